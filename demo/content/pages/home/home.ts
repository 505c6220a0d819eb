import type { ContentPage } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { words } from '../../../words/text.ts'
import { homeClosing } from './closing.ts'
import { homeDoors } from './doors.ts'
import { homeHalves } from './halves.ts'
import { homeOpening } from './opening.ts'
import { homeFavourites, newArrivals } from './product-rows.ts'
import { homeReading } from './reading.ts'
import type { Say } from './say.ts'
import { homeVoice, homeWorkshop } from './workshop.ts'

/** The home page in a language. */
export function homePage(language: LanguageCode): ContentPage {
  const say: Say = (...texts) => words(...texts)[language]
  return {
    name: 'home',
    title: say(
      'Fellholm: clothes and gear for weather',
      'Fellholm: ropa y equipo para todo tiempo',
      'Fellholm : vêtements et matériel pour tous les temps',
      'Fellholm: Kleidung und Ausrüstung für jedes Wetter',
      'Fellholm: abbigliamento e attrezzatura per ogni tempo',
    ),
    description: say(
      'Shells, down, footwear, packs and tents, made to be mended and meant for the hills.',
      'Impermeables, plumón, calzado, mochilas y tiendas, hechos para repararse y pensados para el monte.',
      'Imperméables, duvet, chaussures, sacs et tentes, faits pour être réparés et pour vivre dehors.',
      'Hardshell, Daune, Schuhe, Rucksäcke und Zelte, reparierbar gemacht und für draußen gedacht.',
      'Impermeabili, piumino, calzature, zaini e tende, fatti per essere riparati e pensati per la montagna.',
    ),
    sections: [
      { name: 'top', items: [homeOpening(say, language)] },
      {
        name: 'main',
        items: [
          homeDoors(say, language),
          newArrivals(say, language),
          homeHalves(say, language),
          homeWorkshop(say, language),
          homeFavourites(say, language),
          homeReading(say, language),
          homeVoice(say),
        ],
      },
      homeClosing(say, language),
    ],
  }
}
