"""What the pictures of games have in common: elements, ink, and the wooden figures."""
