import { renderToString } from 'react-dom/server'

import { LanguageProvider, type Language } from '#src/language/language.tsx'
import type { RenderMemoized } from '#src/ui/memoized.tsx'

import { tightest } from './tight.ts'

/** About a kilobyte each: what the products of a few large listings come to. */
const most = 2_000

/** HTML of this isolate by language and key: content that everybody gets alike, so it may outlive a request. */
const known = new Map<string, string>()

/** Renders a part of a page at the first time, and gives the same HTML from then on. */
export const memoizedRenderer =
  (language: Language): RenderMemoized =>
  (key, part) => {
    const whole = `${language.locale}\n${key}`
    const before = known.get(whole)
    if (before !== undefined) return before
    const html = tightest(renderToString(<LanguageProvider language={language}>{part}</LanguageProvider>))
    if (known.size >= most) known.clear()
    known.set(whole, html)
    return html
  }
