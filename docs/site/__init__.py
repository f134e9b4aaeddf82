"""The documentation as a site: `make docs`. The pages of docs/, those made from the sources, and how they look."""
