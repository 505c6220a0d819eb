import type { ContentItem } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { words, type Words } from '../../words/text.ts'
import { scene, type SceneLight, type SceneName } from './scene.ts'
import { contentItem } from './stored.ts'

type Athlete = {
  readonly id: string
  readonly name: string
  readonly discipline: Words
  readonly saying: Words
  readonly fact: readonly [name: Words, value: Words]
  readonly picture: readonly [SceneName, SceneLight, number]
}

const people: readonly Athlete[] = [
  {
    id: 'kallas',
    name: 'Ines Kallas',
    discipline: ['Mountain guide', 'Guía de montaña', 'Guide de haute montagne', 'Bergführerin', 'Guida alpina'],
    saying: [
      'A jacket is good when nobody in the rope team talks about it all day.',
      'Una chaqueta es buena cuando nadie de la cordada habla de ella en todo el día.',
      'Une veste est bonne quand personne dans la cordée n’en parle de la journée.',
      'Eine Jacke ist gut, wenn den ganzen Tag niemand in der Seilschaft von ihr spricht.',
      'Una giacca è buona quando in cordata nessuno ne parla per tutto il giorno.',
    ],
    fact: [
      [
        'Days outside a year',
        'Días fuera al año',
        'Jours dehors par an',
        'Tage draußen im Jahr',
        'Giorni fuori all’anno',
      ],
      ['210', '210', '210', '210', '210'],
    ],
    picture: ['summit', 'dawn', 91],
  },
  {
    id: 'brandt',
    name: 'Tomasz Brandt',
    discipline: ['Long-distance runner', 'Corredor de fondo', 'Coureur de fond', 'Langstreckenläufer', 'Fondista'],
    saying: [
      'I send shoes back with the place where the sole gave up written on them. It is never the same twice.',
      'Devuelvo las zapatillas con el lugar donde cedió la suela escrito encima. Nunca es el mismo.',
      'Je renvoie les chaussures avec, écrit dessus, l’endroit où la semelle a cédé. Jamais deux fois le même.',
      'Ich schicke Schuhe zurück, auf denen steht, wo die Sohle aufgab. Es ist nie zweimal derselbe Ort.',
      'Rimando le scarpe con scritto il luogo dove la suola ha ceduto. Non è mai lo stesso.',
    ],
    fact: [
      ['Pairs worn out', 'Pares gastados', 'Paires usées', 'Verschlissene Paare', 'Paia consumate'],
      ['38', '38', '38', '38', '38'],
    ],
    picture: ['forest', 'noon', 92],
  },
  {
    id: 'perrin',
    name: 'Odile Perrin',
    discipline: ['Postwoman', 'Cartera', 'Factrice', 'Briefträgerin', 'Postina'],
    saying: [
      'Eleven farms, one valley, every weekday. The weather does not ask, so the hood must not either.',
      'Once caseríos, un valle, todos los días laborables. El tiempo no pregunta, así que la capucha tampoco.',
      'Onze fermes, une vallée, chaque jour ouvré. Le temps ne demande rien ; la capuche non plus.',
      'Elf Höfe, ein Tal, jeden Werktag. Das Wetter fragt nicht, also darf die Kapuze es auch nicht.',
      'Undici cascine, una valle, ogni giorno feriale. Il tempo non chiede, e nemmeno il cappuccio deve farlo.',
    ],
    fact: [
      ['Every day', 'Cada día', 'Chaque jour', 'Jeden Tag', 'Ogni giorno'],
      ['18 km', '18 km', '18 km', '18 km', '18 km'],
    ],
    picture: ['lake', 'storm', 93],
  },
]

/** Who goes out for us, in their own words. */
export const athletes = (language: LanguageCode): readonly ContentItem[] =>
  people.map(({ id, name, discipline, saying, fact: [fact, value], picture: [place, light, seed] }) =>
    contentItem('athlete-story', `athlete-${id}`, {
      name,
      discipline: words(...discipline)[language],
      picture: scene(place, light, seed, 'square', name),
      words: words(...saying)[language],
      facts: [{ name: words(...fact)[language], value: words(...value)[language] }],
    }),
  )
