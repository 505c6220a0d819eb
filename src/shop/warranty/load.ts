import { personalPage, type LoadResult, type PersonalRequest } from '../page.ts'
import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { WarrantyPage, type Props } from './page.tsx'

async function load({ commerce, query, visit }: PersonalRequest): Promise<LoadResult<Props>> {
  const { flash, refused, isSignedIn } = visit
  if (flash?.command === 'warranty/open')
    return {
      kind: 'page',
      props: { opened: { number: flash.values.caseNumber ?? '', email: flash.values.email ?? '' } },
    }
  const profile = isSignedIn ? await commerce('consumer.profile.get', {}) : undefined
  const { firstName, lastName, email } = profile?.ok === true ? profile.value.consumerDetails : {}
  const productId = query.get('productId') ?? undefined
  return { kind: 'page', props: { values: { firstName, lastName, email, productId }, ...(refused && { refused }) } }
}

export const warranty = personalPage({
  head: ({ language }) => ({ title: `${language.t('warranty.title')} · Fellholm` }),
  load,
  Page: WarrantyPage,
  Skeleton: OneFormSkeleton,
})
