import { defineConfig } from 'vitest/config'

/** Tests of the repository itself: what it builds, imports, says and cites. */
export default defineConfig({
  test: {
    name: 'architecture',
    root: `${import.meta.dirname}/../..`,
    environment: 'node',
    include: ['tests/architecture/**/*.test.ts'],
    testTimeout: 30_000,
  },
})
