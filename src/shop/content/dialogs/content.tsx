import { useEffect, useState } from 'react'

import { createBrowserClient } from '#src/commerce/browser.ts'
import type { Modal } from '#src/commerce/calls/content.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales, type Locale } from '#src/language/locales.ts'
import { loadSections, type LoadedSections } from '#src/sections/load-sections.ts'
import { LiveSections } from '#src/sections/live-sections.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

type Loaded = { readonly modal: Modal; readonly sections: LoadedSections }

/** Content that is not there is one thing, and a store that does not answer another. */
type Failed = 'missing' | 'unavailable'

async function loadModal(locale: Locale, contentId: string): Promise<Loaded | Failed> {
  const commerce = createBrowserClient(locales[locale].callLocale)
  const modal = await commerce('content.modal.get', { mode: 'publish', siteId: locales[locale].site, contentId })
  if (!modal.ok) return modal.code === 'API404' ? 'missing' : 'unavailable'
  const sections = [{ name: contentId, items: modal.value.items }]
  return { modal: modal.value, sections: await loadSections(commerce, locale, `modal/${contentId}`, { sections }) }
}

/** `#modal=content_{id}`: a piece of content in a dialog of its own size (R089). */
export function ContentDialog({ frame, argument = '', onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  const [loaded, setLoaded] = useState<Loaded | Failed>()
  useEffect(() => {
    let isCurrent = true
    void loadModal(locale, argument).then(found => isCurrent && setLoaded(found))
    return () => {
      isCurrent = false
    }
  }, [argument, locale])
  const modal = typeof loaded === 'object' ? loaded.modal : undefined
  return (
    <Dialog
      frame={frame}
      title={modal?.title ?? t('ui.loading')}
      onClose={onClose}
      {...(modal !== undefined && { size: modal.size })}
    >
      {loaded === undefined && <Skeleton blocks={3} shape="line" />}
      {loaded === 'missing' && <Notice look="info">{t('content.preview.none')}</Notice>}
      {loaded === 'unavailable' && <Notice look="error">{t('shell.unavailable.text')}</Notice>}
      {typeof loaded === 'object' && <LiveSections {...loaded.sections} />}
    </Dialog>
  )
}
