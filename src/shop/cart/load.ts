import { personalPage, type Outcome, type PersonalRequest } from '../page.ts'
import { CartPage, type Props } from './page.tsx'

async function load({ commerce, visit }: PersonalRequest): Promise<Outcome<Props>> {
  if (visit.basketId === undefined) return { kind: 'page', props: {} }
  const cart = await commerce('cart.cart.get', { basketId: visit.basketId })
  if (cart.ok) return { kind: 'page', props: { cart: cart.value } }
  return cart.code === 'BSK404' ? { kind: 'page', props: {} } : { kind: 'unavailable', reason: cart.code }
}

export const cart = personalPage({
  head: ({ language }) => ({ title: `${language.t('cart.title')} · Fellholm` }),
  load,
  Page: CartPage,
  Skeleton: () => null,
})
