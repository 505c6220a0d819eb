import type { SiteName } from '#src/language/locales.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { inEach, number, quantity, same, words } from '../../words/text.ts'

export type Size = { readonly id: string; readonly name: LocalText }

const plain = (id: string): Size => ({ id, name: same(id) })

const years = words('years', 'años', 'ans', 'Jahre', 'anni')
const child = (age: number, height: number): Size => ({
  id: String(height),
  name: inEach(language => (language === 'de' ? `${height} cm` : `${age}\u00a0${years[language]} (${height} cm)`)),
})

const ages = (from: number, to: number): Size => ({
  id: `${from}-${to}y`,
  name: inEach(language => `${from}–${to}\u00a0${years[language]}`),
})

/** A shoe size, in the systems of the sites; its id is the European number, which all share. */
type Shoe = Size & Readonly<Record<'eu' | 'us' | 'uk', number>>

const shoe = (eu: number, us: number, uk: number): Shoe => ({ id: String(eu), name: same(`EU ${eu}`), eu, us, uk })

const people = (count: number): Size => ({
  id: `${count}p`,
  name:
    count === 1
      ? words('1 person', '1 persona', '1 personne', '1 Person', '1 persona')
      : words(`${count} people`, `${count} personas`, `${count} personnes`, `${count} Personen`, `${count} persone`),
})

const long = (from: number, to: number, en: string, es: string, fr: string, de: string, it: string): Size => {
  const lead = words(en, es, fr, de, it)
  return { id: en.toLowerCase().replace('/', '-'), name: inEach(language => `${lead[language]} (${from}–${to} cm)`) }
}

const litres = (value: number): Size => ({
  id: `${value * 1000}ml`,
  name: inEach(language => quantity(value, language === 'en' || language === 'es' ? 'L' : 'l', language)),
})

const regular = { id: 'regular', name: words('Regular', 'Normal', 'Standard', 'Normal', 'Standard') }

export const scales = {
  adult: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map(plain),
  child: [child(4, 104), child(6, 116), child(8, 128), child(10, 140), child(12, 152), child(14, 164)],
  'women-shoe': [
    shoe(36, 5.5, 3.5),
    shoe(37, 6.5, 4.5),
    shoe(37.5, 7, 5),
    shoe(38, 7.5, 5.5),
    shoe(38.5, 8, 6),
    shoe(39, 8.5, 6.5),
    shoe(40, 9, 7),
    shoe(41, 10, 8),
    shoe(42, 11, 9),
  ],
  'men-shoe': [
    shoe(40, 7, 6),
    shoe(41, 8, 7),
    shoe(42, 8.5, 7.5),
    shoe(42.5, 9, 8),
    shoe(43, 9.5, 8.5),
    shoe(44, 10, 9),
    shoe(44.5, 10.5, 9.5),
    shoe(45, 11, 10),
    shoe(46, 12, 11),
    shoe(47, 13, 12),
  ],
  'child-shoe': [shoe(28, 11, 10), shoe(30, 12.5, 11.5), shoe(32, 1, 13.5), shoe(34, 2.5, 2), shoe(36, 4, 3.5)],
  one: [{ id: 'one-size', name: words('One size', 'Talla única', 'Taille unique', 'Einheitsgröße', 'Taglia unica') }],
  head: [long(54, 57, 'S/M', 'S/M', 'S/M', 'S/M', 'S/M'), long(58, 61, 'L/XL', 'L/XL', 'L/XL', 'L/XL', 'L/XL')],
  hand: ['S', 'M', 'L', 'XL'].map(plain),
  sock: [
    { id: '35-38', name: same('EU 35–38') },
    { id: '39-42', name: same('EU 39–42') },
    { id: '43-46', name: same('EU 43–46') },
  ],
  'child-sock': [
    { id: '27-30', name: same('EU 27–30') },
    { id: '31-34', name: same('EU 31–34') },
  ],
  young: [ages(4, 6), ages(7, 10)],
  back: [
    long(40, 46, 'Short', 'Espalda corta', 'Dos court', 'Kurzer Rücken', 'Schiena corta'),
    long(45, 51, 'Medium', 'Espalda media', 'Dos moyen', 'Mittlerer Rücken', 'Schiena media'),
    long(50, 56, 'Tall', 'Espalda larga', 'Dos long', 'Langer Rücken', 'Schiena lunga'),
  ],
  solo: [people(1), people(2)],
  pair: [people(2), people(3)],
  family: [people(4), people(6)],
  sleeper: [regular, { id: 'long', name: words('Long', 'Largo', 'Long format', 'Lang', 'Lungo') }],
  mat: [regular, { id: 'wide', name: words('Wide', 'Ancha', 'Large', 'Breit', 'Largo') }],
  pole: [
    long(100, 120, 'Compact', 'Corto', 'Court', 'Kompakt', 'Corto'),
    long(110, 135, 'Full', 'Completo', 'Complet', 'Voll', 'Intero'),
  ],
  drink: [litres(0.5), litres(0.75), litres(1)],
} as const satisfies Record<string, readonly Size[]>

