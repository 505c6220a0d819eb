import { OneFormSkeleton } from '#src/ui/forms/one-form.tsx'
import { linkStep } from '../../one-press.tsx'
import { personalPage } from '../../page.ts'
import { EventCancelPage } from './page.tsx'

export const eventCancel = personalPage({
  head: ({ language }) => ({ title: `${language.t('events.cancel')} · Fellholm` }),
  load: async request => ({ kind: 'page', props: linkStep(request, 'events/cancel', 'API404') }),
  Page: EventCancelPage,
  Skeleton: OneFormSkeleton,
})
