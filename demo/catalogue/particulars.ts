import { around, type SeededRandom } from '#src/kit/seeded-random.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { layersOf } from './layers.ts'
import { textOf } from './prose.ts'
import { type DetailName, details } from './tables/details.ts'
import { fabricFact, type FactName, stated } from './tables/facts.ts'
import type { KindName, ProductKind } from './tables/kinds.ts'
import { care, materials } from './tables/materials.ts'
import type { Model, Wearer } from './tables/models.ts'
import type { PurposeName } from './tables/purposes.ts'

/**
 * A product's details: its own lead, those of its kind, and some optional ones. Women's and men's versions of a model
 * have the same details with different leads, so that their descriptions differ.
 */
export function detailsOf(
  kind: ProductKind,
  [, , , , own]: Model,
  wearer: Wearer,
  row: number,
): readonly [DetailName, ...DetailName[]] {
  if (own?.details !== undefined) return own.details
  const some = [around(kind.pool, row * 2), around(kind.pool, row * 2 + 1)]
  const all = new Set<DetailName>([...(own?.lead === undefined ? [] : [own.lead]), ...kind.always, ...some])
  const first = (own?.lead === undefined ? row * 2 : 0) + Number(wearer === 'w')
  const lead = [...all][first % all.size] ?? kind.always[0]
  all.delete(lead)
  return [lead, ...all]
}

const build = { w: 0.9, m: 1, k: 0.6, u: 1 } as const satisfies Record<Wearer, number>

/** Values of the facts; a model's own come before those of its kind. */
export function factsOf(
  kind: ProductKind,
  [, , , , own]: Model,
  wearer: Wearer,
  random: SeededRandom,
): [FactName, number][] {
  const usual = Math.round((kind.weight * build[wearer] * (0.88 + random.below(25) / 100)) / 5) * 5
  return [
    ['weight', own?.facts?.weight ?? usual],
    ...kind.facts.map(([name, values]): [FactName, number] => [
      name,
      own?.facts?.[name] ?? around(values, random.below(12)),
    ]),
  ]
}

/** The figure on the card: what a thing holds, warms or lights where it is bought for that, else its weight. */
const telling: ReadonlySet<FactName> = new Set(['volume', 'comfort', 'light', 'power', 'fill-power'])

export function figureOf(values: readonly [FactName, number][]): LocalText {
  const [name, value] = values.find(([fact]) => telling.has(fact)) ?? values[0] ?? ['weight', 0]
  return stated(name, value).value
}

const carriedFar: ReadonlySet<PurposeName> = new Set(['run', 'light-camp'])

/** Values of the facet `feature`: what the details earn, and lightness where the purpose asks for it. */
export const featuresOf = (names: readonly DetailName[], purpose: PurposeName): string[] => [
  ...new Set(names.flatMap(name => details[name].feature ?? [])),
  ...(carriedFar.has(purpose) ? ['lightweight'] : []),
]

type Made = {
  readonly kindName: KindName
  readonly names: readonly [DetailName, ...DetailName[]]
  readonly figures: readonly [FactName, number][]
}

/** The lower part of a product page: features, facts, materials and care. */
export function particulars(kind: ProductKind, [, , , , own]: Model, { kindName, names, figures }: Made) {
  const cloth = around(kind.materials, own?.cloth ?? 0)
  const made = cloth.map(material => materials[material])
  const [weight, ...others] = figures.map(([fact, value]) => stated(fact, value))
  const fabric = made.slice(0, 1).map(value => ({ name: fabricFact, value }))
  return {
    features: names.slice(1).map(name => ({ title: details[name].title, text: textOf(kind, details[name].text) })),
    facts: [...(weight === undefined ? [] : [weight]), ...fabric, ...others],
    materials: made,
    ...layersOf(kindName, { cloth, figures, names }),
    care: care[cloth.includes('down') ? 'down' : kind.care],
  }
}
