import { href } from '#routes/href.ts'
import type { Category } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import type { LoadedSections } from '#src/sections/load-sections.ts'
import { Sections } from '#src/sections/sections.tsx'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'

import css from './page.module.css'
import type { ListingProps } from '#src/product-ui/listing/listing-props.ts'
import { Listing, SkipLinks } from '#src/product-ui/listing/listing.tsx'

/** Where content may stand on a listing; `between` is among the products. */
export const contentSlots = ['top', 'between', 'bottom'] as const
export type ContentSlot = (typeof contentSlots)[number]

export type Props = Omit<ListingProps, 'between'> & {
  readonly category: Category
  readonly content: Readonly<Record<ContentSlot, LoadedSections>>
}

/** `/c/:slug` */
export function CategoryPage({ category, content, ...listing }: Props) {
  const { locale, t } = useLanguage()
  const link = (slug: string) => href(locale, 'category', { slug })
  return (
    <>
      <header className={css.head}>
        <SkipLinks />
        <Breadcrumbs
          trail={[
            { name: t('shell.home'), href: href(locale, 'home') },
            ...category.trail.map(({ name, slug }) => ({ name, href: link(slug) })),
          ]}
          here={category.name}
        />
        <h1>{category.name}</h1>
        <p>{category.description}</p>
        {category.children.length > 0 && (
          <ul className={css.children}>
            {category.children.map(child => (
              <li key={child.id}>
                <a href={link(child.slug)}>{child.name}</a>
              </li>
            ))}
          </ul>
        )}
      </header>
      <Sections {...content.top} opensPage={false} />
      <Listing
        {...listing}
        between={content.between.placed.length > 0 ? <Sections {...content.between} opensPage={false} /> : undefined}
      />
      <Sections {...content.bottom} opensPage={false} />
    </>
  )
}
