import base from '../../playwright.config.ts'

/** `npm run gallery`: the same store and browser as the browser tests, and a walk that takes pictures. */
export default {
  ...base,
  testDir: '.',
  testMatch: 'walk.ts',
  outputDir: '../../reports/gallery',
  reporter: 'list',
  timeout: 1_800_000,
  use: { ...base.use, actionTimeout: 20_000, navigationTimeout: 30_000 },
}
