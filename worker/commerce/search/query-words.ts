import type { LanguageCode } from '#src/language/locales.ts'

/**
 * What a word says beside naming a thing, by language: patterns of whole words in lower case without accents, in every
 * number, gender and case.
 */
type WordsFor<Name extends string> = Readonly<Record<LanguageCode, Readonly<Partial<Record<Name, string>>>>>

/** Families of colours, named as their facet values are in English. */
export const colorFamilies = [
  'black',
  'grey',
  'white',
  'blue',
  'green',
  'red',
  'orange',
  'yellow',
  'pink',
  'purple',
  'brown',
  'beige',
] as const
export type ColorFamily = (typeof colorFamilies)[number]

export const colorWords: WordsFor<ColorFamily> = {
  en: {
    black: 'black',
    grey: 'gr[ea]y|charcoal|silver',
    white: 'white|cream',
    blue: 'blue|navy|teal|turquoise',
    green: 'green|olive',
    red: 'red|burgundy|maroon',
    orange: 'orange',
    yellow: 'yellow|mustard',
    pink: 'pink',
    purple: 'purple|violet|lilac',
    brown: 'brown|tan',
    beige: 'beige|khaki',
  },
  es: {
    black: 'negr[oa]s?',
    grey: 'gris(?:es)?',
    white: 'blanc[oa]s?',
    blue: 'azul(?:es)?|marino|turquesa',
    green: 'verdes?',
    red: 'roj[oa]s?|granate',
    orange: 'naranjas?',
    yellow: 'amarill[oa]s?',
    pink: 'rosas?',
    purple: 'morad[oa]s?|violetas?|lilas?',
    brown: 'marron(?:es)?',
    beige: 'beis|beige|caqui',
  },
  fr: {
    black: 'noire?s?',
    grey: 'grise?s?',
    white: 'blanc(?:he)?s?',
    blue: 'bleue?s?|marine|turquoise',
    green: 'verte?s?|olive|kaki',
    red: 'rouges?|bordeaux',
    orange: 'oranges?',
    yellow: 'jaunes?',
    pink: 'roses?',
    purple: 'violet(?:te)?s?|lilas|mauves?',
    brown: 'marrons?|brune?s?',
    beige: 'beiges?',
  },
  de: {
    black: 'schwarz(?:e[rsnm]?)?',
    grey: 'grau(?:e[rsnm]?)?',
    white: 'wei(?:ß|ss)(?:e[rsnm]?)?',
    blue: '(?:dunkel|hell)?blau(?:e[rsnm]?)?|marine|turkis(?:e[rsnm]?)?',
    green: '(?:dunkel|hell)?grun(?:e[rsnm]?)?|oliv(?:e[rsnm]?)?',
    red: 'rot(?:e[rsnm]?)?|weinrot(?:e[rsnm]?)?',
    orange: 'orange(?:n?e[rsnm]?)?',
    yellow: 'gelb(?:e[rsnm]?)?',
    pink: 'rosa|pink(?:e[rsnm]?)?',
    purple: 'violett(?:e[rsnm]?)?|lila',
    brown: 'braun(?:e[rsnm]?)?',
    beige: 'beige[rsnm]?|khaki',
  },
  it: {
    black: 'ner[oaie]',
    grey: 'grigi[oae]?',
    white: 'bianc(?:o|a|hi|he)',
    blue: 'blu|azzurr[oaie]|turchese',
    green: 'verd[ei]',
    red: 'ross[oaie]|bordeaux',
    orange: 'arancion[ei]',
    yellow: 'giall[oaie]',
    pink: 'rosa',
    purple: 'viola|lilla',
    brown: 'marron[ei]',
    beige: 'beige|kaki',
  },
}

export const wearers = ['women', 'men', 'kids'] as const
export type WearerGroup = (typeof wearers)[number]

