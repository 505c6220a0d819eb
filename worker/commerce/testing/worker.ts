import { WorkerEntrypoint } from 'cloudflare:workers'

import payments, { PaymentLedger } from '#worker/payments/index.ts'

import { clock } from './clock.ts'
import { faults } from './faults.ts'
import { platform } from './fixture/platform.ts'
import { refill } from './opened-shops.ts'

export { PaymentLedger }

/** A shop of the fixture, which opens as the first of its name did. */
export class Site extends platform.Site {
  constructor(state: DurableObjectState, env: object) {
    const remember = refill(state, { now: clock.now, believedMs: 0 })
    super(state, env)
    remember()
  }
}

/** The payment provider, with the line to it in the test's hands. */
export class Payments extends WorkerEntrypoint<object> {
  override async fetch(request: Request): Promise<Response> {
    return faults.line(request, () => Promise.resolve(payments.fetch(request, this.env)))
  }
}

/** The platform, and the provider's own pages at its own address. */
export default {
  fetch: (request: Request, env: object) =>
    new URL(request.url).hostname.startsWith('pay.') ? payments.fetch(request, env) : platform.fetch(request, env),
}
