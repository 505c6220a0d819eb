import { defineConfig } from 'vitest/config'

import { clientAssets } from './build/client-assets.ts'
import { messages } from './build/messages.ts'
import { LongestFirst } from './scripts/testing/longest-first.ts'

/**
 * What other projects run, as part of `include`: a project that has an `exclude` of its own does not hear that of the
 * command line, by which tests are left to the long suite (tests/suites).
 */
const notElsewhere = ['!dist/**', '!tests/e2e/**', '!tests/edge/**', '!**/*.worker.test.*']

/** Tests that load a compiler or another native tool, which a context of a thread cannot. */
const byTools = ['build/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/architecture/**/*.test.ts']

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    // What a worker writes is shown with the test that failed by it.
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      './worker/commerce/vitest.config.ts',
      './tests/edge/vitest.config.ts',
      {
        plugins: [messages(), clientAssets('')],
        test: {
          name: 'node',
          environment: 'node',
          pool: 'vmThreads',
          testTimeout: 30_000,
          include: ['**/*.test.{ts,tsx}', '!**/*.dom.test.*', ...notElsewhere, ...byTools.map(files => `!${files}`)],
        },
      },
      {
        plugins: [messages(), clientAssets('')],
        test: { name: 'tools', environment: 'node', testTimeout: 30_000, include: byTools },
      },
      {
        plugins: [messages()],
        test: {
          name: 'client',
          environment: 'happy-dom',
          pool: 'vmThreads',
          // Cookies with the prefix `__Host-` are kept on a secure origin alone.
          environmentOptions: { happyDOM: { url: 'https://localhost/' } },
          testTimeout: 30_000,
          include: ['**/*.dom.test.{ts,tsx}', ...notElsewhere],
        },
      },
    ],
  },
})
