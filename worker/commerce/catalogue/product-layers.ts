import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import type { SeedColor } from '../seed/products.ts'
import type { Catalogue } from './catalogue.ts'
import type { CatalogueProduct, PageFacts } from './product.ts'

/** The layers of a product in words, and of each colour that is drawn in pictures. */
export const layersIn = ({ layers = [] }: PageFacts, language: LanguageCode): Pick<ProductDetails, 'layers'> =>
  layers.length === 0
    ? {}
    : {
        layers: layers.map(({ id, name, lines, features }) => ({
          id,
          name: name[language],
          lines: lines.map(line => line[language]),
          features: features.map(title => title[language]),
        })),
      }

export function layerPictures(
  { pictureOf }: Pick<Catalogue, 'pictureOf'>,
  { template, model }: Pick<CatalogueProduct, 'template' | 'model'>,
  { layers = [] }: PageFacts,
  { palette, photographs }: SeedColor,
): Pick<ProductDetails['colors'][number], 'layers'> {
  if (layers.length === 0 || photographs !== undefined) return {}
  return { layers: layers.map(({ id }) => ({ layer: id, ...pictureOf({ template, model, palette }, `layer-${id}`) })) }
}
