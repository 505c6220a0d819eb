import type { ContentItem, ContentSection } from '#src/commerce/calls/content.ts'
import { ownValue } from '#src/kit/own-value.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { words, type Words } from '../../words/text.ts'
import { banner, section, type BannerGround } from './banner.ts'
import { finderLink, type FinderSlug } from '../finders/finders.ts'
import { categoryName } from './links.ts'
import { contentItem, running } from './stored.ts'

/** What most people take, where somebody has found nothing. */
const bestsellers = (id: string, language: LanguageCode): ContentItem =>
  contentItem('product-carousel', id, {
    title: categoryName('bestsellers', language),
    source: { from: 'category', category: 'bestsellers' },
    limit: 4,
  })

/** Among and below the products of any listing. */
const onListings = (language: LanguageCode): ContentSection[] => [
  section(
    'between',
    contentItem('banner', 'category-fit', {
      text: words(
        'Not sure about the size? Two measurements and a minute are enough.',
        '¿Duda con la talla? Bastan dos medidas y un minuto.',
        'Un doute sur la taille ? Deux mesures et une minute suffisent.',
        'Bei der Größe unsicher? Zwei Maße und eine Minute genügen.',
        'Dubbi sulla taglia? Bastano due misure e un minuto.',
      )[language],
      ground: 'pine',
      action: {
        label: words('Size charts', 'Tablas de tallas', 'Guides des tailles', 'Größentabellen', 'Guide alle taglie')[
          language
        ],
        href: '/size-chart',
      },
    }),
  ),
  section(
    'bottom',
    contentItem('banner', 'category-repairs', {
      text: words(
        'Bought here, mended here, at no cost.',
        'Comprado aquí, arreglado aquí, gratis.',
        'Acheté ici, réparé ici, sans frais.',
        'Hier gekauft, hier geflickt, kostenlos.',
        'Comprato qui, riparato qui, gratis.',
      )[language],
      ground: 'paper',
      action: {
        label: words('How it works', 'Cómo funciona', 'Comment ça marche', 'So geht’s', 'Come funziona')[language],
        href: '/help/products/repairs',
        contentId: 'repairs',
      },
    }),
  ),
]

/** Above a listing: the way to the finder of its products. */
const finderAbove =
  (slug: FinderSlug, said: Words, ground: BannerGround = 'paper') =>
  (language: LanguageCode): ContentSection[] => [
    section(
      'top',
      contentItem('banner', `category-${slug}-finder`, {
        text: words(...said)[language],
        ground,
        action: finderLink(slug, language),
      }),
    ),
  ]

/** The same, with what stands on any listing of things that are worn or carried. */
const asksFirst = (slug: FinderSlug, said: Words) => (language: LanguageCode) => [
  ...finderAbove(slug, said)(language),
  ...onListings(language),
]

const jackets = asksFirst('jacket', [
  'Rain, wind or frost? Four questions lead to the jacket.',
  '¿Lluvia, viento o frío? Cuatro preguntas llevan a la chaqueta.',
  'Pluie, vent ou gel ? Quatre questions mènent à la veste.',
  'Regen, Wind oder Frost? Vier Fragen führen zur Jacke.',
  'Pioggia, vento o gelo? Quattro domande portano alla giacca.',
])

