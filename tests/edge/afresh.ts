// Each file begins afresh in the runtime of the others: nothing is stored or remembered, the platform is faithful, and clocks
// and globals are the machine's.
import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, vi } from 'vitest'

import { closeShops } from './browser.ts'
import { dependency, memory, provider } from './dependency.ts'

const { PAGES, RULES } = env as { readonly PAGES: KVNamespace; readonly RULES: KVNamespace }

/** Takes everything out of a namespace. */
async function empty(namespace: KVNamespace): Promise<void> {
  const { keys } = await namespace.list()
  await Promise.all(keys.map(({ name }) => namespace.delete(name)))
  if (keys.length > 0) await empty(namespace)
}

vi.useRealTimers()
vi.unstubAllGlobals()
dependency.reset()
provider.reset()
beforeAll(async () => {
  await Promise.all([reset(), empty(PAGES), empty(RULES)])
  closeShops()
  memory.forget()
})
