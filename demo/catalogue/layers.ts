import type { LocalText } from '#worker/commerce/local-text.ts'
import type { SeedProduct } from '#worker/commerce/seed/products.ts'

import { capitalised, inEach } from '../words/text.ts'
import { type DetailName, details } from './tables/details.ts'
import { type FactName, stated } from './tables/facts.ts'
import type { KindName } from './tables/kinds.ts'
import { layersOfKinds } from './tables/layers/layers.ts'
import { type MaterialName, materials } from './tables/materials.ts'

/** What is known of a product: what it is made of, what is measured of it, what it can do. */
type Known = {
  readonly cloth: readonly MaterialName[]
  readonly figures: readonly (readonly [FactName, number])[]
  readonly names: readonly DetailName[]
}

/** "Sole: rubber …" is "Rubber …" beside the word that says what it is. */
const withoutPart = (text: LocalText): LocalText =>
  inEach(language => capitalised(text[language].replace(/^[^:]{1,40}?\s?: /, '')))

const asSaid = (fact: FactName, value: number): LocalText => {
  const said = stated(fact, value)
  return inEach(language => `${said.name[language]}${language === 'fr' ? '\u00a0:' : ':'} ${said.value[language]}`)
}

/**
 * The layers that a product can be taken apart into, each with what its own materials, figures and details say of it; one that
 * nothing is known of is left out, and so are they all where there is but one.
 */
export function layersOf(kind: KindName, { cloth, figures, names }: Known): Pick<SeedProduct, 'layers'> {
  const known = (layersOfKinds[kind] ?? []).flatMap(({ layer, name, made, measured, found }) => {
    const lines = [
      ...cloth.filter(material => made?.includes(material) === true).map(material => withoutPart(materials[material])),
      ...figures.filter(([fact]) => measured?.includes(fact) === true).map(([fact, value]) => asSaid(fact, value)),
    ]
    const features = names.filter(detail => found?.includes(detail) === true).map(detail => details[detail].title)
    return lines.length + features.length === 0 ? [] : [{ id: layer, name, lines, features }]
  })
  return known.length < 2 ? {} : { layers: known }
}
