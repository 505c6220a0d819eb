import { resolve } from 'node:path'

import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { kCurrentWorker } from 'miniflare'
import { defineProject } from 'vitest/config'

import { bundled } from '../../build/bundled.ts'
import { classNames } from '../../build/styles/class-names.ts'
import { clientAssets } from '../../build/client-assets.ts'
import { messages } from '../../build/messages.ts'
import { miniflareOptions, runtime } from '../../build/worker-config.ts'

const root = resolve(import.meta.dirname, '../..')
const dependency = `${import.meta.dirname}/dependency.ts`
const worker = `${import.meta.dirname}/worker.ts`

const asBuilt = {
  root,
  define: { BUILD_ID: '"test"', LOCAL_BUILD: 'true', HOT_RELOAD: 'false' },
  css: { modules: { generateScopedName: classNames(root) } },
}

/** The storefront worker in workerd, in front of the real commerce platform and payment provider. */
export default defineProject({
  ...asBuilt,
  plugins: [
    messages(),
    clientAssets(''),
    bundled(worker, file => file === dependency || file.endsWith('.wasm'), {
      ...asBuilt,
      plugins: [messages(), clientAssets('')],
    }),
    cloudflareTest({
      main: worker,
      miniflare: {
        ...runtime(),
        kvNamespaces: miniflareOptions('storefront').kvNamespaces,
        durableObjects: {
          // Here one worker has all objects: what another binds by its name is its own.
          ...miniflareOptions('desk').durableObjects,
          ...miniflareOptions('storefront').durableObjects,
          ...miniflareOptions('commerce').durableObjects,
          ...miniflareOptions('payments').durableObjects,
        },
        serviceBindings: {
          COMMERCE: { name: kCurrentWorker, entrypoint: 'CommerceEntrypoint' },
          PICTURES: { name: kCurrentWorker, entrypoint: 'Pictures' },
          PAYMENTS: { name: kCurrentWorker, entrypoint: 'Payments' },
          STOREFRONT: { name: kCurrentWorker },
        },
        bindings: {
          SESSION_SECRET: 'a-secret-for-tests-only-of-forty-letters',
          AUTH_ACCESS_KEY: 'a-key-for-tests-only',
          APP_KEYS: 'tests=an-app-key-for-tests-only-of-forty-letters',
          PAYMENTS_KEY: 'a-key-for-tests-only',
          PURGE_KEY: 'a-purge-key-for-tests-of-forty-letters-x',
          OPERATOR_KEY: 'an-operator-key-for-tests',
          STORE_ORIGIN: 'http://localhost',
          STORE_ORIGINS: 'http://localhost',
          PAYMENTS_ORIGIN: 'http://pay.localhost',
          // Tests break the platform on purpose; the breaker has tests of its own.
          BREAKER_FAILURES: '1000',
          // A machine that is busy with other tests is not a busy shop.
          SITE_WAIT_MS: '60000',
          // Hundreds sign in here, and each waits for a hash.
          PASSWORD_COST: '10',
        },
      },
    }),
  ],
  test: {
    name: 'edge',
    include: ['tests/edge/**/*.test.ts'],
    // Files share a runtime, which takes seconds to start; all that it keeps is new for each (afresh.ts).
    isolate: false,
    setupFiles: [`${import.meta.dirname}/afresh.ts`],
    // The first of a run waits for the worker to be built, and of a file for its shops to be filled.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
