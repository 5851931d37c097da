"""One file a driver: `name`, `description`, `check()`; serial ones also `WIRE`, `USB` and `codec()`."""
