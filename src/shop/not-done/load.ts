import { href } from '#routes/href.ts'
import { safePath } from '#routes/safe-path.ts'

import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { personalPage, type LoadResult, type PersonalRequest } from '../page.ts'
import { NotDone, type Props } from './page.tsx'

/** Says once what was refused; after that the page leads back by itself. */
async function load({ locale, query, storeOrigin, visit: { refused } }: PersonalRequest): Promise<LoadResult<Props>> {
  const back = safePath(query.get('back') ?? undefined, storeOrigin) ?? href(locale, 'home')
  return refused === undefined
    ? { kind: 'redirect', to: back, status: 302 }
    : { kind: 'page', props: { refused, back } }
}

export const notDone = personalPage({
  head: ({ language }) => ({ title: `${language.t('shell.not-done')} · Fellholm` }),
  load,
  Page: NotDone,
  Skeleton: OneFormSkeleton,
})
