import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'

import css from './section-head.module.css'

type Props = {
  /** Of the section: its heading's id derives from it. */
  readonly id: string
  readonly title: string
  readonly text?: string | undefined
  readonly action?: { readonly label: string; readonly href: string } | undefined
}

export const headingId = (id: string) => `${id}-title`

/** A section's heading, with a line of text and a link. */
export function SectionHead({ id, title, text, action }: Props) {
  const { locale } = useLanguage()
  return (
    <div className={css.head}>
      <h2 id={headingId(id)}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <MoreLink href={localPath(locale, action.href)}>{action.label}</MoreLink>}
    </div>
  )
}
