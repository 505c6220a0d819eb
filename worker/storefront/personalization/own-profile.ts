import { timeout } from '#src/kit/time/timeout.ts'

import type { StorefrontContext } from '../context.ts'
import { isSignedIn, type Session } from '../visit/session.ts'
import type { OwnProfile } from './profile.ts'

/** The longest wait for any fact about the visitor, in milliseconds; the page waits for the decision. */
const longestMs = 700

const query =
  'query ($userId: String, $audiences: [String]) { customer(vuid: $userId) { audiences(subset: $audiences) { edges { node { name state } } } } }'

/** R313: the visitor's segments, of those a setting names. Empty when the data platform does not answer. */
async function segmentsOf(c: StorefrontContext, visitor: string | undefined): Promise<readonly string[]> {
  const { DATA_PLATFORM_SEGMENTS: audiences } = c.env.settings
  if (visitor === undefined || audiences.length === 0) return []
  const answer = await c.get('visit').commerce('experiments.segments.get', {
    query,
    variables: { userId: visitor, audiences },
  })
  const edges = answer.ok ? (answer.value.data.customer?.audiences.edges ?? []) : []
  return edges.flatMap(({ node }) => (node.state === 'qualified' ? [node.name] : []))
}

async function interestsOf(c: StorefrontContext, session: Session | undefined): Promise<readonly string[]> {
  if (!isSignedIn(session)) return []
  const profile = await c.get('visit').commerce('consumer.profile.get', {})
  const { interests = '' } = profile.ok ? profile.value.preferences : {}
  return interests.split('|').filter(interest => interest !== '')
}

async function cartOf(c: StorefrontContext, session: Session | undefined): Promise<OwnProfile['cart']> {
  if (session?.basketId === undefined) return undefined
  const cart = await c.get('visit').commerce('cart.cart.get', { basketId: session.basketId })
  return cart.ok ? cart.value : undefined
}

/** Whether nothing is in the cart; of a cart that cannot be read, what it held when it was last seen. */
const isCartEmpty = (cart: OwnProfile['cart'], session: Session | undefined): boolean =>
  (cart?.items ?? session?.lines ?? []).length === 0

/**
 * R154: what session, cart, account and data platform say of the visitor; what does not come in time is left out. Nothing
 * of it is taken from the browser.
 */
export async function ownProfile(
  c: StorefrontContext,
  visitor: string | undefined,
  stealthGroup: string,
): Promise<OwnProfile> {
  const session = await c.get('visit').session()
  const inTime = <Value>(work: Promise<Value>) => timeout(longestMs, work).catch(() => undefined)
  const [cart, interests = [], segments = []] = await Promise.all([
    inTime(cartOf(c, session)),
    inTime(interestsOf(c, session)),
    inTime(segmentsOf(c, visitor)),
  ])
  return {
    customStates: {
      cartEmpty: isCartEmpty(cart, session),
      employeeLoggedIn: session?.consumerType === 'EMPLOYEE',
      loggedIn: isSignedIn(session),
      loyaltyEnrolled: session?.memberId !== undefined,
    },
    interests,
    cart,
    stealthGroup,
    segments,
  }
}
