import { href, localPath } from '#routes/href.ts'
import type { StoreEvent } from '#src/commerce/calls/consumer/store-events.ts'
import type { PageLink } from '#src/commerce/calls/shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import cards from '#src/ui/layout/link-cards.module.css'
import band from '#src/ui/layout/page.module.css'

import type { ReadySection } from '#src/sections/model/ready-section.ts'
import type { CarouselProducts } from '#src/sections/products/load-carousels.ts'
import { Sections } from '#src/sections/sections.tsx'
import { EventList } from './event-list.tsx'
import css from './page.module.css'

export type Props = {
  readonly title: string
  readonly description: string
  /** From the topmost page to the one above this. */
  readonly trail: readonly PageLink[]
  /** The pages directly below. */
  readonly children: readonly PageLink[]
  /** What there are seats for. */
  readonly events?: readonly StoreEvent[]
  readonly placed: readonly ReadySection[]
  readonly carousels: CarouselProducts
}

function Below({ pages }: { readonly pages: readonly PageLink[] }) {
  const { locale } = useLanguage()
  return (
    <ul className={`${band.band} ${cards.cards} ${css.below}`}>
      {pages.map(({ slug, title, summary, href: path }) => (
        <li key={slug}>
          <a href={localPath(locale, path)}>{title}</a>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}

/** A page that is all content: where it stands, what it says, and what lies below it. */
export function ContentPage({ title, description, trail, children, events, placed, carousels }: Props) {
  const { locale, t } = useLanguage()
  const crumbs = trail.map(({ title: name, href: path }) => ({ name, href: localPath(locale, path) }))
  return (
    <article className={css.page}>
      <div className={`${band.band} ${css.head}`}>
        <Breadcrumbs trail={[{ name: t('shell.home'), href: href(locale, 'home') }, ...crumbs]} here={title} />
        <h1>{title}</h1>
        <p className={css.lead}>{description}</p>
      </div>
      {events !== undefined && events.length > 0 && <EventList events={events} />}
      <Sections placed={placed} carousels={carousels} />
      {children.length > 0 && <Below pages={children} />}
    </article>
  )
}
