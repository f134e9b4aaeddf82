"""The hand that draws both games: elements, ink, and the wooden figures."""
