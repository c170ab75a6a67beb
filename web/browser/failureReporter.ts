// Says once more, last of all, why tests failed, in a line each: where only the end of a log is kept, that is enough.
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class Reasons implements Reporter {
  #reasons: string[] = [];

  onTestEnd(test: TestCase, { errors, status }: TestResult): void {
    if (status === test.expectedStatus) return;
    const said = errors.map((error) => stripVTControlCharacters(error.message ?? '').replace(/\s+/g, ' '));
    this.#reasons.push(`${test.location.file.split('/').at(-1)}: ${said.join(' | ').slice(0, 300)}`);
  }

  onExit(): Promise<void> {
    for (const reason of this.#reasons) console.log(reason);
    return Promise.resolve();
  }
}
