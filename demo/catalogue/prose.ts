import type { LanguageCode } from '#src/language/locales.ts'
import { around, type SeededRandom } from '#src/kit/seeded-random.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { type DetailName, details, type Feature, features } from './tables/details.ts'
import { closings, type FitName, fits } from './tables/fits.ts'
import type { ProductKind } from './tables/kinds.ts'
import type { Wearer } from './tables/models.ts'
import { type PurposeName, purposes } from './tables/purposes.ts'
import { about } from '../words/grammar.ts'
import { inEach } from '../words/text.ts'

/** The parts of a description. */
export type Telling = {
  readonly kind: ProductKind
  readonly wearer: Wearer
  readonly purpose: PurposeName
  /** How many of the kind with the same purpose came before, so that neighbours open differently. */
  readonly nth: number
  readonly lead: DetailName
}

/** A sentence pattern said about a kind of product. */
export const textOf = (kind: ProductKind, pattern: LocalText): LocalText =>
  inEach((language: LanguageCode) => about(kind.noun[language], language, pattern[language]))

const belowTheWaist: ReadonlySet<FitName> = new Set(['legs', 'shorts', 'tights'])

const fitsOf = ({ kind, wearer }: Telling): readonly [FitName, ...FitName[]] => {
  if (kind.scale !== 'adult') return kind.fits
  if (wearer === 'k') return ['child']
  return wearer === 'w' && !kind.fits.some(fit => belowTheWaist.has(fit)) ? ['women', ...kind.fits] : kind.fits
}

/** Two to four sentences: what it is for, what sets it apart, how it fits, and sometimes a word from the workshop. */
export function describe(telling: Telling, random: SeededRandom): LocalText {
  const { kind, purpose, nth, lead } = telling
  const fit = around(fitsOf(telling), random.below(12))
  const patterns: LocalText[] = [
    around(purposes[purpose].openings, nth),
    details[lead].text,
    around<LocalText>(fits[fit], random.below(12)),
    ...(random.chance(0.4) ? [around(closings, random.below(60))] : []),
  ]
  return inEach(language => patterns.map(pattern => textOf(kind, pattern)[language]).join(' '))
}

/** Details a card may lead with, the most important first; others never lead. */
const telling = [
  'waterproof',
  'insulated',
  'natural-fibre',
  'sun-protection',
  'windproof',
  'wide-fit',
  'grip',
  'cushioned',
  'breathable',
  'quick-drying',
  'packable',
  'stretch',
  'reflective',
  'recycled',
  'adjustable',
] as const satisfies readonly Feature[]

/** One line for the card: the feature that leads, else the weightiest there is, and the figure that matters. */
export function summarise([lead, ...others]: readonly [DetailName, ...DetailName[]], figure: LocalText): LocalText {
  const first = telling.find(feature => feature === details[lead].feature)
  const best = first ?? telling.find(feature => others.some(name => details[name].feature === feature))
  return inEach(language =>
    best === undefined ? figure[language] : `${features[best][language]} · ${figure[language]}`,
  )
}
