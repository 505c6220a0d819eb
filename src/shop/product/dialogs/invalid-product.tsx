import { productIdPattern } from '#src/commerce/calls/shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** D53: whether an argument has the shape of a product's id. */
export const isProductId = (id: string): boolean => productIdPattern.test(id)

/** R090: what stands in a dialog whose argument is no product's id. */
export function InvalidProduct({ id }: { readonly id: string }) {
  const { t } = useLanguage()
  return <Notice look="error">{t('product.invalid', { id })}</Notice>
}
