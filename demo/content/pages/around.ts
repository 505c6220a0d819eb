import type { ContentItem, ContentSection, Modal } from '#src/commerce/calls/content.ts'
import { ownValue } from '#src/kit/own-value.ts'
import type { LanguageCode } from '#src/language/locales.ts'
import type { StoredPopup } from '#worker/commerce/content/site-content.ts'

import { words, type Words } from '../../words/text.ts'
import { showcased } from './features.ts'
import { categoryName, categoryPath } from './links.ts'
import { scene } from './scene.ts'
import { contentItem, running } from './stored.ts'

type Ground = 'pine' | 'ember' | 'paper'

const see = words('Have a look', 'Echar un vistazo', 'Jeter un œil', 'Ansehen', 'Dai un’occhiata')

const banner = (
  id: string,
  said: Words,
  category: string,
  language: LanguageCode,
  ground: Ground = 'paper',
): ContentItem =>
  contentItem('banner', id, {
    text: words(...said)[language],
    ground,
    action: { label: see[language], href: categoryPath(category, language) },
  })

const section = (name: string, ...items: ContentItem[]): ContentSection => ({ name, items })

/** Slots around the pages of a kind, or around one page, composed on request. */
const slots: Readonly<Record<string, (language: LanguageCode) => ContentSection[]>> = {
  category: language => [
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
  ],
  'category/camping': language => [
    section(
      'top',
      banner(
        'category-camping',
        [
          'A tent is pitched twice: once at home.',
          'Una tienda se monta dos veces: la primera, en casa.',
          'Une tente se monte deux fois : d’abord chez soi.',
          'Ein Zelt baut man zweimal auf: zuerst zu Hause.',
          'Una tenda si monta due volte: la prima, a casa.',
        ],
        'tents',
        language,
        'pine',
      ),
    ),
  ],
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
          'Nothing by that name; perhaps among these.',
          'Nada con ese nombre; quizá entre estos.',
          'Rien de ce nom ; peut-être parmi ceux-ci.',
          'Nichts unter diesem Namen; vielleicht unter diesen.',
          'Niente con quel nome; forse tra questi.',
        ],
        'bestsellers',
        language,
      ),
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
          'The path ends here. These go on.',
          'El camino termina aquí. Estos siguen.',
          'Le chemin s’arrête ici. Ceux-ci continuent.',
          'Der Weg endet hier. Diese gehen weiter.',
          'Il sentiero finisce qui. Questi continuano.',
        ],
        'new-arrivals',
        language,
        'ember',
      ),
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

const utility = [
  ['stores', '/store-locator', words('Stores', 'Tiendas', 'Magasins', 'Filialen', 'Negozi')],
  ['help', '/help', words('Help', 'Ayuda', 'Aide', 'Hilfe', 'Aiuto')],
  [
    'order-status',
    '/order-status',
    words('Order status', 'Estado del pedido', 'Suivi de commande', 'Bestellstatus', 'Stato dell’ordine'),
  ],
  [
    'location-selector',
    '/location-selector',
    words('Country and language', 'País e idioma', 'Pays et langue', 'Land und Sprache', 'Paese e lingua'),
  ],
] as const

/** Pieces of content that more than one page uses. */
export function fragmentOf(id: string, language: LanguageCode): ContentItem[] | undefined {
  if (id === 'utility')
    return utility.map(([name, href, label]) => ({ type: 'link', id: name, data: { label: label[language], href } }))
  if (id === 'repairs') return slotsOf('category', language)?.flatMap(({ items }) => items)
  return undefined
}

