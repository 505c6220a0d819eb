import { createBrowserClient } from '#src/commerce/browser.ts'
import { locales } from '#src/language/locales.ts'
import { myStoreIn } from '#src/shop/stores/model/my-store.ts'

import { commandAnswered } from '../forms.ts'
import type { Enhancement } from '../enhancements.ts'
import { pageLanguage } from '../language.ts'

const chosenUpc = () => document.querySelector<HTMLInputElement>('main input[name="upc"]:checked')?.value

/** What the shopper's own store has of the chosen size: a named store, before the button. */
async function tell(element: HTMLElement): Promise<void> {
  const store = myStoreIn(document.cookie)
  if (store === undefined) return
  const { t, locale } = await pageLanguage()
  const upc = chosenUpc()
  if (upc === undefined) {
    element.textContent = t('product.pickup.at', { name: store.name })
    return
  }
  const commerce = createBrowserClient(locales[locale].callLocale)
  const answer = await commerce('products.availability.get', {
    productId: element.dataset.product ?? '',
    upcs: [upc],
    storeId: store.id,
  })
  const state = answer.ok ? answer.value.items[0]?.state : undefined
  element.textContent =
    state === undefined
      ? t('product.pickup.at', { name: store.name })
      : t(state === 'out' ? 'product.pickup.not-at' : 'product.pickup.now-at', { name: store.name })
}

export const tellPickup: Enhancement = element => {
  const again = () => element.isConnected && void tell(element)
  again()
  document.addEventListener('change', event => {
    if ((event.target as HTMLInputElement).name === 'upc') again()
  })
  document.addEventListener(commandAnswered, again)
}
