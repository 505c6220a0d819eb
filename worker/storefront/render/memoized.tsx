import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import type { Language } from '#src/language/language.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import type { RenderMemoized } from '#src/ui/memoized.tsx'

import { compactRepeatedHtml } from './compact-html.ts'
import { htmlFragment, placeOfFragment, type HtmlFragment } from './markup.ts'

/** About a kilobyte each: what the products of a few large listings come to. */
const most = 2_000

/** This isolate's rendered fragments by language, key and props. It is public content, so it may outlive a request. */
const fragmentsByKey = new Map<string, HtmlFragment>()
/** The same by the very object, which spares looking at what it says: an answer that comes again is the same object. */
const fragmentsByProps = new WeakMap<object, Map<string, HtmlFragment>>()

/**
 * React emits preload links before a fragment. They belong in the head, which the page that uses the fragment writes
 * itself.
 */
const forHead = /^(?:<link rel="preload"[^>]*>)+/

function rendered(key: string, language: Language, part: ReactNode): HtmlFragment {
  const before = fragmentsByKey.get(key)
  if (before !== undefined) return before
  const html = renderToString(<LanguageProvider language={language}>{part}</LanguageProvider>).replace(forHead, '')
  const fragment = htmlFragment(compactRepeatedHtml(html))
  if (fragmentsByKey.size >= most) fragmentsByKey.clear()
  fragmentsByKey.set(key, fragment)
  return fragment
}

/** A part of a page, rendered at the first time and the same from then on. */
function memoized(language: Language, key: string, shows: object, part: ReactNode): HtmlFragment {
  const whole = `${language.locale} ${key}`
  const own = fragmentsByProps.get(shows) ?? new Map<string, HtmlFragment>()
  const before = own.get(whole)
  if (before !== undefined) return before
  const fragment = rendered(`${whole}\n${JSON.stringify(shows)}`, language, part)
  fragmentsByProps.set(shows, own.set(whole, fragment))
  return fragment
}

/** Adds the memoized parts of a page to `fragments`, and leaves their places in its HTML. */
export const memoizedRenderer =
  (language: Language, fragments: HtmlFragment[]): RenderMemoized =>
  (key, shows, part) => {
    fragments.push(memoized(language, key, shows, part))
    return placeOfFragment(fragments.length - 1)
  }
