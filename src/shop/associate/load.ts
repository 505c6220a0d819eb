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

/** Whom the last command asked for, told once. */
async function customersOf({ commerce, visit: { flash } }: PersonalRequest, storeId: string) {
  const search = flash?.command === 'associate/customer' ? flash.values.search : undefined
  if (search === undefined) return []
  const found = await commerce('utilities.store-customers.find', { storeId, search })
  return found.ok ? found.value.customers : []
}

async function loadDesk(request: PersonalRequest): Promise<LoadResult<DeskProps>> {
  const { commerce, locale, visit } = request
  const { buyInStore: session, basketId, refused } = visit
  if (session === undefined) return { kind: 'redirect', to: href(locale, 'associateLogin'), status: 302 }
  const { storeId } = session
  const [staff, done, cart, customers] = await Promise.all([
    commerce('utilities.store-employees.list', { storeId }),
    commerce('utilities.store-actions.list', { storeId }),
    basketId === undefined ? undefined : commerce('cart.cart.get', { basketId }),
    customersOf(request, storeId),
  ])
  const colleagues = staff.ok ? staff.value.employees.map(one => one.storeEmployeeName) : []
  const handOver = handOverOf(request)
  return {
    kind: 'page',
    props: {
      session,
      colleagues,
      customers,
      ...(done.ok && { done: done.value }),
      ...(cart?.ok === true && { cart: cart.value }),
      ...(handOver !== undefined && { handOver }),
      ...(refused && { refused }),
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
