import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import type { Language } from '#src/language/language.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import type { RenderMemoized } from '#src/ui/memoized.tsx'

import { compactRepeatedHtml } from './compact-html.ts'

/** About a kilobyte each: what the products of a few large listings come to. */
const most = 2_000

/** This isolate's rendered HTML by language, key and props. It is public content, so it may outlive a request. */
const htmlByKey = new Map<string, string>()
/** The same by the very object, which spares looking at what it says: an answer that comes again is the same object. */
const htmlByProps = new WeakMap<object, Map<string, string>>()

/**
 * React emits preload links before a fragment. They belong in the head, which the page that uses the fragment writes
 * itself.
 */
const forHead = /^(?:<link rel="preload"[^>]*>)+/

function rendered(key: string, language: Language, part: ReactNode): string {
  const before = htmlByKey.get(key)
  if (before !== undefined) return before
  const html = compactRepeatedHtml(
    renderToString(<LanguageProvider language={language}>{part}</LanguageProvider>).replace(forHead, ''),
  )
  if (htmlByKey.size >= most) htmlByKey.clear()
  htmlByKey.set(key, html)
  return html
}

/** Renders a part of a page at the first time, and gives the same HTML from then on. */
export const memoizedRenderer =
  (language: Language): RenderMemoized =>
  (key, shows, part) => {
    const whole = `${language.locale} ${key}`
    const own = htmlByProps.get(shows) ?? new Map<string, string>()
    const before = own.get(whole)
    if (before !== undefined) return before
    const html = rendered(`${whole}\n${JSON.stringify(shows)}`, language, part)
    htmlByProps.set(shows, own.set(whole, html))
    return html
  }
