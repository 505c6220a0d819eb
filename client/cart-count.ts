/** Something about the cart changed; `count` is how many things it holds now. */
export const cartChanged = 'fellholm:cart'

const cookieCount = (): number => {
  const [, count] = /(?:^|; )cart-count=(\d{1,6})/.exec(document.cookie) ?? []
  return Number(count ?? 0)
}

/** Shows a count in every place that has room for it. */
export function showCartCount(count: number): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    place.textContent = `${count}`
    place.hidden = count === 0
  }
}

/** The count now shown. */
export const shownCartCount = (): number => Number(document.querySelector('[data-cart-count]')?.textContent ?? 0)

/** Puts the visit's cart count into pages that were rendered for everybody. */
export function startCartCount(): void {
  const show = () => showCartCount(cookieCount())
  show()
  addEventListener('pageshow', show)
  addEventListener(cartChanged, show)
}
