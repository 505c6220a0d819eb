import { localeNames, locales, type Locale, type SiteName } from '#src/language/locales.ts'
import type { CatalogueChange } from '#src/commerce/calls/orders/editing.ts'

import { pagesTouchedBy } from './shown.ts'
import type { Scheduled, SiteContent, StoredMenuItem } from './site-content.ts'

/** A moment at which scheduled content appears or goes, and what changes with it. */
type Boundary = { readonly at: number; readonly changes: readonly CatalogueChange[] }

const momentsOf = ({ from, until }: Scheduled): number[] => [from, until].filter(at => at !== undefined)

const momentsOfMenu = (items: readonly StoredMenuItem[]): number[] =>
  items.flatMap(item => [...momentsOf(item), ...momentsOfMenu(item.children)])

function boundariesIn(content: SiteContent, locale: Locale): Boundary[] {
  const pages = content.pages(locale).flatMap(page =>
    momentsOf(page).map(at => ({
      at,
      changes: pagesTouchedBy(content, locale, page).map(id => ({ kind: 'page', id }) as const),
    })),
  )
  const entries = content.places().flatMap(place =>
    (content.slots(place, locale) ?? [])
      .flatMap(({ items }) => items)
      .flatMap(momentsOf)
      .map(at => ({ at, changes: [{ kind: 'slot', id: place } as const] })),
  )
  const { items, notices } = content.menu(locale)
  // What stands on every page.
  const around = [
    ...[...content.popups(locale), ...notices].flatMap(momentsOf),
    ...momentsOfMenu([...items, ...content.footer(locale).items]),
  ].map(at => ({ at, changes: [{ kind: 'everything', id: '' } as const] }))
  return [...pages, ...entries, ...around]
}

/** When scheduled content of a shop appears or goes. */
export const boundariesOf = (content: SiteContent, site: SiteName): Boundary[] =>
  localeNames.filter(name => locales[name].site === site).flatMap(locale => boundariesIn(content, locale))
