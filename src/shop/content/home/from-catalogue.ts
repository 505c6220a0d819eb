import type { ContentItem, ContentPage } from '#src/commerce/calls/content.ts'
import type { Category } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'
import type { Language } from '#src/language/language.ts'

/** Departments shown, and products of each. */
const most = { departments: 4, products: 8 } as const

const row = ({ t }: Language, { id, name, slug }: Pick<Category, 'id' | 'name' | 'slug'>): ContentItem => ({
  type: 'product-carousel',
  id: `department-${id}`,
  data: {
    title: name,
    source: { from: 'category', category: id },
    limit: most.products,
    action: { label: t('shell.menu.all', { name }), href: `/c/${slug}` },
  },
})

/** Home while content is unavailable: the departments, each with some products. */
export async function homeFromCatalogue(commerce: Commerce, language: Language): Promise<ContentPage | undefined> {
  const catalogue = await commerce('products.catalog.get', {})
  if (!catalogue.ok) return undefined
  const items = catalogue.value.categories.slice(0, most.departments).map(department => row(language, department))
  return {
    name: 'home',
    title: 'Fellholm',
    description: language.t('shell.footer.claim'),
    sections: [{ name: 'main', items }],
  }
}
