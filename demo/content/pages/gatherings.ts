import type { ContentItem } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { words, type Words } from '../../words/text.ts'
import { contentItem } from './stored.ts'

type Line = readonly [name: Words, talk: Words, mending: Words]

const evenings: readonly Line[] = [
  [
    ['When', 'Cuándo', 'Quand', 'Wann', 'Quando'],
    [
      'First Thursday, 7 in the evening',
      'Primer jueves, a las 19',
      'Premier jeudi, 19 h',
      'Erster Donnerstag, 19 Uhr',
      'Primo giovedì, alle 19',
    ],
    [
      'The Saturday after, from 10',
      'El sábado siguiente, desde las 10',
      'Le samedi suivant, dès 10 h',
      'Samstag danach, ab 10 Uhr',
      'Il sabato dopo, dalle 10',
    ],
  ],
  [
    ['Where', 'Dónde', 'Où', 'Wo', 'Dove'],
    ['Every store', 'Todas las tiendas', 'Tous les magasins', 'Alle Filialen', 'Tutti i negozi'],
    [
      'Stores with a workshop',
      'Tiendas con taller',
      'Magasins avec atelier',
      'Filialen mit Werkstatt',
      'Negozi con laboratorio',
    ],
  ],
  [
    ['Costs', 'Cuesta', 'Prix', 'Kostet', 'Costo'],
    [
      'Nothing, tea included',
      'Nada, té incluido',
      'Gratuit, thé compris',
      'Nichts, Tee inbegriffen',
      'Niente, tè compreso',
    ],
    [
      'Nothing for what we sold',
      'Nada si lo vendimos nosotros',
      'Gratuit pour ce que nous avons vendu',
      'Nichts für das, was wir verkauft haben',
      'Niente per ciò che abbiamo venduto',
    ],
  ],
  [
    ['Bring', 'Trae', 'À apporter', 'Mitbringen', 'Porta'],
    ['Questions', 'Preguntas', 'Des questions', 'Fragen', 'Domande'],
    [
      'What is torn, washed',
      'Lo roto, lavado',
      'Ce qui est déchiré, lavé',
      'Was gerissen ist, gewaschen',
      'Ciò che è strappato, lavato',
    ],
  ],
]

const talk = words('Evening talk', 'Charla', 'Soirée', 'Vortragsabend', 'Serata')
const mending = words('Repair day', 'Día de arreglos', 'Journée réparation', 'Flicktag', 'Giornata di riparazione')

/** Events in the stores. */
export const gatherings = (language: LanguageCode): readonly ContentItem[] => [
  contentItem('comparison-table', 'events-dates', {
    title: words('Twice a month', 'Dos veces al mes', 'Deux fois par mois', 'Zweimal im Monat', 'Due volte al mese')[
      language
    ],
    columns: [{ name: talk[language] }, { name: mending[language] }],
    rows: evenings.map(([name, ...cells]) => ({
      name: words(...name)[language],
      cells: cells.map(cell => words(...cell)[language]),
    })),
  }),
  contentItem('store-finder', 'events-stores', {
    title: words(
      'Which store is near?',
      '¿Qué tienda está cerca?',
      'Quel magasin est proche ?',
      'Welche Filiale ist nah?',
      'Quale negozio è vicino?',
    )[language],
    text: words(
      'A place or a postal code is enough.',
      'Basta un lugar o un código postal.',
      'Un lieu ou un code postal suffit.',
      'Ein Ort oder eine Postleitzahl genügt.',
      'Basta un luogo o un codice postale.',
    )[language],
  }),
]
