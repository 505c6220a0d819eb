import { hasConsent, optionalCategories } from '#src/visitor/consent.ts'

import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { personalPage, type LoadResult, type PersonalRequest } from '../../page.ts'
import { PrivacyChoices, type Props } from './page.tsx'

async function load({ visit: { consent, consentCountry } }: PersonalRequest): Promise<LoadResult<Props>> {
  const agreed = optionalCategories.filter(category => hasConsent(category, consentCountry, consent))
  return { kind: 'page', props: { agreed, isPrivate: consent.isPrivate } }
}

export const privacyChoices = personalPage({
  head: ({ language }) => ({ title: `${language.t('consent.settings')} · Fellholm` }),
  load,
  Page: PrivacyChoices,
  Skeleton: OneFormSkeleton,
})
