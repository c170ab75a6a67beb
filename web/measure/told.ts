/** A line of the report. */
export function tell(what: string, found: string, bar = ''): void {
  console.log(`${what.padEnd(52)} ${found.padEnd(34)} ${bar && `bar: ${bar}`}`);
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
