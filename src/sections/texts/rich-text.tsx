import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import page from '#src/ui/layout/page.module.css'

import type { SectionData } from '../model/sections.ts'
import type { SectionProps } from '../section.ts'
import css from './text.module.css'

type Block = SectionData<'rich-text'>['blocks'][number]

function Shown({ block }: { readonly block: Block }) {
  const { locale } = useLanguage()
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
      )
    case 'link':
      return (
        <p>
          <MoreLink href={localPath(locale, block.href)}>{block.label}</MoreLink>
        </p>
      )
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
  }
}

/** Structured text. Its blocks are data, so markup an editor types is shown as text. */
export const RichText = ({ data }: SectionProps<'rich-text'>) => (
  <div className={`${page.band} ${css.text}`}>
    {data.blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have nothing but their place
      <Shown key={index} block={block} />
    ))}
  </div>
)
