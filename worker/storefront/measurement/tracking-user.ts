import {
  encodeEmail,
  getsNewsletter,
  hashText,
  lifetimeValueOf,
  type TrackingUser,
} from '#src/measurement/tracking-user.ts'

import type { StorefrontContext } from '../context.ts'
import { isSignedIn } from '../visit/session.ts'
import { isAllowed } from '../consent.ts'
import { revalidated } from '../revalidated.ts'

/** At most so many orders count for the customer's value. */
const mostOrders = 100

/** Facts only the account has. They are left out when the platform does not answer. */
async function ofAccount(c: StorefrontContext) {
  const { commerce } = c.get('visit')
  const [profile, history] = await Promise.all([
    commerce('consumer.profile.get', {}),
    commerce('consumer.purchase-history.list', { count: mostOrders }),
  ])
  const known = profile.ok ? profile.value : undefined
  const email = known && encodeEmail(known.consumerDetails.email)
  const points = known?.isLoyaltyMember === true ? await commerce('consumer.loyalty-vouchers.list', {}) : undefined
  return {
    email,
    emailHash: email && (await hashText(email)),
    newsletter: known !== undefined && getsNewsletter(known),
    loyaltyMember: known?.isLoyaltyMember === true,
    lifetimeValue: history.ok ? lifetimeValueOf(history.value.orders) : undefined,
    rewardsAvailable: points?.ok === true ? points.value.currentLoyaltyPoints : undefined,
  }
}

const ofNobody = {
  email: undefined,
  emailHash: undefined,
  newsletter: false,
  loyaltyMember: false,
  lifetimeValue: undefined,
  rewardsAvailable: undefined,
}

async function trackingUserOf(c: StorefrontContext): Promise<TrackingUser> {
  const session = await c.get('visit').session()
  const loggedIn = isSignedIn(session)
  return {
    guestId: session?.consumerId,
    'x-usid': session?.usid,
    'consumer-id': session?.consumerNo,
    memberId: session?.memberId,
    loggedIn,
    employee: session?.consumerType === 'EMPLOYEE',
    ...(loggedIn ? await ofAccount(c) : ofNobody),
  }
}

/**
 * `GET /-/events/user`: what tracking may know of the visitor (R152), for a tag manager. It is put together here and
 * asked for by script, so that no stored page knows it; with the script of the tag manager, where there is one. 403 without consent to be measured (C0002).
 */
export async function trackingUser(c: StorefrontContext): Promise<Response> {
  if (!isAllowed(c, 'analytics')) return Response.json({ error: 'no consent' }, { status: 403, headers: revalidated })
  const { TAG_MANAGER_SRC: tagManager } = c.env.settings
  return Response.json({ user: await trackingUserOf(c), tagManager }, { headers: revalidated })
}
