import base from '../playwright.config';

// Measurements run as tests, one at a time. They print their results and do not fail when a budget is exceeded.
export default {
  ...base,
  testDir: '.',
  testMatch: '*.measure.ts',
  workers: 1,
  reporter: 'line',
  timeout: 600_000,
};
