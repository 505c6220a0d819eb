import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { personalPage, type LoadResult, type PersonalRequest } from '../page.ts'
import { EventPage, type Props } from './page.tsx'

async function load({ commerce, params, visit }: PersonalRequest): Promise<LoadResult<Props>> {
  const { flash, refused, isSignedIn } = visit
  const [listed, profile] = await Promise.all([
    commerce('consumer.events.list', {}),
    isSignedIn ? commerce('consumer.profile.get', {}) : undefined,
  ])
  if (!listed.ok) return { kind: 'unavailable', reason: listed.code }
  const event = listed.value.events.find(({ eventId }) => eventId === params.event)
  if (event === undefined) return { kind: 'missing' }
  const { firstName, lastName, email } = profile?.ok === true ? profile.value.consumerDetails : {}
  const kept = flash?.command === 'events/register' ? flash.values : undefined
  return {
    kind: 'page',
    props: {
      event,
      isSignedIn,
      values: { firstName, lastName, email },
      ...(kept && { kept: { email: kept.email ?? '', seats: Number(kept.seats ?? 1) } }),
      ...(refused && { refused }),
    },
  }
}

export const event = personalPage({
  head: ({ language }) => ({ title: `${language.t('events.title')} · Fellholm` }),
  load,
  Page: EventPage,
  Skeleton: OneFormSkeleton,
})
