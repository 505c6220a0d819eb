import { useQuery } from '@tanstack/react-query'

import type { Modal } from '#src/commerce/calls/content.ts'
import { useCall, useCommerce } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { loadSections } from '#src/sections/load-sections.ts'
import { LiveSections } from '#src/sections/live-sections.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** The sections of a piece of content, with the products they show. */
function useSections(contentId: string, modal: Modal | undefined) {
  const { locale } = useLanguage()
  const commerce = useCommerce()
  return useQuery({
    queryKey: ['sections', contentId],
    queryFn: () =>
      loadSections(commerce, locale, `modal/${contentId}`, {
        sections: [{ name: contentId, items: modal?.items ?? [] }],
      }),
    enabled: modal !== undefined,
  })
}

/** `#modal=content_{id}`: a piece of content in a dialog of its own size (R089). */
export function ContentDialog({ frame, argument = '', onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  const input = { mode: 'publish', siteId: locales[locale].site, contentId: argument } as const
  const { data: modal, error } = useCall('content.modal.get', input)
  const sections = useSections(argument, modal)
  const isWaiting = error === null && sections.isPending
  const hasFailed = sections.isError || (error !== null && error.code !== 'API404')
  return (
    <Dialog
      frame={frame}
      title={modal?.title ?? t('ui.loading')}
      isWaiting={isWaiting}
      onClose={onClose}
      size={modal?.size ?? 'xs'}
    >
      {error?.code === 'API404' && <Notice look="info">{t('content.preview.none')}</Notice>}
      {modal?.unpublished === true && <Notice look="info">{t('content.preview.unpublished')}</Notice>}
      {hasFailed && <Notice look="error">{t('shell.unavailable.text')}</Notice>}
      {sections.data !== undefined && <LiveSections {...sections.data} />}
    </Dialog>
  )
}
