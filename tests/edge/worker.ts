import { WorkerEntrypoint } from 'cloudflare:workers'

import commerce, { Site as DemonstrationSite } from '#demo/index.ts'
import pictures from '#demo/pictures/index.ts'
import { refill } from '#worker/commerce/testing/opened-shops.ts'
import payments from '#worker/payments/index.ts'
import storefront from '#worker/storefront/index.ts'

import { dependency, memory, provider } from './dependency.ts'

export { Desk } from '#worker/desk/index.ts'
export { EventLog } from '#worker/storefront/index.ts'
export { PaymentLedger } from '#worker/payments/index.ts'

/** The orders of a shop that has just opened are some days old by the clock; so they are ten minutes later. */
const believedMs = 600_000

/** A shop of the demonstration, which opens as the first of its name did. */
export class Site extends DemonstrationSite {
  constructor(state: DurableObjectState, env: object) {
    const remember = refill(state, { now: Date.now(), believedMs })
    super(state, env)
    remember()
  }
}

/** The platform as the storefront sees it: a test may make it slow, broken or absent (tests/edge/dependency.ts). */
export class CommerceEntrypoint extends WorkerEntrypoint {
  override fetch(request: Request): Promise<Response> {
    return dependency.answer(request, () => Promise.resolve(commerce.fetch(request, this.env)))
  }
}

export class Pictures extends WorkerEntrypoint {
  override fetch(request: Request): Promise<Response> {
    return pictures.fetch(request)
  }
}

export class Payments extends WorkerEntrypoint {
  override fetch(request: Request): Promise<Response> {
    return provider.answer(request, () => Promise.resolve(payments.fetch(request, this.env)))
  }
}

export default {
  fetch: (request: Request, env: object, context: ExecutionContext) =>
    storefront.fetch(request, memory.of(env), context),
}
