import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { createBrowserClient } from '#src/commerce/browser.ts'
import { sharedQueryClient } from '#src/commerce/query-client.ts'
import { CommerceProvider } from '#src/commerce/use-call.ts'
import { LanguageProvider, type Language } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'

import { Awake } from './awake.tsx'

type Props = {
  readonly language: Language
  /** Everything in it listens and is shown. */
  readonly onAwake: () => void
  readonly children: ReactNode
}

/** What every React root of the browser has around it: its language, the platform, and the one cache of reads. */
export const Around = ({ language, onAwake, children }: Props) => (
  <Awake onAwake={onAwake}>
    <LanguageProvider language={language}>
      <CommerceProvider value={createBrowserClient(locales[language.locale].callLocale)}>
        <QueryClientProvider client={sharedQueryClient()}>{children}</QueryClientProvider>
      </CommerceProvider>
    </LanguageProvider>
  </Awake>
)
