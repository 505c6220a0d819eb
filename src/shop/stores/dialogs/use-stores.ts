import { useEffect, useState } from 'react'

import { createBrowserClient } from '#src/commerce/browser.ts'
import type { InputOf } from '#src/commerce/calls/index.ts'
import type { Store } from '#src/commerce/calls/stores.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'

export type StoreSearchState =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly stores: readonly Store[] }
  | { readonly state: 'lost' }
  | { readonly state: 'failed' }

const asking: StoreSearchState = { state: 'asking' }

/** Stores for a question, asked anew whenever the question changes. */
export function useStores(question: InputOf<'stores.store.search'>): StoreSearchState {
  const { locale } = useLanguage()
  const [known, setKnown] = useState({ of: '', found: asking })
  const asked = JSON.stringify(question)
  useEffect(() => {
    let isCurrent = true
    const commerce = createBrowserClient(locales[locale].callLocale)
    void commerce('stores.store.search', JSON.parse(asked) as InputOf<'stores.store.search'>).then(answer => {
      if (!isCurrent) return
      const found: StoreSearchState = answer.ok
        ? { state: 'found', stores: answer.value.stores }
        : { state: answer.code === 'STR404' ? 'lost' : 'failed' }
      setKnown({ of: asked, found })
    })
    return () => {
      isCurrent = false
    }
  }, [asked, locale])
  return known.of === asked ? known.found : asking
}
