import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import page from '#src/ui/layout/page.module.css'

import css from './category-tiles.module.css'
import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

/** Doors to the categories. */
export function CategoryTiles({ data, id }: SectionProps<'category-tiles'>) {
  const { locale } = useLanguage()
  return (
    <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
      <SectionHead id={id} title={data.title} />
      <ul className={css.tiles}>
        {data.tiles.map(({ title, href, picture }) => (
          <li key={href}>
            <a className={css.tile} href={localPath(locale, href)}>
              <img src={picture.src} alt="" width={picture.width} height={picture.height} loading="lazy" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
