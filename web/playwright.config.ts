import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CHROMIUM = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

// Tests use real Chromium, real servers and real bots. They wait for visible results, never for a fixed time.
export default defineConfig({
  testDir: 'browser',
  outputDir: '../artefacts/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0, // on a busy machine; the report calls such a test flaky
  reporter: [['list'], ['./browser/failureReporter.ts']],
  use: {
    locale: 'en',
    viewport: { width: 1600, height: 900 }, // the log is beside the board
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM.find((path) => path && existsSync(path)),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
