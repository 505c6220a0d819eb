import type { Certificate } from '../front/certificate.ts'
import { openFront } from '../front/front.ts'
import { openBareWorker, type Server } from '../servers.ts'
import { bareProducts, barePages } from './bare-page.ts'
import { withoutScript } from './scriptless.ts'

/** Where the store is asked for as over a network, the same with no script in its documents or with bare products, and the bare page. */
export type Fronts = {
  readonly store: string
  readonly scriptless: string
  readonly bareProducts: string
  readonly bare: string
  readonly end: () => Promise<unknown>
}

export async function openFronts(store: Server, certificate: Certificate): Promise<Fronts> {
  const bareWorker = await openBareWorker(barePages())
  const whole = await openFront(store, { certificate })
  const scriptless = await openFront(store, { certificate, rewrite: withoutScript })
  const products = await openFront(store, { certificate, rewrite: bareProducts })
  const bare = await openFront(bareWorker, { certificate })
  return {
    store: whole.origin,
    scriptless: scriptless.origin,
    bareProducts: products.origin,
    bare: bare.origin,
    end: () => Promise.all([whole, scriptless, products, bare, bareWorker].map(server => server.end())),
  }
}
