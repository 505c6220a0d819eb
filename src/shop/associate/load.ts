import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { handOverCode } from '#src/commerce/calls/associates.ts'
import type { MessageKey } from '#src/language/keys.ts'
import { locales } from '#src/language/locales.ts'

import { personalPage, type LoadResult, type PersonalRequest } from '../page.ts'
import { BuyInStorePage, type Props as DeskProps } from './pages/buy-in-store.tsx'
import { HandOverPage, type Props as HandOverProps } from './pages/hand-over.tsx'
import { LoginPage, type Props as LoginProps } from './pages/login.tsx'
import { AssociateSkeleton } from './parts/skeleton.tsx'

type LookedUp = Pick<DeskProps, 'customers' | 'refused'>

/** The store is that of the account; a platform that does not know it refuses, and then it is asked for. */
async function loadLogin({ commerce, locale, visit }: PersonalRequest): Promise<LoadResult<LoginProps>> {
  const { refused } = visit
  if (refused?.code !== 'STR404') return { kind: 'page', props: { ...(refused && { refused }) } }
  const found = await commerce('utilities.stores.list', { countryCode: locales[locale].country })
  if (!found.ok) return { kind: 'unavailable', reason: found.code }
  return { kind: 'page', props: { stores: found.value.stores, refused } }
}

/** The address behind a code: nothing but the code is in it. */
function handOverOf({ locale, storeOrigin, visit: { flash } }: PersonalRequest): string | undefined {
  const code = flash?.command === 'associate/hand-over' ? flash.values.code : undefined
  return code === undefined ? undefined : storeOrigin + href(locale, 'handOver', undefined, { code })
}

const asking = 'associate/customer'

/**
 * Whom the last command asked for, looked up once, because the platform writes each look-up down. Who is not found is said
 * at the field, like any other refusal.
 */
async function lookUp({ commerce, visit: { flash, refused } }: PersonalRequest, storeId: string): Promise<LookedUp> {
  const search = flash?.command === asking ? flash.values.search : undefined
  if (search === undefined) return { customers: [], ...(refused && { refused }) }
  const found = await commerce('utilities.store-customers.find', { storeId, search })
  const customers = found.ok ? found.value.customers : []
  if (customers.length > 0) return { customers }
  const code = found.ok ? 'customer.unknown' : found.code
  return { customers, refused: { command: asking, code, problems: { search: code }, values: { search } } }
}

async function loadDesk(request: PersonalRequest): Promise<LoadResult<DeskProps>> {
  const { commerce, locale, visit } = request
  const { buyInStore: session, basketId } = visit
  if (session === undefined) return { kind: 'redirect', to: href(locale, 'associateLogin'), status: 302 }
  const { storeId } = session
  // First, so that the list of what was done has it.
  const lookedUp = await lookUp(request, storeId)
  const [staff, done, cart] = await Promise.all([
    commerce('utilities.store-employees.list', { storeId }),
    commerce('utilities.store-actions.list', { storeId }),
    basketId === undefined ? undefined : commerce('cart.cart.get', { basketId }),
  ])
  const colleagues = staff.ok ? staff.value.employees.map(one => one.storeEmployeeName) : []
  const handOver = handOverOf(request)
  return {
    kind: 'page',
    props: {
      session,
      colleagues,
      ...lookedUp,
      ...(done.ok && { done: done.value }),
      ...(cart?.ok === true && { cart: cart.value }),
      ...(handOver !== undefined && { handOver }),
    },
  }
}

async function loadHandOver({ commerce, query }: PersonalRequest): Promise<LoadResult<HandOverProps>> {
  const code = query.get('code') ?? ''
  const offered = v.is(handOverCode, code) ? await commerce('cart.hand-over.get', { code }) : undefined
  if (offered?.ok !== true) return { kind: 'page', props: {} }
  const { associate, totalItems } = offered.value
  const { storeName, storeEmployeeName } = associate
  return { kind: 'page', props: { offered: { code, storeName, storeEmployeeName, totalItems } } }
}

const page = <Props extends object>(
  load: (request: PersonalRequest) => Promise<LoadResult<Props>>,
  Page: React.ComponentType<Props>,
  title: MessageKey = 'associate.login',
) =>
  personalPage({
    head: ({ language }) => ({ title: `${language.t(title)} · Fellholm` }),
    load,
    Page,
    Skeleton: AssociateSkeleton,
  })

export const associatePages = {
  associateLogin: page(loadLogin, LoginPage),
  storeIpads: page(loadDesk, BuyInStorePage),
  handOver: page(loadHandOver, HandOverPage, 'cart.title'),
} as const
