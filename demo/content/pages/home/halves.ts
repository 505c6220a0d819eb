import type { LanguageCode } from '#src/language/locales.ts'

import { categoryPath } from '../links.ts'
import { scene } from '../scene.ts'
import { contentItem } from '../stored.ts'
import type { Say } from './say.ts'

export const homeHalves = (say: Say, language: LanguageCode) =>
  contentItem('split-hero', 'home-halves', {
    panels: [
      {
        title: say(
          'When it rains sideways',
          'Cuando llueve de lado',
          'Quand il pleut de travers',
          'Wenn es waagerecht regnet',
          'Quando piove di traverso',
        ),
        text: say(
          'Taped, hooded and quiet in the wind: shells that make a wet ridge a good place to be.',
          'Costuras selladas, capucha firme y silencio en el viento: para estar a gusto en una cresta mojada.',
          'Coutures étanchées, capuche bien tenue, silence dans le vent : de quoi aimer une crête mouillée.',
          'Verklebt, mit fester Kapuze und leise im Wind: So wird ein nasser Grat zum guten Ort.',
          'Cuciture nastrate, cappuccio saldo e silenzio nel vento: si sta bene anche su una cresta bagnata.',
        ),
        ink: 'light',
        picture: scene(
          'ridges',
          'storm',
          31,
          'square',
          say(
            'Dark ridges in driving rain',
            'Crestas oscuras bajo la lluvia',
            'Des crêtes sombres sous la pluie',
            'Dunkle Grate im Regen',
            'Creste scure sotto la pioggia',
          ),
        ),
        action: {
          label: say(
            'Shells for men',
            'Impermeables de hombre',
            'Imperméables pour homme',
            'Regenjacken für Herren',
            'Impermeabili da uomo',
          ),
          href: categoryPath('mens-shells', language),
        },
      },
      {
        title: say(
          'When it stays below zero',
          'Cuando no sube de cero',
          'Quand il gèle toute la journée',
          'Wenn es unter null bleibt',
          'Quando resta sotto zero',
        ),
        text: say(
          'Traceable down and warm fiber, light enough to carry and ready when you stop.',
          'Plumón con origen y fibra cálida: pesan poco y están listos cuando paras.',
          'Duvet tracé et fibre chaude, légers à porter et prêts à chaque halte.',
          'Daune mit Herkunft und warme Faser: leicht im Gepäck und bereit, wenn Sie anhalten.',
          'Piumino tracciato e fibra calda, leggeri da portare e pronti a ogni sosta.',
        ),
        ink: 'light',
        picture: scene(
          'camp',
          'dusk',
          32,
          'square',
          say(
            'A camp in the snow at dusk',
            'Un campamento en la nieve al anochecer',
            'Un camp dans la neige au crépuscule',
            'Ein Lager im Schnee in der Dämmerung',
            'Un campo nella neve al crepuscolo',
          ),
        ),
        action: {
          label: say(
            'Down for women',
            'Plumón de mujer',
            'Doudounes pour femme',
            'Daune für Damen',
            'Piumini da donna',
          ),
          href: categoryPath('womens-insulated-jackets', language),
        },
      },
    ],
  })
