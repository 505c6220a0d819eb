import type { LanguageCode } from '#src/language/locales.ts'
import type { StoredPopup } from '#worker/commerce/content/site-content.ts'

import { words } from '../../words/text.ts'
import { running } from './stored.ts'

/** When repairs of the spring are announced. */
export const springRepairs = Date.UTC(2027, 1, 15)

/** One at a time is shown, the first that was not put away (R200). */
export const popupsOf = (language: LanguageCode): StoredPopup[] => [
  {
    id: 'winter-newsletter',
    name: 'newsletter',
    minimizedTitle: words('Newsletter', 'Boletín', 'Newsletter', 'Newsletter', 'Newsletter')[language],
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
            'Once a month, about snow and mending, never about hurry.',
            'Una vez al mes, sobre nieve y arreglos, nunca sobre prisas.',
            'Une fois par mois, sur la neige et la réparation, jamais sur l’urgence.',
            'Einmal im Monat, über Schnee und Flicken, nie über Eile.',
            'Una volta al mese, su neve e riparazioni, mai sulla fretta.',
          )[language],
        ],
      ),
    ],
  },
  {
    id: 'spring-repairs',
    name: 'repairs',
    minimizedTitle: words('Repairs', 'Arreglos', 'Réparations', 'Reparatur', 'Riparazioni')[language],
    from: springRepairs,
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
