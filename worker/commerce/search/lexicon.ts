import type { LanguageCode } from '#src/language/locales.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/product.ts'
import { thingWordsOf, vocabularyOf, type Vocabulary } from './spelling.ts'
import { folded, searchWords, stemOf } from './words.ts'

/** The names of a product: stems of the words of its name, its types and its categories. */
export type ProductNames = {
  readonly name: readonly string[]
  readonly types: readonly (readonly string[])[]
  readonly categories: readonly (readonly string[])[]
}

/** The words a language's products are found by. */
export type Lexicon = {
  readonly language: LanguageCode
  readonly vocabulary: Vocabulary
  /** Stems of the words that say what kind of thing a product is. */
  readonly thingWords: ReadonlySet<string>
  /** By position. */
  readonly names: readonly ProductNames[]
}

/** The stems of a text's words that say something. */
export const stemsOf = (text: string, language: LanguageCode): string[] =>
  searchWords(text, language).map(word => stemOf(folded(word), language))

function lexiconIn({ products, facets, categories }: Catalogue, language: LanguageCode): Lexicon {
  const types = facets.get('type') ?? []
  const stems = new Map(types.map(({ id, name }) => [id, stemsOf(name[language], language)]))
  const collections = new Map(categories.all.map(({ id, name }) => [id, stemsOf(name[language], language)]))
  const namesOf = ({ name, categoryIds, facets: { type } }: CatalogueProduct): ProductNames => ({
    name: stemsOf(name[language], language),
    types: type.flatMap(id => [stems.get(id) ?? []]),
    categories: categoryIds.flatMap(id => [collections.get(id) ?? []]),
  })
  return {
    language,
    vocabulary: vocabularyOf(products, [...facets.values()].flat(), categories.all, language),
    thingWords: thingWordsOf(types, categories.all, language),
    names: products.map(namesOf),
  }
}

const lexicons = new WeakMap<Catalogue, Map<LanguageCode, Lexicon>>()

/** The lexicon of a catalogue in a language, made when it is first searched in it. */
export function lexiconOf(catalogue: Catalogue, language: LanguageCode): Lexicon {
  const own = lexicons.get(catalogue) ?? new Map<LanguageCode, Lexicon>()
  lexicons.set(catalogue, own)
  const known = own.get(language) ?? lexiconIn(catalogue, language)
  own.set(language, known)
  return known
}
