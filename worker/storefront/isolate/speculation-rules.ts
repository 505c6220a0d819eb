import { createHash } from 'node:crypto'

import type { Route } from '#routes/route.ts'
import { routes } from '#routes/table.ts'
import { translatePath } from '#routes/translations.ts'
import { languages } from '#src/language/locales.ts'

/**
 * Stored public pages. The catch-all route of content is left out, because its paths cannot be told from personal ones.
 */
const isKept = ({ kind, fresh, framed, path }: Route) =>
  kind === 'public' && fresh !== undefined && framed !== true && path !== routes.contentPage.path

/** Patterns of paths with any locale before them, in the words of every language. */
function patterns(): readonly string[] {
  const kept = Object.values<Route>(routes).filter(isKept)
  const spelt = kept.flatMap(({ path }) => languages.map(language => translatePath(path, language)))
  return [...new Set(spelt)].map(each => (each === '/' ? '/:locale' : `/:locale${each}`))
}

/**
 * Links a browser may prerender once the pointer rests on them: stored public pages only. Never a personal page, a
 * command, a dialog link, or a listing in another order (docs/decisions/017).
 */
const rules = {
  prerender: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: patterns() },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { selector_matches: '[data-dialog], [target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The speculation rules of everybody's pages (HTML Standard, speculative loading), as script puts them into a page. */
export const speculationRules = JSON.stringify(rules)

/** What allows exactly these rules in the Content-Security-Policy: a `script` element holds them, which runs nothing. */
export const speculationSource = `'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`
