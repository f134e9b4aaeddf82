"""What a game that was played can teach: `review(record)`."""

from ceiba.review.review import Review as Review, review as review
