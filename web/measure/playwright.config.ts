import base from '../playwright.config';

// Measurements run like tests, one at a time. They print what they find and never fail on a budget.
export default {
  ...base,
  testDir: '.',
  testMatch: '*.measure.ts',
  workers: 1,
  reporter: 'line',
  timeout: 600_000,
};
