import { nearText } from '#src/shop/stores/model/search-location.ts'
import { keepLastPlace, lastPlace } from '#src/visitor/last-place.ts'

import { listening } from '../mount/listening.ts'
import type { Mount } from '../mount/mount.ts'
import { goTo } from '../navigation/go-to.ts'
import { pageLanguage } from '../document/language.ts'

/** The field beside it holds what was asked for elsewhere in this visit; what it came with, and what is sent, is kept. */
function remember(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('input[autocomplete="postal-code"]')
  if (field === null) return
  if (field.value === '') field.value = lastPlace()
  else if (field.ariaInvalid !== 'true') keepLastPlace(field.value)
  form.addEventListener('submit', () => keepLastPlace(field.value.trim()))
}

/** Asks for the browser's position when the button is pressed, and searches around it. */
const aroundHere = listening({
  click: (event, root) => {
    const button = (event.target as Element).closest('button')
    button?.setAttribute('aria-busy', 'true')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const address = new URL(location.href)
        address.searchParams.delete('q')
        address.searchParams.set('near', nearText(coords.latitude, coords.longitude))
        goTo(address.pathname + address.search)
      },
      () => {
        button?.removeAttribute('aria-busy')
        const place = root.querySelector<HTMLElement>('[role="status"]')
        void pageLanguage().then(({ t }) => place?.replaceChildren(t('stores.no-position')))
      },
      { timeout: 10_000, maximumAge: 600_000 },
    )
  },
})

export const mount: Mount = element => {
  const form = element.closest('form')
  if (form !== null) remember(form)
  return aroundHere(element)
}
