"""What the tests in the browser share: people, their hands, and what they look at."""
