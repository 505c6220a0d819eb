import { href } from '#routes/href.ts'
import type { Category } from '#src/commerce/calls/products.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'

import css from './page.module.css'
import { Listing, type ListingProps } from '#src/shelf/listing.tsx'

export type Props = ListingProps & { readonly category: Category }

/** `/c/:slug` */
export function CategoryPage({ category, ...listing }: Props) {
  const { locale, t } = useLanguage()
  const link = (slug: string) => href(locale, 'category', { slug })
  return (
    <>
      <header className={css.head}>
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
      <Listing {...listing} />
    </>
  )
}
