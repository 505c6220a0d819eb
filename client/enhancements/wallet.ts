import { createBrowserClient } from '#src/commerce/browser.ts'
import { locales } from '#src/language/locales.ts'

import type { Enhancement } from '../enhancement-registry.ts'
import { pageLocale } from '../page-locale.ts'

/** R246: who pays with a credit of their own is not offered a wallet; only somebody who is signed in can have one. */
export const offerWallet: Enhancement = async element => {
  const { standing = 'guest' } = document.documentElement.dataset
  if (['guest', 'associate'].includes(standing)) return
  // It keeps its place while nobody knows, so that nothing moves for those it is offered to.
  element.style.visibility = 'hidden'
  const profile = await createBrowserClient(locales[pageLocale()].callLocale)('consumer.profile.get', {})
  element.style.removeProperty('visibility')
  if (!profile.ok) return
  const { athlete, prosumer, consumerCredit } = profile.value.consumerDetails
  element.hidden = [athlete, prosumer, consumerCredit].some(credit => credit !== undefined)
}
