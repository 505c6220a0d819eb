import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import type { LoadedSections } from '#src/sections/load-sections.ts'
import { Sections } from '#src/sections/sections.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import band from '#src/ui/layout/page.module.css'

import css from './page.module.css'

export type PreviewProps = LoadedSections & { readonly title: string; readonly pageExists: boolean }

export type ShowcaseProps = LoadedSections & { readonly docType: string; readonly id: string | undefined }

const Nothing = () => {
  const { t } = useLanguage()
  return (
    <div className={band.band}>
      <Notice look="info">{t('content.preview.none')}</Notice>
    </div>
  )
}

/** `/cms/preview` */
export const CmsPreviewPage = ({ title, pageExists, ...sections }: PreviewProps) => (
  <>
    {sections.placed[0]?.type !== 'hero' && <h1 className={band.band}>{title}</h1>}
    {!pageExists && <Nothing />}
    <Sections {...sections} />
  </>
)

/** `/cms/showcase/single`, and without the store around it `/cms/showcase/viewer`. */
export const ShowcasePage = ({ docType, placed, carousels }: ShowcaseProps) => (
  <>
    {placed[0]?.type !== 'hero' && <h1 className={band.band}>{docType}</h1>}
    {placed.length === 0 && <Nothing />}
    <Sections placed={placed} carousels={carousels} />
  </>
)

/** `/cms/showcase/split`: the same on a phone and on a desk, each in a frame of its width. */
export function ShowcaseSplitPage({ docType, id }: ShowcaseProps) {
  const { locale, t } = useLanguage()
  const viewer = href(locale, 'showcaseViewer', undefined, { docType, id })
  return (
    <div className={`${band.band} ${css.split}`}>
      <h1>{docType}</h1>
      <iframe className={css.phone} src={viewer} title={t('content.preview.phone')} />
      <iframe className={css.desk} src={viewer} title={t('content.preview.viewer')} />
    </div>
  )
}
