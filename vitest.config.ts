import { defineConfig } from 'vitest/config'

const own = ['**/*.worker.test.*', '**/*.dom.test.*', '**/node_modules/**', 'dist/**', 'tests/e2e/**', 'tests/edge/**']

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    projects: [{ test: { name: 'node', environment: 'node', include: ['**/*.test.{ts,tsx}'], exclude: own } }],
  },
})
