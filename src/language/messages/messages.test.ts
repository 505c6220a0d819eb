import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'

import { languages, locales, type LanguageCode, type Locale } from '../locales.ts'
import { replaced } from './replaced.ts'

const folder = (language: LanguageCode | Locale) => join(import.meta.dirname, language)

/** The texts of a language, or those a country says otherwise, as they are written: room → key → text. */
const textsOf = (language: LanguageCode | Locale): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    readdirSync(folder(language)).map(file => [
      file,
      JSON.parse(readFileSync(join(folder(language), file), 'utf8')) as Record<string, string>,
    ]),
  )

const flat = (language: LanguageCode | Locale): Record<string, string> =>
  Object.assign({}, ...Object.values(textsOf(language)))

/** Names of the values a text wants, wherever in it they stand. */
function placeholders(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return []
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return []
    const [name, , cases] = token as [string, string?, unknown?]
    const inner = typeof cases === 'object' && cases !== null ? Object.values(cases).flatMap(placeholders) : []
    return [name, ...inner]
  })
}
const wanted = (text: string) => [...new Set(placeholders(compileMessageOrThrow(text)))].toSorted()

const english = textsOf('en')
const others = languages.filter(language => language !== 'en')

describe('the messages (D45)', () => {
  it('of each language, and of each country with words of its own, are fetched by browsers as one module', () => {
    const fetched = readFileSync(join(import.meta.dirname, '../../../client/document/texts.ts'), 'utf8')
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(entry => entry.isDirectory())
    expect(folders.length).toBeGreaterThan(languages.length)
    for (const { name } of folders) expect(fetched).toContain(`import('virtual:texts/${name}')`)
  })

  it.each(others)('of %s have exactly the rooms and keys of English', language => {
    const keys = (texts: ReturnType<typeof textsOf>) =>
      Object.fromEntries(Object.entries(texts).map(([room, of]) => [room, Object.keys(of).toSorted()]))
    expect(keys(textsOf(language))).toEqual(keys(english))
  })

  it.each(others)('of %s want the same values as English', language => {
    const texts = flat(language)
    const different = Object.entries(flat('en')).filter(
      ([key, text]) => wanted(text).join() !== wanted(texts[key] ?? '').join(),
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  it.each(languages)('of %s compile, and none is empty or uses an apostrophe that ICU reads as a quote', language => {
    for (const [key, text] of Object.entries(flat(language))) {
      expect(() => compileMessageOrThrow(text), key).not.toThrow()
      expect(text.trim(), key).not.toBe('')
      expect(text, key).not.toContain("'")
    }
  })

  it.each(languages)('of %s name their language as its speakers do', language => {
    const own = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? ''
    expect(flat(language)['shell.language']?.toLowerCase()).toBe(own.toLowerCase())
  })

  it('of French keep a space that does not break before a colon, a question mark and inside quotation marks', () => {
    const loose = Object.entries(flat('fr')).filter(([, text]) => /[^\u00a0][:»]|[^\u202f][?!;]|«[^\u00a0]/.test(text))
    expect(loose.map(([key]) => key)).toEqual([])
  })
})

/** A locale's messages: those of its country, else those of its language. */
const spoken = (locale: Locale) => Object.values({ ...flat(locales[locale].language), ...flat(locale) }).join('\n')

describe('the words of a country', () => {
  it.each(['en-ca', 'en-gb', 'fr-ca'] as const)(
    '%s: only what its language says otherwise, with the same values',
    locale => {
      const { language } = locales[locale]
      for (const [key, text] of Object.entries(flat(locale))) {
        const general = flat(language)[key]
        expect(general, key).toBeDefined()
        expect(text, key).not.toBe(general)
        expect(wanted(text), key).toEqual(wanted(general ?? ''))
        expect(text, key).not.toContain("'")
      }
    },
  )

  it.each([
    [
      'en-gb',
      /\b(?:colors?|favorites?|gray|centimeters|canceled|zip code|zipper|pants|recognizes|packages?|shipping)\b/gi,
    ],
    ['en-ca', /\b(?:colors?|favorites?|gray|centimeters|canceled|zip code)\b/gi],
    ['fr-ca', /e-mail/gi],
  ] as const)('%s: none of another country', (locale, foreign) => {
    expect(spoken(locale).match(foreign)).toBeNull()
  })

  it('of the United States: none that are British', () => {
    const british =
      /\b(?:colours?|favourites?|grey|centimetres|cancelled|postal code|postcode|trousers|parcels?|town|till|recognises|basket|(?<!same-day )delivery)\b/gi
    const texts = Object.values(flat('en')).join('\n')
    expect(texts.match(british)).toBeNull()
  })
})

it.each(['en', 'en-gb', 'en-ca'] as const)('%s writes email, as those who speak it do', language => {
  const spelled = Object.values(flat(language)).join('\n')
  expect(spelled.match(/\be-?mail/gi)?.filter(word => word.includes('-'))).toEqual([])
})

describe('the messages whose wording is decided (D64)', () => {
  const outOfStock = {
    en: 'This item is out of stock.',
    es: 'Este artículo está agotado.',
    fr: 'Cet article est épuisé.',
    de: 'Dieser Artikel ist ausverkauft.',
    it: 'Questo articolo è esaurito.',
  }
  const decided: Readonly<Record<string, Readonly<Record<LanguageCode, string>>>> = {
    'errors.general': {
      en: 'Something went wrong. Please try again.',
      es: 'Algo ha salido mal. Inténtalo de nuevo.',
      fr: 'Une erreur est survenue. Veuillez réessayer.',
      de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
      it: 'Si è verificato un errore. Riprova.',
    },
    'errors.INV408': {
      en: 'You can buy at most {maxAllowedQty} of this item.',
      es: 'Puedes comprar {maxAllowedQty} unidades como máximo.',
      fr: 'Vous pouvez acheter {maxAllowedQty} unités au maximum.',
      de: 'Sie können höchstens {maxAllowedQty} Stück kaufen.',
      it: 'Puoi acquistare al massimo {maxAllowedQty} unità.',
    },
    'errors.PAY400': {
      en: 'The payment failed. Check the details or choose another method.',
      es: 'El pago ha fallado. Revisa los datos o elige otro método.',
      fr: 'Le paiement a échoué. Vérifiez les données ou changez de moyen.',
      de: 'Die Zahlung ist fehlgeschlagen. Bitte Angaben prüfen oder andere Zahlungsart wählen.',
      it: 'Il pagamento non è riuscito. Controlla i dati o scegli un altro metodo.',
    },
    'errors.INV405': outOfStock,
    'errors.INV700': outOfStock,
  }

  it.each(Object.keys(decided))('%s says it in every language word for word', key => {
    expect(Object.fromEntries(languages.map(language => [language, flat(language)[key]]))).toEqual(decided[key])
  })
})

it('texts that were replaced by the words shoppers know do not come back', () => {
  expect(replaced.length).toBeGreaterThan(100)
  const now = new Set(Object.values(flat('en')))
  expect(replaced.filter(text => now.has(text))).toEqual([])
})
