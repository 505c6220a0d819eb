import { createElement } from 'react'

import { SessionEnded } from '#src/shop/content/parts/session-ended.tsx'
import type { PageOutcome, PersonalOutcome } from '#src/shop/page.ts'

import type { StorefrontContext } from '../context.ts'
import { recoveryPath, type Lost } from '../visit/recovery.ts'
import type { Session } from '../visit/session.ts'

function lostIn(c: StorefrontContext, shown: PersonalOutcome): Lost | undefined {
  if (c.var.visit.isCustomerGone()) return 'customer'
  return shown.kind === 'cart-lost' ? 'cart' : undefined
}

/** The result of a page, or a redirect to the recovery where the platform no longer knows the visit. */
export async function mended(
  c: StorefrontContext,
  session: Session | undefined,
  shown: PersonalOutcome,
): Promise<PageOutcome> {
  const lost = lostIn(c, shown)
  if (lost === undefined && shown.kind !== 'cart-lost') return shown
  const to = lost && session && (await recoveryPath(c, { lost, session: session.usid }))
  if (to === undefined) return { kind: 'unavailable', reason: `${lost} lost again` }
  return lost === 'cart'
    ? { kind: 'redirect', to, status: 302 }
    : { kind: 'page', element: createElement(SessionEnded, { to }) }
}
