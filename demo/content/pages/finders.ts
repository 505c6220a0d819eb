import type { FinderAnswer } from '#src/kit/finder-answers.ts'
import type { LanguageCode } from '#src/language/locales.ts'
import type { SectionData } from '#src/sections/model/sections.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { words, type Words } from '../../words/text.ts'
import { contentItem, type PageRow } from './stored.ts'

type Option = SectionData<'finder'>['questions'][number]['options'][number]
type Meaning = Pick<Option, 'category' | 'facets'>

type OptionRow = { readonly value: string; readonly label: LocalText; readonly meaning: Meaning }
type QuestionRow = { readonly name: FinderAnswer; readonly title: LocalText; readonly options: readonly OptionRow[] }

const option = (value: string, label: Words, meaning: Meaning = {}): OptionRow => ({
  value,
  label: words(...label),
  meaning,
})

const question = (name: FinderAnswer, title: Words, ...options: readonly OptionRow[]): QuestionRow => ({
  name,
  title: words(...title),
  options,
})

const women: Words = ['Women', 'Mujer', 'Femme', 'Damen', 'Donna']
const men: Words = ['Men', 'Hombre', 'Homme', 'Herren', 'Uomo']
const kids: Words = ['Kids', 'Niños', 'Enfant', 'Kinder', 'Bambini']
const forWhom: Words = ['Who is it for?', '¿Para quién es?', 'C’est pour qui ?', 'Für wen?', 'Per chi è?']
const whatElse: Words = [
  'What else matters?',
  '¿Qué más importa?',
  'Quoi d’autre compte ?',
  'Was ist noch wichtig?',
  'Che cos’altro conta?',
]
const noMatter = option('any', ['No preference', 'Sin preferencia', 'Peu importe', 'Egal', 'Nessuna preferenza'])
const light = option('light', ['Low weight', 'Poco peso', 'La légèreté', 'Wenig Gewicht', 'Poco peso'], {
  facets: { feature: ['lightweight'] },
})
const packsSmall = option(
  'packs-small',
  ['Packs small', 'Que ocupe poco', 'Peu encombrant', 'Kleines Packmaß', 'Poco ingombro'],
  { facets: { feature: ['packable'] } },
)
const recycled = option(
  'recycled',
  ['Recycled material', 'Material reciclado', 'Matière recyclée', 'Recyclingmaterial', 'Materiale riciclato'],
  { facets: { feature: ['recycled'] } },
)

type FinderRow = {
  readonly slug: string
  readonly title: LocalText
  readonly description: LocalText
  readonly questions: readonly QuestionRow[]
}

