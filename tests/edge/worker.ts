import { WorkerEntrypoint } from 'cloudflare:workers'

import { platform } from '#worker/commerce/platform.ts'
import payments from '#worker/payments/index.ts'
import storefront from '#worker/storefront/index.ts'

import { dependency, provider } from './dependency.ts'

export { Site } from '#worker/commerce/index.ts'
export { PaymentBook } from '#worker/payments/index.ts'

/** The platform as the storefront sees it: a test may make it slow, broken or absent (tests/edge/dependency.ts). */
export class Commerce extends WorkerEntrypoint {
  override fetch(request: Request): Promise<Response> {
    return dependency.answer(request, () => Promise.resolve(platform.fetch(request, this.env)))
  }
}

export class Payments extends WorkerEntrypoint {
  override fetch(request: Request): Promise<Response> {
    return provider.answer(request, () => Promise.resolve(payments.fetch(request, this.env)))
  }
}

export default storefront