export const wearerWords: WordsFor<WearerGroup> = {
  en: {
    women: 'wom[ae]ns?|lad(?:y|ies)|female',
    men: 'm[ae]ns?|gents?|male',
    kids: 'kids?|child(?:ren)?s?|boys?|girls?|youth|junior|toddlers?',
  },
  es: { women: 'mujer(?:es)?|senoras?', men: 'hombres?|caballeros?', kids: 'nin[oa]s?|infantil(?:es)?|junior' },
  fr: { women: 'femmes?|dames?', men: 'hommes?|messieurs', kids: 'enfants?|filles?|garcons?|junior' },
  de: {
    women: 'damen?|frau(?:en)?',
    men: 'herren?|manner|mann',
    kids: 'kind(?:er)?|madchen|jungen?|jugendliche|junior',
  },
  it: { women: 'donn[ae]|signora', men: 'uom(?:o|ini)', kids: 'bambin[oaie]|ragazz[oaie]|junior' },
}

/** Whose a thing is at the front of German compounds: *Kinderregenjacke*. */
export const wearerAtFront: Readonly<Record<WearerGroup, string>> = {
  women: 'damen',
  men: 'herren',
  kids: 'kinder|madchen|jungen',
}

/** Collections that things of every kind are in for a while, named as their categories are in English. */
export const collections = ['sale', 'new arrivals'] as const
export type Collection = (typeof collections)[number]

export const collectionWords: WordsFor<Collection> = {
  en: { sale: 'sale|discount(?:ed)?|reduced|clearance|outlet|deals?', 'new arrivals': 'newest|latest' },
  es: { sale: 'rebaj(?:as?|ad[oa]s?)|ofertas?|descuentos?|outlet', 'new arrivals': 'novedad(?:es)?' },
  fr: { sale: 'sold(?:es?|ee?s?)|promo(?:tion)?s?|outlet', 'new arrivals': 'nouveautes?' },
  de: { sale: 'angebote?|reduziert(?:e[rsnm]?)?|rabatt|sale|outlet', 'new arrivals': 'neuheit(?:en)?' },
  it: { sale: 'sald[oi]|sconto|scontat[oaie]|offert[ae]|outlet', 'new arrivals': 'novita' },
}

/** Words before the most or the least that something may cost, and between the two. */
export const priceWords: Readonly<
  Record<LanguageCode, Readonly<Record<'below' | 'above' | 'between' | 'and', string>>>
> = {
  en: {
    below: 'under|below|less than|cheaper than|up to|max(?:imum)?',
    above: 'over|above|more than|from|at least',
    between: 'between',
    and: 'and|to',
  },
  es: {
    below: '(?:por )?menos de|hasta|por debajo de|maximo',
    above: 'mas de|a partir de|desde',
    between: 'entre',
    and: 'y|a',
  },
  fr: {
    below: "(?:a )?moins de|jusqu[’' ]a|sous|max(?:imum)?",
    above: 'plus de|a partir de',
    between: 'entre',
    and: 'et|a',
  },
  de: {
    below: 'unter|bis(?: zu)?|weniger als|hochstens|max(?:imal)?',
    above: 'uber|ab|mehr als|mindestens',
    between: 'zwischen',
    and: 'und|bis',
  },
  it: {
    below: 'sotto(?: i)?|meno di|fino a|massimo',
    above: 'oltre|piu di|a partire da',
    between: 'tra|fra',
    and: 'e',
  },
}

/** Words before a size. */
export const sizeWords: Readonly<Record<LanguageCode, string>> = {
  en: 'sizes?',
  es: 'tallas?|numero',
  fr: 'tailles?|pointures?',
  de: 'gro(?:ß|ss)en?|gr',
  it: 'tagli[ae]|misur[ae]|numero',
}

/** Words for those who fit into something, and the numbers that are written out before them. */
export const peopleWords: Readonly<
  Record<LanguageCode, { readonly people: string; readonly meantFor: string; readonly numbers: readonly string[] }>
> = {
  en: {
    people: 'persons?|people|man|men|berth',
    meantFor: 'for',
    numbers: ['one', 'two', 'three', 'four', 'five', 'six'],
  },
  es: { people: 'personas?|plazas?', meantFor: 'para', numbers: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] },
  fr: { people: 'personnes?|places?', meantFor: 'pour', numbers: ['une', 'deux', 'trois', 'quatre', 'cinq', 'six'] },
  de: { people: 'person(?:en)?|mann', meantFor: 'fur', numbers: ['eine', 'zwei', 'drei', 'vier', 'funf', 'sechs'] },
  it: { people: 'person[ae]|post[oi]', meantFor: 'per', numbers: ['una', 'due', 'tre', 'quattro', 'cinque', 'sei'] },
}
