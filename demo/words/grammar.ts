import type { LanguageCode } from '#src/language/locales.ts'

import { capitalised } from './text.ts'

/** Gender and number of a noun: `m f n` one, `mp fp p` several; English knows only `s` and `p`. */
const forms = ['s', 'm', 'f', 'n', 'p', 'mp', 'fp'] as const
type Form = (typeof forms)[number]

export type Noun = { readonly word: string; readonly form: Form }
export type LocalNoun = Readonly<Record<LanguageCode, Noun>>

/** `'botas|fp'` → the word and its form; without a form it is an English singular. */
function noun(marked: string): Noun {
  const [word = '', mark] = marked.split('|')
  return { word, form: forms.find(form => form === mark) ?? 's' }
}

/** A noun in the five languages, each marked with its form: `nouns('trousers|p', 'pantalón|m', …)`. */
export const nouns = (en: string, es: string, fr: string, de: string, it: string): LocalNoun => ({
  en: noun(en),
  es: noun(es),
  fr: noun(fr),
  de: noun(de),
  it: noun(it),
})

const several = (form: Form): boolean => form.endsWith('p')

/** Where a form stands among the four alternatives of a template: German counts its neuter, the others two plurals. */
function place(form: Form, language: LanguageCode): number {
  if (language === 'de') return ['m', 'f', 'n', 'p'].indexOf(form)
  return ['m', 'f', 'mp', 'fp'].indexOf(form)
}

const demonstratives = {
  es: ['este', 'esta', 'estos', 'estas'],
  fr: ['ce', 'cette', 'ces', 'ces'],
  de: ['dieser', 'diese', 'dieses', 'diese'],
  it: ['questo', 'questa', 'questi', 'queste'],
} as const satisfies Record<Exclude<LanguageCode, 'en'>, readonly string[]>

/** "this shell", "ces chaussures", "dieses Zelt": the subject of a sentence. */
function thisOne({ word, form }: Noun, language: LanguageCode): string {
  if (language === 'en') return `${several(form) ? 'these' : 'this'} ${word}`
  if (language === 'fr' && form === 'm' && /^[aeiouyéèêh]/i.test(word)) return `cet ${word}`
  return `${demonstratives[language][place(form, language)] ?? ''} ${word}`
}

/**
 * Writes a sentence about a noun. In the template `{this}` and `{This}` are the noun with its demonstrative, `{a|b}` is
 * a word in singular or plural, and `{a|b|c|d}` agrees: masculine, feminine and their plurals, in German masculine,
 * feminine, neuter and plural.
 */
export const about = (subject: Noun, language: LanguageCode, template: string): string =>
  template.replaceAll(/\{([^}]+)\}/g, (_, inside: string) => {
    if (inside === 'this') return thisOne(subject, language)
    if (inside === 'This') return capitalised(thisOne(subject, language))
    const choices = inside.split('|')
    return choices[choices.length === 2 ? Number(several(subject.form)) : place(subject.form, language)] ?? ''
  })
