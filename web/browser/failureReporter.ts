// Prints one line per failed test at the very end, so that the reasons are in the last lines of a log.
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class FailureReporter implements Reporter {
  #failures: string[] = [];

  onTestEnd(test: TestCase, { errors, status }: TestResult): void {
    if (status === test.expectedStatus) return;
    const messages = errors.map((error) =>
      stripVTControlCharacters(error.message ?? '').replace(/\s+/g, ' '),
    );
    this.#failures.push(`${test.location.file.split('/').at(-1)}: ${messages.join(' | ').slice(0, 300)}`);
  }

  onExit(): Promise<void> {
    for (const failure of this.#failures) console.log(failure);
    return Promise.resolve();
  }
}
