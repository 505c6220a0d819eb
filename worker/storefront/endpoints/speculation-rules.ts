import { Hono } from 'hono'

import type { Route } from '#routes/route.ts'
import { routes } from '#routes/table.ts'
import { translatePath } from '#routes/translations.ts'
import { languages } from '#src/language/locales.ts'

import type { StorefrontEnv } from '../context.ts'

const path = '/speculation-rules.json'

/** The header that names the speculation rules (HTML Standard, speculative loading). Public pages send it. */
export const speculationHeader = { 'speculation-rules': `"${path}"` } as const

/**
 * Whether the browser asks to save data; then nothing is prefetched. Browsers that know the rules check this too, but
 * we do not rely on it.
 */
export const wantsLessData = (request: Request): boolean => request.headers.get('save-data') === 'on'

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

/** `GET /speculation-rules.json`: in a file of its own, because no page has a script inside. */
export const speculationRules = new Hono<StorefrontEnv>().get(path, c =>
  c.body(JSON.stringify(rules), 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
  }),
)
