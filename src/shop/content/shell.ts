import type { MenuItem, Popup } from '#src/commerce/calls/content.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { locales, type Locale } from '#src/language/locales.ts'
import { readSections, type ReadySection } from '#src/sections/model/ready-section.ts'

/** A pop-up: what it shows, and what it is called while it is put aside (R156). */
export type PopUp = { readonly id: string; readonly title: string; readonly placed: readonly ReadySection[] }

/** The content around every page. */
export type Shell = {
  readonly menu: readonly MenuItem[]
  readonly footer: readonly MenuItem[]
  readonly promotion?: { readonly text: string; readonly href: string }
  /** In the order in which they want to be seen. */
  readonly popUps?: readonly PopUp[]
  /** R100: whether long pages have a way back to their top: as its flag stands, which is not kept with the rest. */
  readonly hasBackToTop?: true
  /** `false` where the store keeps no favourites (R025). */
  readonly keepsFavorites?: false
}

/** The flag that says so: every page depends on it. */
export const backToTopFlag = 'back_to_top'

/** The frame that ships with the worker, for when content does not answer: search and account still work. */
export const bareShell: Shell = { menu: [], footer: [] }

const popUpOf = ({ id, name, minimizedTitle, baselines }: Popup): PopUp => ({
  id,
  title: minimizedTitle,
  placed: readSections({ sections: [{ name, items: baselines }] }).placed,
})

/** Menu, footer, pop-ups of a locale; nothing when content does not answer. */
export async function loadShell(commerce: Commerce, locale: Locale): Promise<Shell | undefined> {
  const { site: siteId } = locales[locale]
  const [menu, footer, popups] = await Promise.all([
    commerce('content.menu.get', { mode: 'publish', siteId }),
    commerce('content.footer.get', { mode: 'publish', siteId }),
    commerce('content.popups.list', { mode: 'publish', siteId }),
  ])
  if (!menu.ok || !footer.ok) return undefined
  const { items, promotion } = menu.value
  return {
    menu: items,
    footer: footer.value.items,
    ...(promotion === undefined ? {} : { promotion }),
    ...(popups.ok && { popUps: popups.value.popups.map(popUpOf) }),
  }
}