/** One at a time is shown, the first that was not put away (R200). */
export const popupsOf = (language: LanguageCode): StoredPopup[] => [
  {
    id: 'winter-newsletter',
    name: 'newsletter',
    minimizedTitle: words('Letters', 'Cartas', 'Lettres', 'Briefe', 'Lettere')[language],
    baselines: [
      running(
        'popup-newsletter',
        words(
          'A letter now and then',
          'Una carta de vez en cuando',
          'Une lettre de temps en temps',
          'Ab und zu ein Brief',
          'Una lettera ogni tanto',
        )[language],
        [
          words(
            'Four a year, about snow and mending, never about hurry.',
            'Cuatro al año, sobre nieve y arreglos, nunca sobre prisas.',
            'Quatre par an, sur la neige et la réparation, jamais sur l’urgence.',
            'Vier im Jahr, über Schnee und Flicken, nie über Eile.',
            'Quattro l’anno, su neve e riparazioni, mai sulla fretta.',
          )[language],
        ],
      ),
    ],
  },
  {
    id: 'spring-repairs',
    name: 'repairs',
    minimizedTitle: words('Repairs', 'Arreglos', 'Réparations', 'Reparatur', 'Riparazioni')[language],
    from: Date.UTC(2027, 1, 15),
    baselines: [
      running(
        'popup-repairs',
        words(
          'Before the season',
          'Antes de la temporada',
          'Avant la saison',
          'Vor der Saison',
          'Prima della stagione',
        )[language],
        [
          words(
            'Bring what winter tore; it is back by April.',
            'Trae lo que rompió el invierno; en abril lo tienes.',
            'Apportez ce que l’hiver a déchiré ; rendu avant avril.',
            'Bringen Sie, was der Winter zerrissen hat; im April ist es zurück.',
            'Porta ciò che l’inverno ha strappato; per aprile è pronto.',
          )[language],
        ],
      ),
    ],
  },
]

const modals: Readonly<Record<string, (language: LanguageCode) => Omit<Modal, 'id'>>> = {
  'free-delivery': language => ({
    title: words('Delivery', 'Envío', 'Livraison', 'Lieferung', 'Spedizione')[language],
    size: 'sm',
    items: [
      running('modal-delivery', '', [
        words(
          'The cart says what delivery costs to your address before you pay, and how much is missing until it costs nothing.',
          'La cesta dice qué cuesta el envío a tu dirección antes de pagar y cuánto falta para que sea gratis.',
          'Le panier indique le prix de la livraison à votre adresse avant le paiement, et ce qui manque pour qu’elle soit offerte.',
          'Der Warenkorb sagt vor dem Bezahlen, was die Lieferung zu Ihnen kostet und wie viel bis zur kostenlosen fehlt.',
          'Il carrello dice quanto costa la spedizione al tuo indirizzo prima del pagamento, e quanto manca perché sia gratuita.',
        )[language],
      ]),
    ],
  }),
  repairs: language => ({
    title: words('Repairs', 'Reparaciones', 'Réparations', 'Reparatur', 'Riparazioni')[language],
    size: 'md',
    items: [...(fragmentOf('repairs', language) ?? [])],
  }),
}

export function modalOf(id: string, language: LanguageCode): Modal | undefined {
  const made = ownValue(modals, id)?.(language)
  return made && { id, ...made }
}

/** Categories shown one by one: `/cms/showcase`. */
const showcases: Readonly<Record<string, readonly string[]>> = {
  jackets: ['womens-jackets', 'mens-jackets'],
  footwear: ['footwear'],
  camp: ['tents', 'sleeping-bags', 'camp-kitchen'],
}

export function showcaseOf(docType: string, language: LanguageCode): ContentItem[] | undefined {
  if (docType === 'sections') return showcased(language)
  const ids = ownValue(showcases, docType)
  return ids?.map((id, index) => {
    const title = categoryName(id, language)
    return contentItem('hero', `showcase-${id}`, {
      title,
      text: title,
      ink: 'light',
      wide: scene('camp', 'dusk', 60 + index, 'wide', title),
      tall: scene('camp', 'dusk', 60 + index, 'tall', title),
      action: { label: see[language], href: categoryPath(id, language) },
    })
  })
}