export type ScaleName = keyof typeof scales

/** The surcharge of a size over the smallest, where larger sizes cost more. */
export const dearer: Readonly<Partial<Record<ScaleName, number>>> = {
  solo: 0.14,
  pair: 0.16,
  family: 0.24,
  sleeper: 0.08,
  mat: 0.12,
  drink: 0.15,
}

const isShoe = (size: Size): size is Shoe => 'eu' in size

const systems = {
  'fellholm-us': 'us',
  'fellholm-ca': 'us',
  'fellholm-gb': 'uk',
  'fellholm-eu': 'eu',
} as const satisfies Record<SiteName, 'us' | 'uk' | 'eu'>

/** A shoe size as people of a site's countries know it: `US 9`, `UK 7`, `EU 40`. */
function shoeName(size: Shoe, site: SiteName): LocalText {
  const system = systems[site]
  return inEach(language => `${system.toUpperCase()} ${number(size[system], language)}`)
}

/** The sizes of a scale as a site names them. */
export const sizesOf = (scale: ScaleName, site: SiteName): readonly Size[] =>
  scales[scale].map((size: Size) => (isShoe(size) ? { id: size.id, name: shoeName(size, site) } : size))

const wearers = {
  'women-shoe': words('women’s', 'mujer', 'femme', 'Damen', 'donna'),
  'men-shoe': words('men’s', 'hombre', 'homme', 'Herren', 'uomo'),
  'child-shoe': words('kids’', 'niños', 'enfant', 'Kinder', 'bambino'),
} as const

/**
 * A shoe size in the facet. One European number is another American or British one for women than for men, so that there
 * it says whose: `US 9 women’s / 7 men’s`.
 */
function shoeFacetName(id: string, site: SiteName): LocalText {
  const system = systems[site]
  const worn = (Object.keys(wearers) as (keyof typeof wearers)[]).flatMap(scale =>
    scales[scale].filter(size => size.id === id).map(size => ({ size, wearer: wearers[scale] })),
  )
  if (system === 'eu') return inEach(language => `EU ${number(Number(id), language)}`)
  return inEach(language => {
    const each = worn.map(({ size, wearer }) => `${number(size[system], language)}\u00a0${wearer[language]}`)
    return `${system.toUpperCase()} ${each.join(' / ')}`
  })
}

/** Names of sizes in the facet, in the order shown: shoes by their length, whoever wears them. */
export function sizeNames(site: SiteName): ReadonlyMap<string, LocalText> {
  const all: readonly Size[] = Object.values(scales).flat()
  const shoes = all.filter(isShoe).toSorted((a, b) => a.eu - b.eu)
  return new Map([
    ...all.filter(size => !isShoe(size)).map(({ id, name }) => [id, name] as const),
    ...shoes.map(({ id }) => [id, shoeFacetName(id, site)] as const),
  ])
}
