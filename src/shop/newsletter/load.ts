import { personalPage, type LoadResult, type PersonalRequest } from '../page.ts'
import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { NewsletterPage, type Props } from './page.tsx'

async function load({ query, visit: { flash, refused } }: PersonalRequest): Promise<LoadResult<Props>> {
  const code = query.get('confirm') ?? ''
  if (flash?.command === 'newsletter/confirm') return { kind: 'page', props: { step: 'confirmed' } }
  if (refused?.command === 'newsletter/confirm' || code === '') return { kind: 'page', props: { step: 'lapsed' } }
  return { kind: 'page', props: { step: 'asked', code } }
}

export const newsletter = personalPage({
  head: ({ language }) => ({ title: `${language.t('newsletter.title')} · Fellholm` }),
  load,
  Page: NewsletterPage,
  Skeleton: OneFormSkeleton,
})
