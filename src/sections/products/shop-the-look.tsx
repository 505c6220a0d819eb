import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import page from '#src/ui/layout/page.module.css'

import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'
import { Spots } from '../banners/spots.tsx'
import css from '../banners/spots.module.css'

/** The products in a picture: marks on it, and a list of the same. */
export function ShopTheLook({ data, id }: SectionProps<'shop-the-look'>) {
  const { locale } = useLanguage()
  const spots = data.spots.map(spot => ({ ...spot, href: localPath(locale, spot.href) }))
  return (
    <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)} data-origin="shop-the-look">
      <SectionHead id={id} title={data.title} />
      <div className={css.both}>
        <Spots picture={data.picture} spots={spots} />
        <ol className={css.list}>
          {spots.map(({ label, href }) => (
            <li key={label}>
              <MoreLink href={href}>{label}</MoreLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
