import { cartChanged } from '#src/kit/events.ts'

import { isMotionWelcome } from './motion.ts'

/** How many things the visit's cart held when it was last seen. */
export const visitCartCount = (): number => {
  const [, count] = /__Host-cart-count=(\d{1,6})/.exec(document.cookie) ?? []
  return Number(count ?? 0)
}

/** Shows a count in its place, and nothing where there is nothing; a place that is right is not touched. */
export function showCount(place: HTMLElement, count: number): void {
  if (place.textContent !== `${count}`) place.textContent = `${count}`
  if (place.hidden !== (count === 0)) place.hidden = count === 0
}

const placesOfCount = () => document.querySelectorAll<HTMLElement>('[data-cart-count]')

/** Shows how many things the cart holds in every place that has room for it. */
export function showCartCount(count: number): void {
  for (const place of placesOfCount()) showCount(place, count)
}

/** Something comes into the cart: the count of it goes up, and beats once. */
export function showOneMore(): void {
  showCartCount(shownCartCount() + 1)
  if (isMotionWelcome()) for (const place of placesOfCount()) place.animate({ scale: [1, 1.5, 1] }, 180)
}

/** The count now shown. */
export const shownCartCount = (): number => Number(document.querySelector('[data-cart-count]')?.textContent ?? 0)

/** Puts the cart count into a public page. */
export const showVisitCount = (): void => showCartCount(visitCartCount())

/** Keeps the count right on every page of the document; started once. */
export function startCartCount(): void {
  showVisitCount()
  addEventListener('pageshow', showVisitCount)
  addEventListener(cartChanged, showVisitCount)
}
