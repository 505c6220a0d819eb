import type { LocalText } from '#worker/commerce/local-text.ts'

import { words } from '../../words/text.ts'
import type { KindName } from './kinds.ts'

type SetRow = {
  /** After the pattern of product ids. */
  readonly id: string
  readonly kind: 'look' | 'bundle'
  /** Last digit of the numbers of what is worn: 1 women, 2 men, 3 kids, 0 everybody. */
  readonly wearer: '0' | '1' | '2' | '3'
  readonly kinds: readonly KindName[]
  /** Which product of each kind. */
  readonly nth: number
  readonly name: LocalText
  readonly description: LocalText
}

type Told = readonly [name: LocalText, description: LocalText]

const overnight: Told = [
  words('Overnight kit', 'Equipo para una noche', 'Kit pour la nuit', 'Ausrüstung für die Nacht', 'Kit per la notte'),
  words(
    'Tent, bag and mat that fit together, and together fit into one pack.',
    'Tienda, saco y esterilla que van juntos y caben en una sola mochila.',
    'Tente, duvet et matelas qui vont ensemble et tiennent dans un seul sac.',
    'Zelt, Schlafsack und Matte, die zueinander und zusammen in einen Rucksack passen.',
    'Tenda, sacco a pelo e materassino che vanno insieme e stanno in un solo zaino.',
  ),
]
const kitchen: Told = [
  words('Camp kitchen', 'Cocina de campamento', 'Cuisine de camp', 'Lagerküche', 'Cucina da campo'),
  words(
    'Hot water in four minutes, light to stir by, and something to drink from.',
    'Agua caliente en cuatro minutos, luz para remover y algo de lo que beber.',
    'De l’eau chaude en quatre minutes, de la lumière et de quoi boire.',
    'Heißes Wasser in vier Minuten, Licht zum Rühren und etwas, woraus man trinkt.',
    'Acqua calda in quattro minuti, luce per mescolare e qualcosa da cui bere.',
  ),
]
const rain: Told = [
  words(
    'Three layers for rain',
    'Tres capas para la lluvia',
    'Trois couches contre la pluie',
    'Drei Schichten gegen Regen',
    'Tre strati per la pioggia',
  ),
  words(
    'Next to the skin, warmth, weather: each layer does one thing.',
    'Sobre la piel, calor, intemperie: cada capa hace una cosa.',
    'Contre la peau, la chaleur, le temps : chaque couche a son rôle.',
    'Auf der Haut, Wärme, Wetter: Jede Schicht kann eines.',
    'Sulla pelle, calore, intemperie: ogni strato fa una cosa.',
  ),
]
const winter: Told = [
  words(
    'A winter walk',
    'Un paseo de invierno',
    'Une marche d’hiver',
    'Ein Winterspaziergang',
    'Una camminata d’inverno',
  ),
  words(
    'Down, wool for the head and hands, and a dry foot.',
    'Plumón, lana para cabeza y manos, y el pie seco.',
    'Du duvet, de la laine pour la tête et les mains, le pied au sec.',
    'Daune, Wolle für Kopf und Hände, ein trockener Fuß.',
    'Piumino, lana per testa e mani, e il piede asciutto.',
  ),
]
const run: Told = [
  words(
    'Out before breakfast',
    'Antes de desayunar',
    'Avant le petit-déjeuner',
    'Vor dem Frühstück',
    'Prima di colazione',
  ),
  words(
    'Light, quick to dry, and gone from mind after the first bend.',
    'Ligero, de secado rápido y olvidado tras la primera curva.',
    'Léger, vite sec, oublié dès le premier virage.',
    'Leicht, schnell trocken, nach der ersten Kurve vergessen.',
    'Leggero, presto asciutto, dimenticato dopo la prima curva.',
  ),
]
const hut: Told = [
  words(
    'From hut to hut',
    'De refugio en refugio',
    'De refuge en refuge',
    'Von Hütte zu Hütte',
    'Di rifugio in rifugio',
  ),
  words(
    'A boot, a pack and two poles: what a long way asks for.',
    'Una bota, una mochila y dos bastones: lo que pide un camino largo.',
    'Une chaussure, un sac et deux bâtons : ce que demande un long chemin.',
    'Ein Stiefel, ein Rucksack, zwei Stöcke: mehr verlangt ein langer Weg nicht.',
    'Uno scarpone, uno zaino e due bastoncini: quello che chiede una lunga via.',
  ),
]

const row = (
  id: string,
  kind: SetRow['kind'],
  wearer: SetRow['wearer'],
  kinds: SetRow['kinds'],
  nth: number,
  [name, description]: Told,
): SetRow => ({ id, kind, wearer, kinds, nth, name, description })

const rainKinds = ['hardshell', 'fleece', 'base-layer'] as const
const winterKinds = ['parka', 'beanie', 'gloves', 'boot'] as const
const runKinds = ['wind-jacket', 'trail-tee', 'shorts', 'trail-runner'] as const
const hutKinds = ['boot', 'day-pack', 'trekking-poles', 'socks'] as const
const overnightKinds = ['tent', 'sleeping-bag', 'sleeping-mat'] as const
const kitchenKinds = ['stove', 'headlamp', 'bottle'] as const

/** Sets and bundles. Rows are only ever added at the end. */
export const setTable: readonly SetRow[] = [
  row('SET101', 'look', '1', rainKinds, 0, rain),
  row('SET102', 'look', '2', rainKinds, 0, rain),
  row('SET103', 'look', '1', rainKinds, 1, rain),
  row('SET104', 'look', '2', rainKinds, 1, rain),
  row('SET111', 'look', '1', winterKinds, 0, winter),
  row('SET112', 'look', '2', winterKinds, 0, winter),
  row('SET113', 'look', '1', winterKinds, 1, winter),
  row('SET114', 'look', '2', winterKinds, 1, winter),
  row('SET121', 'look', '1', runKinds, 0, run),
  row('SET122', 'look', '2', runKinds, 0, run),
  row('SET131', 'bundle', '1', hutKinds, 0, hut),
  row('SET132', 'bundle', '2', hutKinds, 0, hut),
  row('SET133', 'bundle', '1', hutKinds, 1, hut),
  row('SET134', 'bundle', '2', hutKinds, 1, hut),
  row('SET201', 'bundle', '0', overnightKinds, 0, overnight),
  row('SET202', 'bundle', '0', overnightKinds, 1, overnight),
  row('SET203', 'bundle', '0', overnightKinds, 2, overnight),
  row('SET211', 'bundle', '0', kitchenKinds, 0, kitchen),
  row('SET212', 'bundle', '0', kitchenKinds, 1, kitchen),
]