/** Slots around the pages of a kind, or around one page, composed on request. */
const slots: Readonly<Record<string, (language: LanguageCode) => ContentSection[]>> = {
  category: onListings,
  'category/camping': finderAbove(
    'tent',
    [
      'A tent is pitched twice: once at home.',
      'Una tienda se monta dos veces: la primera, en casa.',
      'Une tente se monte deux fois : d’abord chez soi.',
      'Ein Zelt baut man zweimal auf: zuerst zu Hause.',
      'Una tenda si monta due volte: la prima, a casa.',
    ],
    'pine',
  ),
  'category/womens-jackets': jackets,
  'category/mens-jackets': jackets,
  'category/kids-jackets': jackets,
  'category/footwear': asksFirst('boot', [
    'Scree, trail or beach: the ground decides the shoe.',
    'Canchal, sendero o playa: el terreno decide el calzado.',
    'Éboulis, sentier ou plage : le terrain décide de la chaussure.',
    'Geröll, Pfad oder Strand: Der Boden entscheidet über den Schuh.',
    'Ghiaione, sentiero o spiaggia: la scarpa la decide il terreno.',
  ]),
  'category/packs': asksFirst('pack', [
    'A day or a week? Three questions lead to the pack.',
    '¿Un día o una semana? Tres preguntas llevan a la mochila.',
    'Un jour ou une semaine ? Trois questions mènent au sac.',
    'Ein Tag oder eine Woche? Drei Fragen führen zum Rucksack.',
    'Un giorno o una settimana? Tre domande portano allo zaino.',
  ]),
  product: language => [
    section(
      'below',
      banner(
        'product-returns',
        [
          'Sixty days to return it, for whatever reason.',
          'Sesenta días para devolverlo, sea por lo que sea.',
          'Soixante jours pour le rendre, quelle qu’en soit la raison.',
          'Sechzig Tage zum Zurückgeben, aus welchem Grund auch immer.',
          'Sessanta giorni per renderlo, per qualunque motivo.',
        ],
        'new-arrivals',
        language,
      ),
    ),
  ],
  'product/boot': language => [
    section(
      'below',
      banner(
        'product-boots',
        [
          'Boots are resoled twice before they retire.',
          'Las botas se resuelan dos veces antes de jubilarse.',
          'Deux ressemelages avant la retraite.',
          'Stiefel werden zweimal neu besohlt, bevor sie ruhen dürfen.',
          'Due risuolature prima della pensione.',
        ],
        'footwear',
        language,
        'pine',
      ),
    ),
  ],
  article: language => [
    section(
      'below',
      banner(
        'article-next',
        [
          'Read enough? The hills are open.',
          '¿Suficiente lectura? El monte está abierto.',
          'Assez lu ? La montagne est ouverte.',
          'Genug gelesen? Die Berge haben offen.',
          'Letto abbastanza? La montagna è aperta.',
        ],
        'new-arrivals',
        language,
      ),
    ),
  ],
  help: () => [],
  page: () => [],
  search: language => [
    section(
      'empty',
      banner(
        'search-empty',
        [
          'No matches. You might like these.',
          'Nada con ese nombre; quizá entre estos.',
          'Rien de ce nom ; peut-être parmi ceux-ci.',
          'Nichts unter diesem Namen; vielleicht unter diesen.',
          'Niente con quel nome; forse tra questi.',
        ],
        'bestsellers',
        language,
      ),
      bestsellers('search-empty-bestsellers', language),
    ),
  ],
  cart: language => [
    section(
      'below',
      banner(
        'cart-free-repairs',
        [
          'Whatever you choose, we mend it.',
          'Elijas lo que elijas, lo arreglamos.',
          'Quoi que vous choisissiez, nous le réparons.',
          'Was immer Sie wählen, wir flicken es.',
          'Qualunque cosa tu scelga, la ripariamo.',
        ],
        'accessories',
        language,
      ),
    ),
  ],
  'error/4xx': language => [
    section(
      'over',
      running('error-4xx-over', '', [
        words(
          'Most who got lost here were looking for a tent, a jacket or their order.',
          'Casi todos los que se perdieron aquí buscaban una tienda, una chaqueta o su pedido.',
          'La plupart de ceux qui se sont perdus ici cherchaient une tente, une veste ou leur commande.',
          'Die meisten, die sich hierher verlaufen, suchten ein Zelt, eine Jacke oder ihre Bestellung.',
          'Quasi tutti quelli che si sono persi qui cercavano una tenda, una giacca o il loro ordine.',
        )[language],
      ]),
    ),
    section(
      'main',
      banner(
        'error-4xx-way',
        [
          'Try one of these instead',
          'Prueba con uno de estos',
          'Essayez plutôt l’un de ceux-ci',
          'Versuchen Sie es hiermit',
          'Prova con uno di questi',
        ],
        'new-arrivals',
        language,
        'ember',
      ),
      bestsellers('error-4xx-bestsellers', language),
    ),
  ],
  'error/500': language => [
    section(
      'main',
      running(
        'error-500-note',
        words(
          'A storm on our side',
          'Una tormenta de nuestro lado',
          'Une tempête de notre côté',
          'Ein Sturm auf unserer Seite',
          'Una tempesta dalla nostra parte',
        )[language],
        [],
      ),
    ),
  ],
  'sign-up-modal': language => [
    section(
      'below',
      running(
        'sign-up-why',
        words('Why an account', 'Por qué una cuenta', 'Pourquoi un compte', 'Warum ein Konto', 'Perché un account')[
          language
        ],
        [
          words(
            'Repairs on record, addresses filled in, points that add up.',
            'Arreglos apuntados, direcciones rellenas, puntos que suman.',
            'Réparations au dossier, adresses remplies, points qui s’additionnent.',
            'Reparaturen vermerkt, Adressen ausgefüllt, Punkte gesammelt.',
            'Riparazioni in archivio, indirizzi compilati, punti che si sommano.',
          )[language],
        ],
      ),
    ),
  ],
}

export const slotsOf = (place: string, language: LanguageCode): ContentSection[] | undefined =>
  ownValue(slots, place)?.(language)

export const slotPlaces: readonly string[] = Object.keys(slots)
