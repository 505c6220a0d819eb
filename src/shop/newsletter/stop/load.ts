import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { linkStep } from '../../one-press.tsx'
import { personalPage } from '../../page.ts'
import { UnsubscribePage } from './page.tsx'

export const unsubscribe = personalPage({
  head: ({ language }) => ({ title: `${language.t('newsletter.stop')} · Fellholm` }),
  load: async request => ({ kind: 'page', props: linkStep(request, 'newsletter/stop', 'CCN404') }),
  Page: UnsubscribePage,
  Skeleton: OneFormSkeleton,
})
