import type { LanguageCode } from '#src/language/locales.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { inEach, number, quantity, words } from '../../words/text.ts'

const litre: Record<LanguageCode, string> = { en: 'L', es: 'L', fr: 'l', de: 'l', it: 'l' }

/** Grams below a kilogram, kilograms above; English and US Spanish have ounces or pounds as well. */
function weight(grams: number, language: LanguageCode): string {
  const metric = grams < 1000 ? quantity(grams, 'g', language) : quantity(grams / 1000, 'kg', language)
  if (language !== 'en' && language !== 'es') return metric
  const ounces = grams / 28.3495
  const imperial =
    ounces < 32
      ? quantity(Math.round(ounces * 10) / 10, 'oz', language)
      : quantity(Math.round((ounces / 16) * 10) / 10, 'lb', language)
  return `${metric} / ${imperial}`
}

/** Whole centimetres and square metres are as exact as they are drawn; inches and feet are no exacter. */
const rounded = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

/** A metric measure, with another where that is read (`demo/words/english.ts` says which comes first). */
const inBoth =
  (unit: string, other: string, convert: (value: number) => number) =>
  (value: number, language: LanguageCode): string => {
    const metric = quantity(value, unit, language)
    if (language !== 'en' && language !== 'es') return metric
    return `${metric} / ${quantity(rounded(convert(value)), other, language)}`
  }

const length = inBoth('cm', 'in', cm => cm / 2.54)
const temperature = inBoth('°C', '°F', celsius => Math.round(celsius * 1.8 + 32))

const seasons = {
  3: words('Three-season', 'Tres estaciones', 'Trois saisons', 'Drei Jahreszeiten', 'Tre stagioni'),
  4: words('Four-season', 'Cuatro estaciones', 'Quatre saisons', 'Vier Jahreszeiten', 'Quattro stagioni'),
} as const

const hours: LocalText = words('h', 'h', 'h', 'Std.', 'h')
const minutes: LocalText = words('min', 'min', 'min', 'Min.', 'min')

type Fact = { readonly name: LocalText; readonly value: (value: number, language: LanguageCode) => string }
const measured =
  (unit: string) =>
  (value: number, language: LanguageCode): string =>
    quantity(value, unit, language)

/** The facts a product may state: what they are called and how their value is written. */
const facts = {
  weight: { name: words('Weight', 'Peso', 'Poids', 'Gewicht', 'Peso'), value: weight },
  'water-column': {
    name: words('Waterproof rating', 'Columna de agua', 'Colonne d’eau', 'Wassersäule', 'Colonna d’acqua'),
    value: measured('mm'),
  },
  'fill-power': {
    name: words('Fill power', 'Poder de relleno', 'Pouvoir gonflant', 'Bauschkraft', 'Potere di riempimento'),
    value: (value, language) =>
      language === 'en' ? `${number(value, language)}-fill down` : quantity(value, 'cuin', language),
  },
  'fabric-weight': {
    name: words('Fabric weight', 'Gramaje', 'Grammage', 'Stoffgewicht', 'Grammatura'),
    value: measured('g/m²'),
  },
  upf: {
    name: words('Sun protection', 'Protección solar', 'Protection solaire', 'Sonnenschutz', 'Protezione solare'),
    value: value => `UPF ${value}`,
  },
  inseam: {
    name: words(
      'Inside leg (size M)',
      'Entrepierna (talla M)',
      'Entrejambe (taille M)',
      'Innenbeinlänge (Größe M)',
      'Interno gamba (taglia M)',
    ),
    value: length,
  },
  drop: { name: words('Drop', 'Desnivel de la suela', 'Drop', 'Sprengung', 'Differenziale'), value: measured('mm') },
  lugs: {
    name: words(
      'Lug depth',
      'Profundidad de los tacos',
      'Hauteur des crampons',
      'Profiltiefe',
      'Profondità dei tasselli',
    ),
    value: measured('mm'),
  },
  volume: {
    name: words('Volume', 'Volumen', 'Volume', 'Volumen', 'Volume'),
    value: (value, language) => quantity(value, litre[language], language),
  },
  load: {
    name: words('Comfortable load', 'Carga cómoda', 'Charge confortable', 'Komfortable Last', 'Carico confortevole'),
    value: inBoth('kg', 'lb', kg => kg * 2.2046),
  },
  season: {
    name: words('Season rating', 'Estaciones', 'Saisons', 'Saison', 'Stagioni'),
    value: (value, language) => (value === 4 ? seasons[4] : seasons[3])[language],
  },
  area: {
    name: words('Floor area', 'Superficie interior', 'Surface au sol', 'Grundfläche', 'Superficie interna'),
    value: inBoth('m²', 'sq\u00a0ft', area => area * 10.764),
  },
  height: {
    name: words('Height inside', 'Altura interior', 'Hauteur intérieure', 'Innenhöhe', 'Altezza interna'),
    value: length,
  },
  comfort: {
    name: words(
      'Comfort temperature',
      'Temperatura de confort',
      'Température de confort',
      'Komforttemperatur',
      'Temperatura di comfort',
    ),
    value: temperature,
  },
  'r-value': { name: words('R-value', 'Valor R', 'Valeur R', 'R-Wert', 'Valore R'), value: number },
  thickness: { name: words('Thickness', 'Grosor', 'Épaisseur', 'Dicke', 'Spessore'), value: length },
  power: { name: words('Output', 'Potencia', 'Puissance', 'Leistung', 'Potenza'), value: measured('W') },
  boil: {
    name: words(
      'One liter boils in',
      'Un litro hierve en',
      'Un litre bout en',
      'Ein Liter kocht in',
      'Un litro bolle in',
    ),
    value: (value, language) => quantity(value, minutes[language], language),
  },
  light: { name: words('Brightness', 'Brillo', 'Luminosité', 'Helligkeit', 'Luminosità'), value: measured('lm') },
  'run-time': {
    name: words('Run time', 'Autonomía', 'Autonomie', 'Leuchtdauer', 'Autonomia'),
    value: (value, language) => quantity(value, hours[language], language),
  },
  packed: {
    name: words('Packed length', 'Longitud plegado', 'Longueur pliée', 'Packmaß', 'Lunghezza ripiegato'),
    value: length,
  },
  cold: {
    name: words('Keeps cold', 'Conserva el frío', 'Garde froid', 'Hält kalt', 'Tiene il freddo'),
    value: (value, language) => quantity(value, hours[language], language),
  },
} as const satisfies Record<string, Fact>

export type FactName = keyof typeof facts

/** A fact as the product page lists it. */
export const stated = (name: FactName, value: number) => ({
  name: facts[name].name,
  value: inEach(language => facts[name].value(value, language)),
})

export const fabricFact = words('Fabric', 'Tejido', 'Matière', 'Material', 'Tessuto')
