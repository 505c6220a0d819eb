import type { FacetName } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'
import type { SiteName } from '#src/language/locales.ts'
import type { Seed } from '#worker/commerce/seed/seed.ts'

import { families } from './tables/colors.ts'
import { features } from './tables/details.ts'
import { kinds } from './tables/kinds.ts'
import { activities } from './tables/purposes.ts'
import { sizeNames } from './tables/sizes.ts'
import { words } from '../words/text.ts'

export const facetNames = {
  type: words('Type', 'Tipo', 'Catégorie', 'Art', 'Tipologia'),
  size: words('Size', 'Talla', 'Taille', 'Größe', 'Taglia'),
  color: words('Color', 'Color', 'Couleur', 'Farbe', 'Colore'),
  price: words('Price', 'Precio', 'Prix', 'Preis', 'Prezzo'),
  activity: words('Activity', 'Actividad', 'Activité', 'Aktivität', 'Attività'),
  feature: words('Features', 'Características', 'Caractéristiques', 'Eigenschaften', 'Caratteristiche'),
  rating: words('Rating', 'Valoración', 'Note', 'Bewertung', 'Valutazione'),
  availability: words('Availability', 'Disponibilidad', 'Disponibilité', 'Verfügbarkeit', 'Disponibilità'),
} as const satisfies Record<FacetName, LocalText>

const familyNames: Readonly<Record<(typeof families)[number], LocalText>> = {
  black: words('Black', 'Negro', 'Noir', 'Schwarz', 'Nero'),
  grey: words('Gray', 'Gris', 'Gris', 'Grau', 'Grigio'),
  white: words('White', 'Blanco', 'Blanc', 'Weiß', 'Bianco'),
  blue: words('Blue', 'Azul', 'Bleu', 'Blau', 'Blu'),
  green: words('Green', 'Verde', 'Vert', 'Grün', 'Verde'),
  red: words('Red', 'Rojo', 'Rouge', 'Rot', 'Rosso'),
  orange: words('Orange', 'Naranja', 'Orange', 'Orange', 'Arancione'),
  yellow: words('Yellow', 'Amarillo', 'Jaune', 'Gelb', 'Giallo'),
  pink: words('Pink', 'Rosa', 'Rose', 'Rosa', 'Rosa'),
  purple: words('Purple', 'Morado', 'Violet', 'Violett', 'Viola'),
  brown: words('Brown', 'Marrón', 'Marron', 'Braun', 'Marrone'),
  beige: words('Beige', 'Beis', 'Beige', 'Beige', 'Beige'),
}

/** The words of every facet's values at a site, in the order shown. */
export const facetValues = (site: SiteName): Seed['facetValues'] => ({
  type: new Map([
    ...Object.entries(kinds).map(([id, { type }]) => [id, type] as const),
    ['gift-card', words('Gift cards', 'Tarjetas regalo', 'Cartes cadeaux', 'Geschenkkarten', 'Carte regalo')],
  ]),
  size: sizeNames(site),
  color: new Map(Object.entries(familyNames)),
  activity: new Map(Object.entries(activities)),
  feature: new Map(Object.entries(features)),
  availability: new Map([['in-stock', words('In stock', 'En existencias', 'En stock', 'Auf Lager', 'Disponibile')]]),
})
