import type { MenuItem } from '#src/commerce/calls/content.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { locales, type Locale } from '#src/language/locales.ts'

/** What stands around every page. */
export type Shell = {
  readonly menu: readonly MenuItem[]
  readonly footer: readonly MenuItem[]
  readonly promotion?: { readonly text: string; readonly href: string }
  /** `false` where the store keeps no favourites (R025). */
  readonly keepsFavorites?: false
}

/** The frame that ships with the worker, for when content does not answer: search and account still work. */
export const bareShell: Shell = { menu: [], footer: [] }

/** Menu and footer of a locale; nothing when content does not answer. */
export async function loadShell(commerce: Commerce, locale: Locale): Promise<Shell | undefined> {
  const { site: siteId } = locales[locale]
  const [menu, footer] = await Promise.all([
    commerce('content.menu.get', { mode: 'publish', siteId }),
    commerce('content.footer.get', { mode: 'publish', siteId }),
  ])
  if (!menu.ok || !footer.ok) return undefined
  const { items, promotion } = menu.value
  return { menu: items, footer: footer.value.items, ...(promotion === undefined ? {} : { promotion }) }
}
