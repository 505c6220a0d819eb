import { browserCommerce } from '#src/visitor/browser-commerce.ts'

import { pageLocale } from '../document/page-locale.ts'

/** Whether the account has a credit to pay with; undefined without an answer. */
export async function hasCredit(): Promise<boolean | undefined> {
  const profile = await browserCommerce(pageLocale())('consumer.profile.get', {})
  if (!profile.ok) return undefined
  const { athlete, prosumer, consumerCredit } = profile.value.consumerDetails
  return [athlete, prosumer, consumerCredit].some(credit => credit !== undefined)
}
