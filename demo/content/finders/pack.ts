import { words } from '../../words/text.ts'
import { option, question, type FinderRow } from './finder-row.ts'
import { whatElse, noMatter, light, recycled } from './often-asked.ts'

export const packFinder: FinderRow = {
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
}
