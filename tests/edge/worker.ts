import { WorkerEntrypoint } from 'cloudflare:workers'

import commerce from '#demo/index.ts'
import pictures from '#demo/pictures/index.ts'
import payments from '#worker/payments/index.ts'
import storefront from '#worker/storefront/index.ts'

import { dependency, memory, provider } from './dependency.ts'

export { Site } from '#demo/index.ts'
export { EventLog } from '#worker/storefront/index.ts'
export { PaymentLedger } from '#worker/payments/index.ts'

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
