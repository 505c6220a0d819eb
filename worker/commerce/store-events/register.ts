import type { Parsed } from '#src/commerce/call.ts'
import type { storeEventCalls } from '#src/commerce/calls/consumer/store-events.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { ShopperContext } from '../context.ts'
import { registrationOf, seatsTaken, keepRegistration } from '../db/accounts/event-registrations.ts'
import { movePoints } from '../db/orders/points.ts'
import { emailTo } from '../mail/email-to.ts'
import { opaqueId, randomDigits } from '../random.ts'
import { looksLikeEmail } from '../rules/addresses/address.ts'
import { captchaFails } from '../rules/captcha.ts'
import type { PlannedEvent } from './planned-event.ts'
import { nextOccurrence, type NextOccurrence } from './next-occurrence.ts'

type Body = Parsed<(typeof storeEventCalls)['consumer.event.register']>['body']
type Registered = OutcomeOf<'consumer.event.register'>

/** Whether somebody may pay so many points. */
function mayPay({ account }: ShopperContext, points: number) {
  if (points === 0) return ok(undefined)
  if (account === undefined) return fail('REW401')
  if (account.loyaltySince === undefined) return fail('REW130')
  if (!account.loyaltyConfirmed) return fail('REW135')
  return points > account.points ? fail('REW140', { points: account.points, needed: points }) : ok(undefined)
}

const momentText = ({ locale }: ShopperContext, { startsAt, timeZone }: NextOccurrence): string =>
  new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(startsAt)

/** Who takes seats: as they say, or as their account has it. */
function whoTakes({ account }: ShopperContext, { firstName, lastName, email }: Body) {
  const { details } = account ?? {}
  const name = [firstName ?? details?.firstName, lastName ?? details?.lastName].filter(Boolean).join(' ')
  return { name, email: email ?? account?.email ?? '' }
}

type Asked = { readonly planned: PlannedEvent; readonly occurrence: NextOccurrence; readonly seats: number }

/** Takes the seats of one who may have them, moves the points and writes the letter, all or nothing. */
function take(
  context: ShopperContext,
  { planned, occurrence, seats }: Asked,
  who: ReturnType<typeof whoTakes>,
): Registered {
  const { account, consumerId, db, language, now, random } = context
  const left = Math.min(planned.seats - seatsTaken(db, occurrence), planned.seatsEach)
  if (seats > left) return fail('EVT409', { left, field: 'seats' })
  const points = planned.points * seats
  const paying = mayPay(context, points)
  if (!paying.ok) return paying
  const write = emailTo(context, who.email)
  if (!write.ok) return write
  const [number, token] = [`V${randomDigits(random, 8)}`, opaqueId(random)]
  keepRegistration(db, { ...occurrence, ...who, number, consumerId, seats, points, token, at: now() })
  if (points > 0 && account !== undefined) movePoints(db, account.id, -points, `event ${planned.id}`, now())
  const { name, addressLine1, city } = occurrence.store
  write.value({
    kind: 'event-registered',
    values: {
      title: planned.title[language],
      when: momentText(context, occurrence),
      where: `${name}, ${addressLine1}, ${city}`,
      seats: String(seats),
    },
    path: `/event-cancel?token=${token}`,
  })
  return ok({ registrationNumber: number, eventId: planned.id, email: who.email, seats, pointsSpent: points })
}

/** R418: takes seats at the next occurrence of an event; nothing runs between counting them and taking them. */
export function registerFor(context: ShopperContext, body: Body): Registered {
  const planned = context.storeEvents.find(({ id }) => id === body.eventId)
  const occurrence = planned && nextOccurrence(context, planned)
  if (planned === undefined || occurrence === undefined) return fail('API404', { eventId: body.eventId })
  if (captchaFails(body.recaptcha_response)) return fail('AUT403')
  const who = whoTakes(context, body)
  if (!looksLikeEmail(who.email)) return fail('AUT453', { field: 'email' })
  const known = registrationOf(context.db, occurrence, who.email)
  if (known === undefined)
    return context.db.transact(() => take(context, { planned, occurrence, seats: body.seats }, who))
  const { number: registrationNumber, seats, points: pointsSpent } = known
  return ok({ registrationNumber, eventId: planned.id, email: who.email, seats, pointsSpent })
}
