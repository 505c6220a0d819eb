import { OneFormSkeleton } from '../../one-form.tsx'
import { personalPage, type LoadResult, type PersonalRequest } from '../../page.ts'
import { UnsubscribePage, type Props } from './page.tsx'

async function load({ query, visit: { flash, refused } }: PersonalRequest): Promise<LoadResult<Props>> {
  const token = query.get('token') ?? ''
  if (flash?.command === 'newsletter/stop') return { kind: 'page', props: { step: 'stopped' } }
  const own = refused?.command === 'newsletter/stop' ? refused : undefined
  if (own?.code === 'CCN404' || token === '') return { kind: 'page', props: { step: 'unknown' } }
  return { kind: 'page', props: { step: 'asked', token, refused: own } }
}

export const unsubscribe = personalPage({
  head: ({ language }) => ({ title: `${language.t('newsletter.stop')} · Fellholm` }),
  load,
  Page: UnsubscribePage,
  Skeleton: OneFormSkeleton,
})
