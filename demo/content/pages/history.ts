import type { ContentItem } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { words, type Words } from '../../words/text.ts'
import { contentItem } from './stored.ts'

type Dated = readonly [year: string, what: Words]

const years: readonly Dated[] = [
  [
    '1974',
    [
      'Two sewing machines above a bakery, and a sign: we mend tents.',
      'Dos máquinas de coser encima de una panadería y un cartel: arreglamos tiendas.',
      'Deux machines à coudre au-dessus d’une boulangerie, et une enseigne : nous réparons les tentes.',
      'Zwei Nähmaschinen über einer Bäckerei und ein Schild: Wir flicken Zelte.',
      'Due macchine da cucire sopra un forno, e un cartello: ripariamo tende.',
    ],
  ],
  [
    '1988',
    [
      'The bakery burns, and the workshop with it. Customers bring their own jackets back, so that we have patterns to begin from.',
      'Arde la panadería, y el taller con ella. Los clientes traen sus chaquetas para que tengamos patrones con que empezar.',
      'La boulangerie brûle, l’atelier avec. Des clients rapportent leurs vestes, pour que nous ayons des patrons.',
      'Die Bäckerei brennt ab und die Werkstatt mit ihr. Kundinnen bringen ihre Jacken zurück, damit wir Schnitte haben, von denen wir ausgehen können.',
      'Il forno brucia, e il laboratorio con lui. I clienti riportano le loro giacche, perché abbiamo modelli da cui ripartire.',
    ],
  ],
  [
    '1996',
    [
      'The first store with a workshop in its window. It is still open, rope in the stairwell and all.',
      'La primera tienda con taller en el escaparate. Sigue abierta, con cuerda en la escalera y todo.',
      'Le premier magasin avec un atelier en vitrine. Il est toujours ouvert, corde dans l’escalier comprise.',
      'Die erste Filiale mit einer Werkstatt im Schaufenster. Es gibt sie noch, samt Seil im Treppenhaus.',
      'Il primo negozio con il laboratorio in vetrina. È ancora aperto, corda nella scala compresa.',
    ],
  ],
  [
    '2011',
    [
      'Repairs of what we sold become free, for as long as there is cloth to sew to.',
      'Arreglar lo que vendimos pasa a ser gratis, mientras quede tela donde coser.',
      'Réparer ce que nous avons vendu devient gratuit, tant qu’il reste du tissu à coudre.',
      'Zu flicken, was wir verkauft haben, kostet nichts mehr, solange Stoff da ist, an den man nähen kann.',
      'Riparare ciò che abbiamo venduto diventa gratuito, finché c’è tessuto a cui cucire.',
    ],
  ],
]

/** The dates of the company's history. */
export const dates = (language: LanguageCode): readonly ContentItem[] => [
  contentItem('rich-text', 'history-dates', {
    blocks: years.flatMap(([year, what]) => [
      { kind: 'heading' as const, text: year },
      { kind: 'paragraph' as const, text: words(...what)[language] },
    ]),
  }),
]
