import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { kCurrentWorker } from 'miniflare'
import { defineProject } from 'vitest/config'

import { bundled } from '../../build/bundled.ts'
import { messages } from '../../build/messages.ts'
import { miniflareOptions, runtime } from '../../build/worker-config.ts'

const testing = `${import.meta.dirname}/testing`
const worker = `${testing}/worker.ts`
/** Modules that a test changes: the worker and the test share one copy of each. */
const turned = new Set(['captcha-line', 'clock', 'faults', 'letter-line'].map(name => `${testing}/${name}.ts`))
const asBuilt = { root: `${import.meta.dirname}/../..`, define: { BUILD_ID: '"test"', LOCAL_BUILD: 'true' } }

/** The commerce and payments workers, tested inside workerd: real Durable Objects, real SQLite, real alarms. */
export default defineProject({
  plugins: [
    messages(),
    bundled(worker, file => turned.has(file) || file.endsWith('.wasm'), { ...asBuilt, plugins: [messages()] }),
    cloudflareTest({
      main: worker,
      miniflare: {
        ...runtime(),
        durableObjects: {
          ...miniflareOptions('commerce').durableObjects,
          ...miniflareOptions('payments').durableObjects,
        },
        serviceBindings: { PAYMENTS: { name: kCurrentWorker, entrypoint: 'Payments' } },
        bindings: {
          PAYMENTS_KEY: 'a-key-for-tests-only',
          // A machine that is busy with other tests is not a busy shop.
          SITE_WAIT_MS: '60000',
          // Hundreds sign in here, and each waits for a hash.
          PASSWORD_COST: '10',
          PAYMENTS_ORIGIN: 'http://pay.localhost:8787',
          STORE_ORIGINS: 'http://localhost:8787,https://store.example,http://127.0.0.1:*',
          AUTH_ACCESS_KEY: 'a-key-for-the-store',
          ADMIN_KEY: 'an-admin-key-for-tests',
          PHOTOS: 'https://pictures.example?width',
          OPERATOR_KEY: 'an-operator-key-for-tests',
          PAYMENT_TIMEOUT_MS: '1000',
          SLOW_ANSWER_MS: '300',
          LOST_ANSWER_MS: '3000',
          FUZZ_RUNS: process.env.FUZZ_RUNS ?? '1500',
          HISTORY_RUNS: process.env.HISTORY_RUNS ?? '100',
          WALK_RUNS: process.env.WALK_RUNS ?? '500',
        },
      },
    }),
  ],
  define: asBuilt.define,
  test: {
    name: 'commerce',
    // Files share a runtime, which takes seconds to start; all that it keeps is new for each test (afresh.ts).
    isolate: false,
    setupFiles: [`${testing}/afresh.ts`],
    testTimeout: 30_000,
    root: asBuilt.root,
    include: ['worker/{commerce,payments}/**/*.worker.test.ts'],
  },
})
