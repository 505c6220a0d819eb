import { scopeTag, together } from '#kv/purges.ts'
import type { CatalogueChange } from '#src/commerce/calls/orders/editing.ts'
import { localeNames, locales, type SiteName } from '#src/language/locales.ts'

/** Tags of the pages that show what was changed; a search may have found it, so all of its pages are among them. */
const tagsByKind: Readonly<Record<CatalogueChange['kind'], (id: string) => readonly string[]>> = {
  product: id => [`product:${id}`, 'search'],
  stock: id => [`product:${id}`],
  review: id => [`product:${id}`],
  category: id => [`category:${id}`],
  page: name => [`content:${name}`, 'search', 'searchArticles'],
  slot: place => [`slot:${place}`],
  everything: () => ['*'],
}

/** The tags that purge what was changed in a shop, in its own locales alone. */
export function tagsOfChanges(site: SiteName, changes: readonly CatalogueChange[]): readonly string[] {
  const tags = [...new Set(changes.flatMap(({ kind, id }) => tagsByKind[kind](id)))]
  const own = localeNames.filter(name => locales[name].site === site)
  return own.flatMap(locale => tags.map(tag => tag + together + scopeTag(locale)))
}
