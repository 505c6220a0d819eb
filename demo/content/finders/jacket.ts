import { words } from '../../words/text.ts'
import { option, question, type FinderRow } from './finder-row.ts'
import { women, men, kids, forWhom, whatElse, noMatter, packsSmall, recycled } from './often-asked.ts'

export const jacketFinder: FinderRow = {
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
      ['Which weather is it for?', '¿Para qué tiempo?', 'Pour quel temps ?', 'Für welches Wetter?', 'Per quale tempo?'],
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
}
