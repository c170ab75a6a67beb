"""A load test over HTTP: simulated players at many tables, to measure throughput and latency."""
