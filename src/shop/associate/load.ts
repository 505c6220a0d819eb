import { href } from '#routes/href.ts'
import { locales } from '#src/language/locales.ts'

import { personalPage, type Outcome, type PersonalRequest } from '../page.ts'
import { DeskPage, type Props as DeskProps } from './pages/desk.tsx'
import { LoginPage, type Props as LoginProps } from './pages/login.tsx'
import { AssociateSkeleton } from './parts/skeleton.tsx'

async function loadLogin({ commerce, locale, visit }: PersonalRequest): Promise<Outcome<LoginProps>> {
  const found = await commerce('utilities.stores.list', { countryCode: locales[locale].country })
  if (!found.ok) return { kind: 'unavailable', reason: found.code }
  return { kind: 'page', props: { stores: found.value.stores, ...(visit.refused && { refused: visit.refused }) } }
}

async function loadDesk({ commerce, locale, visit }: PersonalRequest): Promise<Outcome<DeskProps>> {
  const { buyInStore: session, basketId, refused } = visit
  if (session === undefined) return { kind: 'redirect', to: href(locale, 'associateLogin'), status: 302 }
  const [staff, cart] = await Promise.all([
    commerce('utilities.store-employees.list', { storeId: session.storeId }),
    basketId === undefined ? undefined : commerce('cart.cart.get', { basketId }),
  ])
  const colleagues = staff.ok ? staff.value.employees.map(one => one.storeEmployeeName) : []
  return {
    kind: 'page',
    props: { session, colleagues, ...(cart?.ok === true && { cart: cart.value }), ...(refused && { refused }) },
  }
}

const page = <Props extends object>(
  load: (request: PersonalRequest) => Promise<Outcome<Props>>,
  Page: React.ComponentType<Props>,
) =>
  personalPage({
    head: ({ language }) => ({ title: `${language.t('associate.login')} · Fellholm` }),
    load,
    Page,
    Skeleton: AssociateSkeleton,
  })

export const associatePages = {
  associateLogin: page(loadLogin, LoginPage),
  storeIpads: page(loadDesk, DeskPage),
} as const
