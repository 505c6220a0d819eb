import type { LanguageCode } from '#src/language/locales.ts'

import { categoryPath } from '../links.ts'
import { scene } from '../scene.ts'
import { contentItem } from '../stored.ts'
import type { Say } from './say.ts'

/** True by day and by night. */
const ridges = (say: Say) =>
  say(
    'Snow-covered ridges one behind another',
    'Crestas nevadas, una tras otra',
    'Des crêtes enneigées en enfilade',
    'Verschneite Grate hintereinander',
    'Creste innevate una dietro l’altra',
  )

export const homeOpening = (say: Say, language: LanguageCode) =>
  contentItem('hero', 'home-hero', {
    eyebrow: say('Winter 2026', 'Invierno 2026', 'Hiver 2026', 'Winter 2026', 'Inverno 2026'),
    title: say(
      'The weather is the view',
      'El tiempo también es paisaje',
      'Le temps qu’il fait est un paysage',
      'Das Wetter ist die Aussicht',
      'Anche il tempo è panorama',
    ),
    text: say(
      'Shells, down and dry feet for the months when the hills are quiet and the tea is strong.',
      'Impermeables, plumón y pies secos para los meses en que el monte calla y el té se sirve fuerte.',
      'Imperméables, duvet et pieds au sec pour les mois où la montagne se tait et où le thé est fort.',
      'Hardshell, Daune und trockene Füße für die Monate, in denen die Berge still und der Tee stark ist.',
      'Impermeabili, piumino e piedi asciutti per i mesi in cui la montagna tace e il tè è forte.',
    ),
    ink: 'light',
    wide: scene('ridges', 'dawn', 11, 'wide', ridges(say)),
    tall: scene('ridges', 'dawn', 11, 'tall', ridges(say)),
    night: {
      wide: scene('ridges', 'night', 11, 'wide', ridges(say)),
      tall: scene('ridges', 'night', 11, 'tall', ridges(say)),
    },
    action: {
      label: say(
        'Shop new arrivals',
        'Ver las novedades',
        'Voir les nouveautés',
        'Neuheiten ansehen',
        'Scopri le novità',
      ),
      href: categoryPath('new-arrivals', language),
    },
    secondAction: {
      label: say('Women’s jackets', 'Chaquetas de mujer', 'Vestes pour femme', 'Jacken für Damen', 'Giacche da donna'),
      href: categoryPath('womens-jackets', language),
    },
  })