/** The finders of the store, in the order in which menus name them. */
const finders: readonly FinderRow[] = [
  {
    slug: 'jacket',
    title: words('Jacket finder', 'Asesor de chaquetas', 'Trouver sa veste', 'Jackenberater', 'Trova la giacca'),
    description: words(
      'Four questions about weather and plans, and the jackets that suit them.',
      'Cuatro preguntas sobre el tiempo y tus planes, y las chaquetas que encajan.',
      'Quatre questions sur la météo et vos projets, et les vestes qui vont avec.',
      'Vier Fragen zu Wetter und Vorhaben, und die Jacken, die dazu passen.',
      'Quattro domande su tempo e programmi, e le giacche adatte.',
    ),
    questions: [
      question(
        'for',
        forWhom,
        option('women', women, { category: 'womens-jackets' }),
        option('men', men, { category: 'mens-jackets' }),
        option('kids', kids, { category: 'kids-jackets' }),
      ),
      question(
        'weather',
        [
          'Which weather is it for?',
          '¿Para qué tiempo?',
          'Pour quel temps ?',
          'Für welches Wetter?',
          'Per quale tempo?',
        ],
        option(
          'rain',
          ['Rain and storm', 'Lluvia y tormenta', 'Pluie et tempête', 'Regen und Sturm', 'Pioggia e bufera'],
          {
            facets: { type: ['hardshell', 'rain-jacket'] },
          },
        ),
        option(
          'wind',
          ['Wind, mostly dry', 'Viento, casi seco', 'Vent, plutôt sec', 'Wind, meist trocken', 'Vento, quasi asciutto'],
          {
            facets: { type: ['softshell', 'wind-jacket'] },
          },
        ),
        option('frost', ['Frost and snow', 'Frío y nieve', 'Gel et neige', 'Frost und Schnee', 'Gelo e neve'], {
          facets: { type: ['down-hoodie', 'parka', 'insulated-jacket'] },
        }),
        option('mild', ['Cool evenings', 'Tardes frescas', 'Soirées fraîches', 'Kühle Abende', 'Sere fresche'], {
          facets: { type: ['fleece', 'pile-fleece', 'fleece-hoodie'] },
        }),
      ),
      question(
        'use',
        [
          'What will you do in it?',
          '¿Qué harás con ella?',
          'Pour quoi faire ?',
          'Was haben Sie vor?',
          'Che cosa ci farai?',
        ],
        option('hiking', ['Hiking', 'Senderismo', 'Randonnée', 'Wandern', 'Escursioni'], {
          facets: { activity: ['hiking'] },
        }),
        option(
          'alpine',
          [
            'Climbing and mountaineering',
            'Escalada y alpinismo',
            'Escalade et alpinisme',
            'Klettern und Bergsteigen',
            'Arrampicata e alpinismo',
          ],
          {
            facets: { activity: ['climbing', 'alpine'] },
          },
        ),
        option('everyday', ['Every day', 'Día a día', 'Tous les jours', 'Alltag', 'Ogni giorno'], {
          facets: { activity: ['everyday'] },
        }),
        noMatter,
      ),
      question('extra', whatElse, packsSmall, recycled, noMatter),
    ],
  },
  {
    slug: 'boot',
    title: words(
      'Boot and shoe finder',
      'Asesor de calzado',
      'Trouver ses chaussures',
      'Schuhberater',
      'Trova le scarpe',
    ),
    description: words(
      'Tell us the ground you walk on; we name the boots and shoes made for it.',
      'Dinos por qué terreno andas y te decimos el calzado hecho para él.',
      'Dites-nous sur quel terrain vous marchez : voici les chaussures faites pour lui.',
      'Sagen Sie uns, worauf Sie gehen; wir nennen die Schuhe dafür.',
      'Dicci su che terreno cammini: ti diciamo le scarpe fatte per quello.',
    ),
    questions: [
      question(
        'for',
        forWhom,
        option('women', women, { category: 'womens-footwear' }),
        option('men', men, { category: 'mens-footwear' }),
        option('kids', kids, { category: 'kids-footwear' }),
      ),
      question(
        'use',
        [
          'What ground do you walk on?',
          '¿Por qué terreno andas?',
          'Sur quel terrain marchez-vous ?',
          'Auf welchem Boden gehen Sie?',
          'Su che terreno cammini?',
        ],
        option(
          'stones',
          ['Stones and scree', 'Piedra y canchales', 'Pierres et éboulis', 'Steine und Geröll', 'Sassi e ghiaioni'],
          {
            facets: { type: ['boot'] },
          },
        ),
        option(
          'running',
          ['Trails, at a run', 'Senderos, corriendo', 'Sentiers, en courant', 'Pfade, im Lauf', 'Sentieri, di corsa'],
          {
            facets: { type: ['trail-runner'] },
          },
        ),
        option(
          'rock',
          [
            'Rock, hands needed',
            'Roca, con las manos',
            'Rocher, avec les mains',
            'Fels, mit den Händen',
            'Roccia, con le mani',
          ],
          {
            facets: { type: ['approach-shoe'] },
          },
        ),
        option('summer', ['Summer and water', 'Verano y agua', 'Été et eau', 'Sommer und Wasser', 'Estate e acqua'], {
          facets: { type: ['sandal'] },
        }),
      ),
      question(
        'extra',
        whatElse,
        option('dry', ['Dry feet', 'Pies secos', 'Les pieds au sec', 'Trockene Füße', 'Piedi asciutti'], {
          facets: { feature: ['waterproof'] },
        }),
        option(
          'wide',
          ['Room for wide feet', 'Horma ancha', 'Un chaussant large', 'Platz für breite Füße', 'Pianta larga'],
          {
            facets: { feature: ['wide-fit'] },
          },
        ),
        option('soft', ['A soft step', 'Pisada blanda', 'Un pas amorti', 'Ein weicher Tritt', 'Un passo morbido'], {
          facets: { feature: ['cushioned'] },
        }),
        noMatter,
      ),
    ],
  },
  {
    slug: 'pack',
    title: words('Pack finder', 'Asesor de mochilas', 'Trouver son sac', 'Rucksackberater', 'Trova lo zaino'),
    description: words(
      'How long you are away decides the pack. Three questions, and you know which.',
      'La duración del viaje decide la mochila. Tres preguntas y lo sabrás.',
      'La durée du voyage décide du sac. Trois questions, et vous saurez lequel.',
      'Wie lange Sie unterwegs sind, entscheidet. Drei Fragen, und Sie wissen, welcher Rucksack.',
      'Lo zaino lo decide la durata del viaggio. Tre domande e saprai quale.',
    ),
    questions: [
      question(
        'for',
        [
          'How long are you away?',
          '¿Cuánto tiempo vas?',
          'Combien de temps partez-vous ?',
          'Wie lange sind Sie unterwegs?',
          'Quanto stai via?',
        ],
        option('day', ['A day', 'Un día', 'Une journée', 'Einen Tag', 'Un giorno'], { category: 'day-packs' }),
        option('days', ['Several days', 'Varios días', 'Plusieurs jours', 'Mehrere Tage', 'Più giorni'], {
          category: 'expedition-packs',
        }),
        option(
          'trip',
          [
            'A trip by car, train or plane',
            'Un viaje en coche, tren o avión',
            'Un voyage en voiture, train ou avion',
            'Eine Reise mit Auto, Bahn oder Flugzeug',
            'Un viaggio in auto, treno o aereo',
          ],
          {
            category: 'duffels',
          },
        ),
      ),
      question(
        'use',
        ['What for?', '¿Para qué?', 'Pour quoi faire ?', 'Wofür?', 'Per fare che cosa?'],
        option('hiking', ['Hiking', 'Senderismo', 'Randonnée', 'Wandern', 'Escursioni'], {
          facets: { activity: ['hiking'] },
        }),
        option(
          'alpine',
          [
            'Climbing and mountaineering',
            'Escalada y alpinismo',
            'Escalade et alpinisme',
            'Klettern und Bergsteigen',
            'Arrampicata e alpinismo',
          ],
          {
            facets: { activity: ['climbing', 'alpine'] },
          },
        ),
        option(
          'everyday',
          [
            'Travel and every day',
            'Viajes y día a día',
            'Voyage et quotidien',
            'Reise und Alltag',
            'Viaggi e ogni giorno',
          ],
          {
            facets: { activity: ['travel', 'everyday'] },
          },
        ),
        noMatter,
      ),
      question('extra', whatElse, light, recycled, noMatter),
    ],
  },
  {
    slug: 'tent',
    title: words(
      'Tent and sleeping finder',
      'Asesor de tiendas y descanso',
      'Trouver tente et couchage',
      'Zelt- und Schlafberater',
      'Trova tenda e sacco a pelo',
    ),
    description: words(
      'Tents, sleeping bags and mats for the nights you have in mind.',
      'Tiendas, sacos y esterillas para las noches que tienes en mente.',
      'Tentes, sacs de couchage et matelas pour les nuits que vous avez en tête.',
      'Zelte, Schlafsäcke und Isomatten für die Nächte, die Sie vorhaben.',
      'Tende, sacchi a pelo e materassini per le notti che hai in mente.',
    ),
    questions: [
      question(
        'for',
        [
          'What do you need?',
          '¿Qué necesitas?',
          'De quoi avez-vous besoin ?',
          'Was brauchen Sie?',
          'Che cosa ti serve?',
        ],
        option(
          'solo',
          [
            'A tent for one',
            'Una tienda para una persona',
            'Une tente pour une personne',
            'Ein Zelt für eine Person',
            'Una tenda per una persona',
          ],
          {
            category: 'tents',
            facets: { size: ['1p'] },
          },
        ),
        option(
          'two',
          [
            'A tent for two or three',
            'Una tienda para dos o tres',
            'Une tente pour deux ou trois',
            'Ein Zelt für zwei oder drei',
            'Una tenda per due o tre',
          ],
          {
            category: 'tents',
            facets: { size: ['2p', '3p'] },
          },
        ),
        option(
          'family',
          [
            'A tent for the family',
            'Una tienda familiar',
            'Une tente familiale',
            'Ein Zelt für die Familie',
            'Una tenda per la famiglia',
          ],
          {
            category: 'tents',
            facets: { size: ['4p', '6p'] },
          },
        ),
        option(
          'bag',
          ['A sleeping bag', 'Un saco de dormir', 'Un sac de couchage', 'Ein Schlafsack', 'Un sacco a pelo'],
          {
            category: 'sleeping-bags',
          },
        ),
        option('mat', ['A sleeping mat', 'Una esterilla', 'Un matelas', 'Eine Isomatte', 'Un materassino'], {
          category: 'sleeping-mats',
        }),
      ),
      question(
        'use',
        ['Where do you sleep?', '¿Dónde duermes?', 'Où dormez-vous ?', 'Wo schlafen Sie?', 'Dove dormi?'],
        option('camp', ['At a campsite', 'En un camping', 'Au camping', 'Auf dem Campingplatz', 'In campeggio'], {
          facets: { activity: ['camping'] },
        }),
        option(
          'trek',
          [
            'Somewhere else every night',
            'Cada noche en otro sitio',
            'Chaque nuit ailleurs',
            'Jede Nacht woanders',
            'Ogni notte altrove',
          ],
          {
            facets: { activity: ['hiking'] },
          },
        ),
        option(
          'snow',
          [
            'High up or on snow',
            'En altura o en la nieve',
            'En altitude ou sur la neige',
            'Hoch oben oder im Schnee',
            'In quota o sulla neve',
          ],
          {
            facets: { activity: ['snow', 'alpine'] },
          },
        ),
        noMatter,
      ),
      question('extra', whatElse, light, packsSmall, noMatter),
    ],
  },
]

const optionIn =
  (language: LanguageCode) =>
  ({ value, label, meaning }: OptionRow): Option => ({ value, label: label[language], ...meaning })

/** A page for each finder: `/finder/jacket`. */
export const finderRows: readonly PageRow[] = finders.map(({ slug, title, description, questions }) => ({
  name: `${slug}-finder`,
  kind: 'page',
  href: `/finder/${slug}`,
  title,
  description,
  items: language => [
    contentItem('finder', `${slug}-finder`, {
      title: title[language],
      slug,
      questions: questions.map(({ name, title: asks, options }) => ({
        name,
        title: asks[language],
        options: options.map(optionIn(language)),
      })),
    }),
  ],
}))

export const finderSlugs = ['jacket', 'boot', 'pack', 'tent'] as const
export type FinderSlug = (typeof finderSlugs)[number]

/** The way to a finder, as menus and footer have it. */
export function finderLink(slug: FinderSlug, language: LanguageCode): { label: string; href: `/${string}` } {
  const row = finders.find(one => one.slug === slug)
  if (row === undefined) throw new Error(`no finder is called ${slug}`)
  return { label: row.title[language], href: `/finder/${slug}` }
}
