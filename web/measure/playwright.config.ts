import base from '../playwright.config';

// Measurements are run like tests, one after the other, but say what they found and fail nobody.
export default {
  ...base,
  testDir: '.',
  testMatch: '*.measure.ts',
  workers: 1,
  reporter: 'line',
  timeout: 600_000,
};
