import type { ContentItem } from '#src/commerce/calls/content.ts'
import type { Language } from '#src/language/locales.ts'

import { words } from '../words/text.ts'
import { scene, type SceneLight, type SceneName } from './scene.ts'
import { placed } from './stored.ts'

type Words = Parameters<typeof words>

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
export const athletes = (language: Language): readonly ContentItem[] =>
  people.map(({ id, name, discipline, saying, fact: [fact, value], picture: [place, light, seed] }) =>
    placed('athlete-story', `athlete-${id}`, {
      name,
      discipline: words(...discipline)[language],
      picture: scene(place, light, seed, 'square', name),
      words: words(...saying)[language],
      facts: [{ name: words(...fact)[language], value: words(...value)[language] }],
    }),
  )

type Dated = readonly [year: string, what: Words]

const years: readonly Dated[] = [
  [
    '1974',
    [
      'Two sewing machines above a bakery, and a sign: we mend tents.',
      'Dos máquinas de coser encima de una panadería y un cartel: arreglamos tiendas.',
      'Deux machines à coudre au-dessus d’une boulangerie, et une enseigne : nous réparons les tentes.',
      'Zwei Nähmaschinen über einer Bäckerei und ein Schild: Wir flicken Zelte.',
      'Due macchine da cucire sopra un forno, e un cartello: ripariamo tende.',
    ],
  ],
  [
    '1988',
    [
      'The bakery burns, and the workshop with it. Customers bring their own jackets back, so that we have patterns to begin from.',
      'Arde la panadería, y el taller con ella. Los clientes traen sus chaquetas para que tengamos patrones con que empezar.',
      'La boulangerie brûle, l’atelier avec. Des clients rapportent leurs vestes, pour que nous ayons des patrons.',
      'Die Bäckerei brennt ab und die Werkstatt mit ihr. Kundinnen bringen ihre Jacken zurück, damit wir Schnitte haben, von denen wir ausgehen können.',
      'Il forno brucia, e il laboratorio con lui. I clienti riportano le loro giacche, perché abbiamo modelli da cui ripartire.',
    ],
  ],
  [
    '1996',
    [
      'The first store with a workshop in its window. It is still open, rope in the stairwell and all.',
      'La primera tienda con taller en el escaparate. Sigue abierta, con cuerda en la escalera y todo.',
      'Le premier magasin avec un atelier en vitrine. Il est toujours ouvert, corde dans l’escalier comprise.',
      'Die erste Filiale mit einer Werkstatt im Schaufenster. Es gibt sie noch, samt Seil im Treppenhaus.',
      'Il primo negozio con il laboratorio in vetrina. È ancora aperto, corda nella scala compresa.',
    ],
  ],
  [
    '2011',
    [
      'Repairs of what we sold become free, for as long as there is cloth to sew to.',
      'Arreglar lo que vendimos pasa a ser gratis, mientras quede tela donde coser.',
      'Réparer ce que nous avons vendu devient gratuit, tant qu’il reste du tissu à coudre.',
      'Zu flicken, was wir verkauft haben, kostet nichts mehr, solange Stoff da ist, an den man nähen kann.',
      'Riparare ciò che abbiamo venduto diventa gratuito, finché c’è tessuto a cui cucire.',
    ],
  ],
]

/** What happened when. */
export const dates = (language: Language): readonly ContentItem[] => [
  placed('rich-text', 'history-dates', {
    blocks: years.flatMap(([year, what]) => [
      { kind: 'heading' as const, text: year },
      { kind: 'paragraph' as const, text: words(...what)[language] },
    ]),
  }),
]

type Line = readonly [name: Words, talk: Words, mending: Words]

const evenings: readonly Line[] = [
  [
    ['When', 'Cuándo', 'Quand', 'Wann', 'Quando'],
    [
      'First Thursday, 7 in the evening',
      'Primer jueves, a las 19',
      'Premier jeudi, 19 h',
      'Erster Donnerstag, 19 Uhr',
      'Primo giovedì, alle 19',
    ],
    [
      'The Saturday after, from 10',
      'El sábado siguiente, desde las 10',
      'Le samedi suivant, dès 10 h',
      'Samstag danach, ab 10 Uhr',
      'Il sabato dopo, dalle 10',
    ],
  ],
  [
    ['Where', 'Dónde', 'Où', 'Wo', 'Dove'],
    ['Every store', 'Todas las tiendas', 'Tous les magasins', 'Alle Filialen', 'Tutti i negozi'],
    [
      'Stores with a workshop',
      'Tiendas con taller',
      'Magasins avec atelier',
      'Filialen mit Werkstatt',
      'Negozi con laboratorio',
    ],
  ],
  [
    ['Costs', 'Cuesta', 'Prix', 'Kostet', 'Costo'],
    [
      'Nothing, tea included',
      'Nada, té incluido',
      'Gratuit, thé compris',
      'Nichts, Tee inbegriffen',
      'Niente, tè compreso',
    ],
    [
      'Nothing for what we sold',
      'Nada si lo vendimos nosotros',
      'Gratuit pour ce que nous avons vendu',
      'Nichts für das, was wir verkauft haben',
      'Niente per ciò che abbiamo venduto',
    ],
  ],
  [
    ['Bring', 'Trae', 'À apporter', 'Mitbringen', 'Porta'],
    ['Questions', 'Preguntas', 'Des questions', 'Fragen', 'Domande'],
    [
      'What is torn, washed',
      'Lo roto, lavado',
      'Ce qui est déchiré, lavé',
      'Was gerissen ist, gewaschen',
      'Ciò che è strappato, lavato',
    ],
  ],
]

const talk = words('Evening talk', 'Charla', 'Soirée', 'Vortragsabend', 'Serata')
const mending = words('Repair day', 'Día de arreglos', 'Journée réparation', 'Flicktag', 'Giornata di riparazione')

/** What is on in the stores, and where they are. */
export const gatherings = (language: Language): readonly ContentItem[] => [
  placed('comparison-table', 'events-dates', {
    title: words('Twice a month', 'Dos veces al mes', 'Deux fois par mois', 'Zweimal im Monat', 'Due volte al mese')[
      language
    ],
    columns: [{ name: talk[language] }, { name: mending[language] }],
    rows: evenings.map(([name, ...cells]) => ({
      name: words(...name)[language],
      cells: cells.map(cell => words(...cell)[language]),
    })),
  }),
  placed('store-finder', 'events-stores', {
    title: words(
      'Which store is near?',
      '¿Qué tienda está cerca?',
      'Quel magasin est proche ?',
      'Welche Filiale ist nah?',
      'Quale negozio è vicino?',
    )[language],
    text: words(
      'A place or a postal code is enough.',
      'Basta un lugar o un código postal.',
      'Un lieu ou un code postal suffit.',
      'Ein Ort oder eine Postleitzahl genügt.',
      'Basta un luogo o un codice postale.',
    )[language],
  }),
]
