import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import css from './banner.module.css'
import type { SectionProps } from '../section.ts'

/** One sentence across the page, and a button. */
export function Banner({ data }: SectionProps<'banner'>) {
  const { locale } = useLanguage()
  const { label, href, contentId } = data.action
  return (
    <div className={css.banner} data-ground={data.ground}>
      <div className={css.inner}>
        <p>{data.text}</p>
        <ButtonLink
          look="outline"
          href={localPath(locale, href)}
          data-dialog={contentId === undefined ? undefined : `modal=content_${contentId}`}
        >
          {label}
        </ButtonLink>
      </div>
    </div>
  )
}
