import { useEffect, useMemo, useState } from 'react'

import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/language.tsx'
import type { Locale } from '#src/language/locales.ts'
import { isAllowedHere } from '#src/visitor/consent-here.ts'

import { readRecent, suggestionGroups, withRecent, type SuggestionGroup } from './suggestions.ts'

type Answer = AnswerOf<'products.suggestions.list'>

const recentKey = 'recent-searches'

/** Whoever types on is not asked about: a question is put once the fingers rest this long. */
const restMs = 120

/** What was typed last, once the fingers rest; at once when the field is empty. */
function useRested(typed: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const resting = setTimeout(() => setRested(typed?.trim()), typed?.trim() === '' ? 0 : restMs)
    return () => clearTimeout(resting)
  }, [typed])
  return rested
}

/** What may be meant by what stands in the field; nothing before the field is used. */
export function useSuggestions(typed: string | undefined): readonly SuggestionGroup[] {
  const { locale } = useLanguage()
  const q = useRested(typed)
  const { data } = useCall('products.suggestions.list', q === undefined ? undefined : q === '' ? {} : { q })
  // What was found last stands until there is something else.
  const [shown, setShown] = useState<{ readonly q: string; readonly data: Answer }>()
  if (q !== undefined && data !== undefined && (shown?.data !== data || shown.q !== q)) setShown({ q, data })
  return useMemo(
    () =>
      shown === undefined
        ? []
        : suggestionGroups(locale, shown.q, shown.data, readRecent(localStorage.getItem(recentKey))),
    [locale, shown],
  )
}

/** Keeps what was searched for, to be offered again to who agrees to it. */
export async function remember(q: string, locale: Locale): Promise<void> {
  if (!(await isAllowedHere('functional', locale))) return
  const recent = readRecent(localStorage.getItem(recentKey))
  localStorage.setItem(recentKey, JSON.stringify(withRecent(recent, q)))
}
