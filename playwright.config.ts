import { defineConfig } from '@playwright/test'

import { chromiumArguments, findChromium } from './scripts/chromium.ts'
import { baselineVisitor } from './tests/support/baseline-visitor.ts'

/** Browser tests have a port and data of their own, so that a store that is open stays as it is. */
const port = Number(process.env.TEST_PORT ?? 8797)
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/*.spec.ts', 'visual/*.spec.ts'],
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
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node tests/support/serve.ts',
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/healthcheck/status`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: `${port}` },
  },
})
