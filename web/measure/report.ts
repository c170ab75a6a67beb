/** Print a line of the report. */
export function report(name: string, result: string, budget = ''): void {
  console.log(`${name.padEnd(52)} ${result.padEnd(34)} ${budget && `budget: ${budget}`}`);
}

/** Return the nearest-rank quantile, for a share between 0 and 1. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
