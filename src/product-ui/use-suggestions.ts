import { useEffect, useState } from 'react'

import { createBrowserClient } from '#src/commerce/browser.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'

import { readRecent, suggestionGroups, withRecent, type SuggestionGroup } from './suggestions.ts'

const recentKey = 'recent-searches'

/** Whoever types on is not asked about: a question is put once the fingers rest this long. */
const restMs = 120

/** What may be meant by what stands in the field; nothing before the field is used. */
export function useSuggestions(typed: string | undefined): readonly SuggestionGroup[] {
  const { locale } = useLanguage()
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  useEffect(() => {
    if (typed === undefined) return undefined
    let isCurrent = true
    const q = typed.trim()
    const asking = setTimeout(
      () => {
        const commerce = createBrowserClient(locales[locale].callLocale)
        void commerce('products.suggestions.list', q === '' ? {} : { q }).then(answer => {
          if (!isCurrent || !answer.ok) return
          setGroups(suggestionGroups(locale, q, answer.value, readRecent(localStorage.getItem(recentKey))))
        })
      },
      q === '' ? 0 : restMs,
    )
    return () => {
      isCurrent = false
      clearTimeout(asking)
    }
  }, [typed, locale])
  return groups
}

/** Keeps what was searched for, to be offered again. */
export function remember(q: string) {
  const recent = readRecent(localStorage.getItem(recentKey))
  localStorage.setItem(recentKey, JSON.stringify(withRecent(recent, q)))
}
