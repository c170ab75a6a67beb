"""A load test over HTTP: many tables with simulated players; measures throughput and latency."""
