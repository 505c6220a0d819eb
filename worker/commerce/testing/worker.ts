import { WorkerEntrypoint } from 'cloudflare:workers'

import payments, { PaymentBook } from '#worker/payments/index.ts'

import { openValueCards } from '../credits/open-value-cards.ts'
import { platform } from '../platform.ts'
import { siteWith } from '../site.ts'
import { clock } from './clock.ts'
import { fixtureContent, fixtureSeed } from './fixture.ts'
import { faults } from './faults.ts'
import { fixturePromotions } from './fixture-promotions.ts'

export { PaymentBook }

/** A site with a small catalogue of its own and a clock the test can set. */
export class Site extends siteWith({
  seed: () => fixtureSeed,
  content: fixtureContent,
  promotions: fixturePromotions,
  people: openValueCards,
  now: () => clock.now,
}) {}

/** The payment provider, with the line to it in the test's hands. */
export class Payments extends WorkerEntrypoint<object> {
  override async fetch(request: Request): Promise<Response> {
    return faults.line(request, () => Promise.resolve(payments.fetch(request, this.env)))
  }
}

export default platform
