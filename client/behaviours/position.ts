import { nearText } from '#src/shop/stores/model/search-location.ts'

import { listening } from '../mount/listening.ts'
import { goTo } from '../navigation/go-to.ts'
import { pageLanguage } from '../document/language.ts'

/** Asks for the browser's position when the button is pressed, and searches around it. */
export const mount = listening({
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
