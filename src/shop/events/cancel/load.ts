import { OneFormSkeleton } from '../../one-form.tsx'
import { personalPage, type LoadResult, type PersonalRequest } from '../../page.ts'
import { EventCancelPage, type Props } from './page.tsx'

async function load({ query, visit: { flash, refused } }: PersonalRequest): Promise<LoadResult<Props>> {
  const token = query.get('token') ?? ''
  if (flash?.command === 'events/cancel')
    return { kind: 'page', props: { step: 'done', title: flash.values.title ?? '' } }
  const own = refused?.command === 'events/cancel' ? refused : undefined
  if (own?.code === 'API404' || token === '') return { kind: 'page', props: { step: 'unknown' } }
  return { kind: 'page', props: { step: 'asked', token, refused: own } }
}

export const eventCancel = personalPage({
  head: ({ language }) => ({ title: `${language.t('events.cancel')} · Fellholm` }),
  load,
  Page: EventCancelPage,
  Skeleton: OneFormSkeleton,
})
