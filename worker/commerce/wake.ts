import { systemClock } from '#src/kit/time/clock.ts'

import { settingsOf, type CommerceSettings } from './bindings.ts'
import { oncePerRequest } from './captcha/once.ts'
import { turnstile } from './captcha/turnstile.ts'
import { editedContent } from './content/edited-content.ts'
import type { Context } from './context.ts'
import { forgetPastRegistrations } from './db/accounts/event-registrations.ts'
import { forgetOldChanges } from './db/changes.ts'
import { databaseOf } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openShop } from './db/open-shop.ts'
import { nextDue } from './db/orders/fulfilments.ts'
import { checkInterrupted } from './db/orders/placing.ts'
import { unsettledAttempts } from './db/orders/payments.ts'
import { openRefunds } from './db/orders/refund-requests.ts'
import { nextLetterAt } from './db/outbox.ts'
import { openUnplanned } from './fulfilment/open.ts'
import { couriersOf } from './mail/couriers/couriers.ts'
import { postmanWith, type Postman } from './mail/outbox/drain.ts'
import { placementScheduler } from './order-placement/placement-scheduler.ts'
import { paymentProvider } from './order-placement/provider.ts'
import { systemRandom } from './random.ts'
import { currencyOf, type Requester } from './requester.ts'
import { isSite } from './route.ts'
import type { ShopSetup } from './shop-setup.ts'

/** A shop's data at its first start. */
export type ShopSurroundings = Omit<Context, 'locale' | 'language' | 'catalogue' | 'emptyOutbox' | keyof Requester> & {
  readonly postman: Postman
}

/** Longest anybody waits for the service that checks whether they are a person, in milliseconds. */
const captchaMs = 3_000

/** Turnstile, where the shop has a secret of it. */
const captchaOf = ({ TURNSTILE_SECRET: secret, TURNSTILE_ENDPOINT: endpoint }: CommerceSettings) =>
  secret === undefined
    ? undefined
    : turnstile((address, init) => fetch(address, init), { endpoint, secret, timeoutMs: captchaMs })

/** The state and surroundings of one shop, made when its object wakes. */
export function wake(
  state: DurableObjectState,
  env: object,
  {
    seed,
    content,
    promotions,
    storeEvents,
    photosOf,
    local,
    now,
    random,
    couriers = named => named,
    captcha = named => named,
    letterPictureOf = src => src,
  }: ShopSetup,
): ShopSurroundings {
  const site = state.id.name
  if (site === undefined || !isSite(site)) throw new Error('A site object is reached by its site’s name only.')
  const db = databaseOf(state.storage)
  migrate(db)
  const clock = now ?? systemClock
  openShop(db, seed, { site, currency: currencyOf(site), at: clock() })
  const settings = settingsOf(env)
  const { PAYMENTS, PAYMENTS_KEY, PAYMENT_TIMEOUT_MS } = settings
  const payments = paymentProvider(PAYMENTS, { key: PAYMENTS_KEY, timeout: PAYMENT_TIMEOUT_MS })
  const service = captcha(captchaOf(settings))
  const scheduler = placementScheduler(state.storage, PAYMENT_TIMEOUT_MS + 2000)
  checkInterrupted(db)
  forgetOldChanges(db)
  forgetPastRegistrations(db, clock())
  openUnplanned({ db })
  const isAwaited = nextDue(db) !== undefined || nextLetterAt(db) !== undefined
  if (unsettledAttempts(db).length + openRefunds(db).length > 0 || isAwaited) scheduler.wakeIn(0)
  return {
    site,
    db,
    now: clock,
    random: random ?? systemRandom,
    content: editedContent(content, db),
    promotions,
    storeEvents,
    photosOf,
    images: settings.IMAGES,
    payments,
    scheduler,
    postman: postmanWith(couriers(couriersOf(settings, db))),
    letterPictureOf,
    hasSmallWarehouse: LOCAL_BUILD && local !== undefined,
    checkAnswer: service && oncePerRequest(service),
    identityProviders: settings.IDENTITY_PROVIDERS,
    passwordCost: settings.PASSWORD_COST,
  }
}
