import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'

import type { Commerce } from '#src/commerce/client.ts'
import { sharedQueryClient } from '#src/commerce/query-client.ts'
import { CommerceProvider } from '#src/commerce/use-call.ts'
import type { Language } from '#src/language/language.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import type { Locale } from '#src/language/locales.ts'
import { LiveFormProvider } from '#src/ui/forms/post-form.tsx'
import { browserCommerce } from '#src/visitor/browser-commerce.ts'

import { LiveForm } from '../forms/live-form.tsx'
import { recoveringCommerce } from '../visitor/recovering-commerce.ts'
import { Awake } from './awake.tsx'

type Props = {
  readonly language: Language
  /** Everything in it listens and is shown. */
  readonly onAwake: () => void
  readonly children: ReactNode
}

const clients: Partial<Record<Locale, Commerce>> = {}

const commerceOf = (locale: Locale) => (clients[locale] ??= recoveringCommerce(browserCommerce(locale), locale))

const showLiveForm = (form: ComponentProps<'form'>) => <LiveForm {...form} />

/**
 * The providers around every React root in the browser: language, platform client, query cache, and forms that send
 * themselves.
 */
export const Around = ({ language, onAwake, children }: Props) => (
  <Awake onAwake={onAwake}>
    <LanguageProvider language={language}>
      <CommerceProvider value={commerceOf(language.locale)}>
        <QueryClientProvider client={sharedQueryClient()}>
          <LiveFormProvider value={showLiveForm}>{children}</LiveFormProvider>
        </QueryClientProvider>
      </CommerceProvider>
    </LanguageProvider>
  </Awake>
)
