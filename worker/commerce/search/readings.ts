import type { LanguageCode } from '#src/language/locales.ts'

import {
  colorFamilies,
  colorWords,
  peopleWords,
  priceWords,
  collectionWords,
  sizeWords,
  wearerWords,
  collections,
  wearerAtFront,
  wearers,
  type ColorFamily,
  type Collection,
  type WearerGroup,
} from './query-words.ts'

/** Words of a search that name a filter and not a product. */
export type Filter =
  | { readonly kind: 'color'; readonly family: ColorFamily }
  | { readonly kind: 'wearer'; readonly wearer: WearerGroup }
  | { readonly kind: 'collection'; readonly collection: Collection }
  /** Whole units of the currency: from the first up to below the second. */
  | { readonly kind: 'price'; readonly from: number; readonly to: number }
  /** As it was said: `m`, `8.5`, or the number of people. */
  | { readonly kind: 'size'; readonly size: string }
  | { readonly kind: 'volume'; readonly litres: number }

/** A pattern of folded text, and what its groups say; undefined where they say nothing after all. */
export type Reading = {
  readonly pattern: RegExp
  readonly filterOf: (groups: readonly string[]) => Filter | undefined
}

const reading = (source: string, filterOf: Reading['filterOf']): Reading => ({
  pattern: new RegExp(source, 'gu'),
  filterOf,
})

const between = (from: number, to: number): Filter | undefined => (from < to ? { kind: 'price', from, to } : undefined)
const size = (said = ''): Filter => ({ kind: 'size', size: said.replace(',', '.') })

/** An amount, which no unit of anything else follows. */
const money = String.raw`[$£€]?\s?(\d{1,5})(?![\d.,]*\d)\s?(?:[$£€]|(?:euros?|dollars?|bucks|pounds|dolares|dollari)\b)?(?!\s?(?:l|lit\w*|cm|mm|kg|g|ml)\b)`

function priceReadings(language: LanguageCode): readonly Reading[] {
  const said = priceWords[language]
  return [
    reading(String.raw`\b(?:${said.between})\s${money}\s(?:${said.and})\s${money}`, ([, from, to]) =>
      between(Number(from), Number(to)),
    ),
    reading(String.raw`\b(?:${said.below})\s${money}`, ([, to]) => between(0, Number(to))),
    reading(String.raw`\b(?:${said.above})\s${money}`, ([, from]) => between(Number(from), Infinity)),
  ]
}

/** How many something is for: `2 person tent`, `tent for four`, `2-Personen-Zelt`. */
function peopleReadings(language: LanguageCode): readonly Reading[] {
  const { people, meantFor, numbers } = peopleWords[language]
  const count = String.raw`(\d|${numbers.join('|')})`
  const number = ([, said = '']: readonly string[]) =>
    size(numbers.includes(said) ? String(numbers.indexOf(said) + 1) : said)
  return [
    reading(String.raw`\b(?:${meantFor}\s)?${count}[-\s]?(?:${people}|p)\b`, number),
    reading(String.raw`\b${meantFor}\s${count}\b`, number),
  ]
}

/** Letters that are a size wherever they stand, and those that are one only as the last word. */
const sizeLetters = { anywhere: 'xxs|xs|xl|xxl', last: 's|m|l' } as const

const sizeReadings = (language: LanguageCode): readonly Reading[] => [
  reading(
    String.raw`\b(?:(?:${sizeWords[language]})\s(?:us|uk|eu)?\s?|(?:us|uk|eu)\s?)(\d{1,3}(?:[.,]5)?)\b`,
    ([, said]) => size(said),
  ),
  reading(String.raw`\b(?:${sizeWords[language]})\s(${sizeLetters.anywhere}|${sizeLetters.last})\b`, ([, said]) =>
    size(said),
  ),
  reading(String.raw`\b(?:${sizeLetters.anywhere})\b|(?<=\p{L}.*\s)(?:${sizeLetters.last})$`, ([said]) => size(said)),
]

/** Fewer litres than that are layers of cloth (`3L`) or a bottle. */
const fewestLitres = 5

const volumeReading = reading(String.raw`\b(\d{1,3})[-\s]?(?:l|lit(?:er|re|ro|ri|res|ros|ers)?)\b`, ([, said]) =>
  Number(said) < fewestLitres ? undefined : { kind: 'volume', litres: Number(said) },
)

/** Readings of single words, each by the pattern of its name. */
const wordReadings = <Name extends string>(
  names: readonly Name[],
  patterns: Readonly<Partial<Record<Name, string>>>,
  filterOf: (name: Name) => Filter,
): readonly Reading[] =>
  names
    .filter(name => patterns[name] !== undefined)
    .map(name =>
      reading(String.raw`(?<![\p{L}\p{N}])(?:${patterns[name]})(?:[’']s)?(?![\p{L}\p{N}])`, () => filterOf(name)),
    )

/** Whose a thing is at the front of a German compound, of which the thing is left: *Kinderregenjacke*. */
const frontReadings = (language: LanguageCode): readonly Reading[] =>
  language !== 'de'
    ? []
    : wearers.map(wearer =>
        reading(String.raw`(?<![\p{L}\p{N}])(?:${wearerAtFront[wearer]})s?(?=\p{L}{4})`, () => ({
          kind: 'wearer',
          wearer,
        })),
      )

const made = new Map<LanguageCode, readonly Reading[]>()

/** Everything that may be read out of a search in a language, what tells most first. */
export function readingsOf(language: LanguageCode): readonly Reading[] {
  const known = made.get(language)
  if (known !== undefined) return known
  const readings = [
    ...priceReadings(language),
    volumeReading,
    ...peopleReadings(language),
    ...sizeReadings(language),
    ...wordReadings(colorFamilies, colorWords[language], family => ({ kind: 'color', family })),
    ...wordReadings(wearers, wearerWords[language], wearer => ({ kind: 'wearer', wearer })),
    ...wordReadings(collections, collectionWords[language], collection => ({ kind: 'collection', collection })),
    ...frontReadings(language),
  ]
  made.set(language, readings)
  return readings
}
