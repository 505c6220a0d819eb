import { personalPage, type Outcome, type PersonalRequest } from '../page.ts'
import { CartPage, type Props } from './page.tsx'
import { CartSkeleton } from './parts/skeleton.tsx'

async function load({ commerce, visit }: PersonalRequest): Promise<Outcome<Props>> {
  const refused = visit.refused && { refused: visit.refused }
  if (visit.basketId === undefined) return { kind: 'page', props: { ...refused } }
  const cart = await commerce('cart.cart.get', { basketId: visit.basketId })
  if (cart.ok) return { kind: 'page', props: { cart: cart.value, ...refused } }
  return cart.code === 'BSK404' ? { kind: 'page', props: { ...refused } } : { kind: 'unavailable', reason: cart.code }
}

export const cart = personalPage({
  head: ({ language }) => ({ title: `${language.t('cart.title')} · Fellholm` }),
  load,
  Page: CartPage,
  Skeleton: CartSkeleton,
})
