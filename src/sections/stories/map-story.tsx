import page from '#src/ui/layout/page.module.css'

import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'
import { Spots } from '../banners/spots.tsx'
import css from '../banners/spots.module.css'

/** A way through a landscape: its stops on a picture, and what there is to tell of each. */
export function MapStory({ data, id }: SectionProps<'map-story'>) {
  const idOf = (index: number) => `${id}-stop-${index + 1}`
  return (
    <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
      <SectionHead id={id} title={data.title} />
      <div className={css.both}>
        <Spots
          isWay
          picture={data.picture}
          spots={data.stops.map(({ x, y, title }, index) => ({ x, y, label: title, href: `#${idOf(index)}` }))}
        />
        <ol className={css.list}>
          {data.stops.map(({ title, text }, index) => (
            <li key={title} id={idOf(index)}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
