import type { Parsed } from '#src/commerce/call.ts'
import type { gatheringCalls } from '#src/commerce/calls/consumer/gatherings.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { ShopperContext } from '../context.ts'
import { seatsOf, seatsTaken, takeSeats } from '../db/accounts/gathering-seats.ts'
import { movePoints } from '../db/orders/points.ts'
import { emailTo } from '../mail/email-to.ts'
import { opaqueId, randomDigits } from '../random.ts'
import { looksLikeEmail } from '../rules/addresses/address.ts'
import { captchaFails } from '../rules/captcha.ts'
import type { InvitedTo } from './gathering.ts'
import { nextOccasion, type NextOccasion } from './next-occasion.ts'

type Body = Parsed<(typeof gatheringCalls)['consumer.event.register']>['body']
type Registered = OutcomeOf<'consumer.event.register'>

/** Whether somebody may pay so many points. */
function mayPay({ account }: ShopperContext, points: number) {
  if (points === 0) return ok(undefined)
  if (account === undefined) return fail('REW401')
  if (account.loyaltySince === undefined) return fail('REW130')
  if (!account.loyaltyConfirmed) return fail('REW135')
  return points > account.points ? fail('REW140', { points: account.points, needed: points }) : ok(undefined)
}

const momentText = ({ locale }: ShopperContext, { startsAt, timeZone }: NextOccasion): string =>
  new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(startsAt)

/** Who takes seats: as they say, or as their account has it. */
function whoTakes({ account }: ShopperContext, { firstName, lastName, email }: Body) {
  const { details } = account ?? {}
  const name = [firstName ?? details?.firstName, lastName ?? details?.lastName].filter(Boolean).join(' ')
  return { name, email: email ?? account?.email ?? '' }
}

type Asked = { readonly gathering: InvitedTo; readonly occasion: NextOccasion; readonly seats: number }

/** Takes the seats of one who may have them, moves the points and writes the letter, all or nothing. */
function take(
  context: ShopperContext,
  { gathering, occasion, seats }: Asked,
  who: ReturnType<typeof whoTakes>,
): Registered {
  const { account, consumerId, db, language, now, random } = context
  const left = Math.min(gathering.seats - seatsTaken(db, occasion), gathering.seatsEach)
  if (seats > left) return fail('EVT409', { left, field: 'seats' })
  const points = gathering.points * seats
  const paying = mayPay(context, points)
  if (!paying.ok) return paying
  const write = emailTo(context, who.email)
  if (!write.ok) return write
  const [number, token] = [`V${randomDigits(random, 8)}`, opaqueId(random)]
  takeSeats(db, { ...occasion, ...who, number, consumerId, seats, points, token, at: now() })
  if (points > 0 && account !== undefined) movePoints(db, account.id, -points, `event ${gathering.id}`, now())
  const { name, addressLine1, city } = occasion.store
  write.value({
    kind: 'event-registered',
    values: {
      title: gathering.title[language],
      when: momentText(context, occasion),
      where: `${name}, ${addressLine1}, ${city}`,
      seats: String(seats),
    },
    path: `/event-cancel?token=${token}`,
  })
  return ok({ registrationNumber: number, eventId: gathering.id, email: who.email, seats, pointsSpent: points })
}

/** R418: takes seats at the next gathering; nothing runs between counting them and taking them. */
export function registerFor(context: ShopperContext, body: Body): Registered {
  const gathering = context.gatherings.find(({ id }) => id === body.eventId)
  const occasion = gathering && nextOccasion(context, gathering)
  if (gathering === undefined || occasion === undefined) return fail('API404', { eventId: body.eventId })
  if (captchaFails(body.recaptcha_response)) return fail('AUT403')
  const who = whoTakes(context, body)
  if (!looksLikeEmail(who.email)) return fail('AUT453', { field: 'email' })
  const known = seatsOf(context.db, occasion, who.email)
  if (known === undefined)
    return context.db.transact(() => take(context, { gathering, occasion, seats: body.seats }, who))
  const { number: registrationNumber, seats, points: pointsSpent } = known
  return ok({ registrationNumber, eventId: gathering.id, email: who.email, seats, pointsSpent })
}
