import { Hono } from 'hono'

import { routes, type Route } from '#routes/table.ts'
import { translatePath } from '#routes/translations.ts'
import { languages } from '#src/language/locales.ts'

import type { StorefrontEnv } from '../context.ts'

const path = '/speculation-rules.json'

/** What names the rules on everybody's pages (HTML Standard, speculative loading). */
export const speculationHeader = { 'speculation-rules': `"${path}"` } as const

/**
 * Whether whoever asks saves data: nothing is then fetched that nobody has asked for. Browsers that know the rules keep
 * to this themselves; it is not left to them.
 */
export const wantsLessData = (request: Request): boolean => request.headers.get('save-data') === 'on'

/** Pages that are kept for everybody. The last of content's own addresses cannot be told from somebody's cart by its path. */
const isKept = ({ kind, fresh, framed, path }: Route) =>
  kind === 'public' && fresh !== undefined && framed !== true && path !== routes.contentPage.path

/** Patterns of paths with any locale before them, in the words of every language. */
function patterns(): readonly string[] {
  const kept = Object.values<Route>(routes).filter(isKept)
  const spelt = kept.flatMap(({ path }) => languages.map(language => translatePath(path, language)))
  return [...new Set(spelt)].map(each => (each === '/' ? '/:locale' : `/:locale${each}`))
}

/**
 * Which links a browser may make ready before they are followed: those to pages that are kept for everybody, once a
 * pointer rests on them. Never somebody's own page, a command, what opens a dialog, or a list that is only asked for in
 * another order (docs/decisions/017).
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
