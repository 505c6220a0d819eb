import { useEffect, useMemo, useState } from 'react'

import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import type { Locale } from '#src/language/locales.ts'
import { isAllowedHere } from '#src/visitor/consent-here.ts'

import { readRecent, suggestionGroups, withRecent, type SuggestionGroup } from './suggestions.ts'

type Answer = AnswerOf<'products.suggestions.list'>

const recentKey = 'recent-searches'

/** A request is sent after a typing pause of so many milliseconds. */
const restMs = 120

/** The typed text after a pause; at once when the field is empty. */
function useRested(typed: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const resting = setTimeout(() => setRested(typed?.trim()), typed?.trim() === '' ? 0 : restMs)
    return () => clearTimeout(resting)
  }, [typed])
  return rested
}

/** Suggestions for the field's text; undefined before the field is used. */
export function useSuggestions(typed: string | undefined): readonly SuggestionGroup[] {
  const { locale } = useLanguage()
  const q = useRested(typed)
  const { data } = useCall('products.suggestions.list', q === undefined ? undefined : q === '' ? {} : { q })
  // The former suggestions stay until new ones arrive.
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
