import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'

import { sharedQueryClient } from '#src/commerce/query-client.ts'
import { CommerceProvider } from '#src/commerce/use-call.ts'
import { LanguageProvider, type Language } from '#src/language/language.tsx'
import { LiveFormProvider } from '#src/ui/forms/post-form.tsx'
import { browserCommerce } from '#src/visitor/browser-commerce.ts'

import { LiveForm } from '../forms/live-form.tsx'
import { Awake } from './awake.tsx'

type Props = {
  readonly language: Language
  /** Everything in it listens and is shown. */
  readonly onAwake: () => void
  readonly children: ReactNode
}

const showLiveForm = (form: ComponentProps<'form'>) => <LiveForm {...form} />

/**
 * The providers around every React root in the browser: language, platform client, query cache, and forms that send
 * themselves.
 */
export const Around = ({ language, onAwake, children }: Props) => (
  <Awake onAwake={onAwake}>
    <LanguageProvider language={language}>
      <CommerceProvider value={browserCommerce(language.locale)}>
        <QueryClientProvider client={sharedQueryClient()}>
          <LiveFormProvider value={showLiveForm}>{children}</LiveFormProvider>
        </QueryClientProvider>
      </CommerceProvider>
    </LanguageProvider>
  </Awake>
)
