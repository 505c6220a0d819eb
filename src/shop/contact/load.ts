import { personalPage, type LoadResult, type PersonalRequest } from '../page.ts'
import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { topicsOf } from './model/topic.ts'
import { ContactPage, type Props } from './page.tsx'

async function load({ commerce, query, visit }: PersonalRequest): Promise<LoadResult<Props>> {
  const { flash, refused, isSignedIn } = visit
  if (flash?.command === 'contact/write')
    return { kind: 'page', props: { sent: { number: flash.values.caseNumber ?? '', email: flash.values.email ?? '' } } }
  const [listed, profile] = await Promise.all([
    commerce('contact.category-subject.list', {}),
    isSignedIn ? commerce('consumer.profile.get', {}) : undefined,
  ])
  if (!listed.ok) return { kind: 'unavailable', reason: listed.code }
  const { firstName, lastName, email } = profile?.ok === true ? profile.value.consumerDetails : {}
  const orderNumber = query.get('orderNumber') ?? undefined
  return {
    kind: 'page',
    props: {
      topics: topicsOf(listed.value.categories),
      values: { firstName, lastName, email, orderNumber },
      ...(refused && { refused }),
    },
  }
}

export const contact = personalPage({
  head: ({ language }) => ({ title: `${language.t('contact.title')} · Fellholm` }),
  load,
  Page: ContactPage,
  Skeleton: OneFormSkeleton,
})
