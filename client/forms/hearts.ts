import { heartsForm } from '#src/product-ui/card/hearts-form.ts'
import type { CommandAnswer } from '#src/shop/command-answer.ts'
import { browserCommerce } from '#src/visitor/browser-commerce.ts'

import { pageLocale } from '../document/page-locale.ts'

/** So many favourites are asked for at once; a heart beyond them shows itself on the favourites' page. */
const most = '100'

let known: Promise<Set<string>> | undefined

async function ask(): Promise<Set<string>> {
  const commerce = browserCommerce(pageLocale())
  const list = await commerce('wishlists.favorites.list', { count: most })
  return new Set(list.ok ? list.value.items.map(({ itemId }) => itemId) : [])
}

/** The command of a pressed heart. */
const dropPath = () => `/-/favorites/drop?locale=${pageLocale()}`

function press(heart: HTMLButtonElement, isFavorite: boolean) {
  heart.setAttribute('aria-pressed', `${isFavorite}`)
  if (isFavorite) heart.setAttribute('formaction', dropPath())
  else heart.removeAttribute('formaction')
}

function show(favorites: ReadonlySet<string>) {
  for (const heart of document.querySelectorAll<HTMLButtonElement>(`[form="${heartsForm}"]`))
    press(heart, favorites.has(heart.value))
}

/** Shows in every heart of the page whether its product is a favourite. */
export async function showHearts(): Promise<void> {
  known ??= ask()
  show(await known)
}

/** Drops the favourites after a sign-in or sign-out; they belong to the shopper before. */
export function forgetHearts(): void {
  known = undefined
  show(new Set())
}

/** A heart was pressed and the store has answered. */
export async function heartAnswered(event: Event): Promise<void> {
  const answer = (event as CustomEvent<CommandAnswer>).detail
  if (!answer.ok) return
  const { itemId, isFavorite } = answer.value as { itemId: string; isFavorite: boolean }
  const favorites = await (known ?? Promise.resolve(new Set<string>()))
  if (isFavorite) favorites.add(itemId)
  else favorites.delete(itemId)
  known = Promise.resolve(favorites)
  show(favorites)
}
