"""How fast Ceiba is: beside the same source interpreted, and beside other libraries where they are installed."""
