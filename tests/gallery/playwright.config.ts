import base from '../../playwright.config.ts'
import { launchOptions } from '../../scripts/testing/chromium.ts'

/**
 * `npm run gallery`: the same store and browser as the browser tests, and a walk that takes pictures; with `BEFORE`, the address
 * of an older build that runs somewhere, pages of that one above those of this.
 */
export default {
  ...base,
  testDir: '.',
  testMatch: process.env.BEFORE === undefined ? 'walk.ts' : 'then-and-now.ts',
  outputDir: '../../reports/gallery',
  reporter: 'list',
  timeout: 1_800_000,
  use: { ...base.use, launchOptions: launchOptions('typefaces'), actionTimeout: 20_000, navigationTimeout: 30_000 },
}
