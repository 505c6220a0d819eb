import { defineConfig } from '@playwright/test'

import { browserPort as port } from './scripts/testing/browser-store.ts'
import { launchOptions } from './scripts/testing/chromium.ts'
import { baselineVisitor } from './tests/support/baseline-visitor.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'visual/*.spec.ts'],
  outputDir: 'reports/browser',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A machine that is busy may cost a test its time once; `npm test` names each that needed a second try.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Tests that answer requests themselves could not where it does; `service-worker.spec.ts` has it.
    serviceWorkers: 'block',
    storageState: baselineVisitor,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node tests/support/serve.ts',
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/healthcheck/status`,
    timeout: 180_000,
    // `npm test` opens it beforehand (scripts/testing/browser-store.ts); whatever else has the port is not it.
    reuseExistingServer: process.env.STORE_IS_OPEN === '1',
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: `${port}` },
  },
})
