import type { LocalText } from '#worker/commerce/local-text.ts'

import { words } from '../words/text.ts'

type Captions = readonly [LocalText, ...LocalText[]]

const everyday: Captions = [
  words(
    'Rain at eight, sun at nine.',
    'Lluvia a las ocho, sol a las nueve.',
    'Pluie à huit heures, soleil à neuf.',
    'Um acht Regen, um neun Sonne.',
    'Pioggia alle otto, sole alle nove.',
  ),
  words(
    'The long way to the bakery.',
    'El camino largo a la panadería.',
    'Le grand détour par la boulangerie.',
    'Der lange Weg zum Bäcker.',
    'La strada lunga per il fornaio.',
  ),
]

/** Captions of shoppers' photos, by the product's purpose. */
export const captions: Readonly<Record<string, Captions | undefined>> & { readonly everyday: Captions } = {
  everyday,
  hiking: [
    words('Tea at the pass.', 'Té en el collado.', 'Un thé au col.', 'Tee auf dem Pass.', 'Tè al valico.'),
    words(
      'Day four, still talking to each other.',
      'Día cuatro y aún nos hablamos.',
      'Jour quatre, on se parle encore.',
      'Tag vier, wir reden noch miteinander.',
      'Quarto giorno, ci parliamo ancora.',
    ),
  ],
  alpine: [
    words(
      'Four in the morning has its own color.',
      'Las cuatro de la mañana tienen su color.',
      'Quatre heures du matin a sa couleur.',
      'Vier Uhr früh hat eine eigene Farbe.',
      'Le quattro del mattino hanno un colore loro.',
    ),
    words(
      'Nobody else on the ridge.',
      'Nadie más en la cresta.',
      'Personne d’autre sur l’arête.',
      'Sonst niemand auf dem Grat.',
      'Nessun altro in cresta.',
    ),
  ],
  'trail-running': [
    words(
      'Mud to the knees, happy.',
      'Barro hasta las rodillas, feliz.',
      'De la boue aux genoux, content.',
      'Matsch bis zum Knie, glücklich.',
      'Fango alle ginocchia, felice.',
    ),
    words(
      'Home before breakfast.',
      'En casa antes de desayunar.',
      'Rentrés avant le petit-déjeuner.',
      'Vor dem Frühstück zurück.',
      'A casa prima di colazione.',
    ),
  ],
  camping: [
    words(
      'Best room on the coast.',
      'La mejor habitación de la costa.',
      'La plus belle chambre de la côte.',
      'Das beste Zimmer an der Küste.',
      'La camera migliore della costa.',
    ),
    words(
      'Pitched in the dark, straight by luck.',
      'Montada a oscuras, recta por suerte.',
      'Montée dans le noir, droite par chance.',
      'Im Dunkeln aufgebaut, gerade aus Glück.',
      'Montata al buio, dritta per fortuna.',
    ),
  ],
  climbing: [
    words(
      'The last pitch in the shade.',
      'El último largo, a la sombra.',
      'La dernière longueur à l’ombre.',
      'Die letzte Länge im Schatten.',
      'L’ultimo tiro all’ombra.',
    ),
    words(
      'Hands cold, head clear.',
      'Manos frías, cabeza clara.',
      'Mains froides, tête claire.',
      'Kalte Hände, klarer Kopf.',
      'Mani fredde, testa lucida.',
    ),
  ],
  travel: [
    words(
      'Six borders, one bag.',
      'Seis fronteras, una bolsa.',
      'Six frontières, un sac.',
      'Sechs Grenzen, eine Tasche.',
      'Sei frontiere, una borsa.',
    ),
    words(
      'Night train, second day.',
      'Tren nocturno, segundo día.',
      'Train de nuit, deuxième jour.',
      'Nachtzug, zweiter Tag.',
      'Treno notturno, secondo giorno.',
    ),
  ],
  snow: [
    words(
      'First track of the year.',
      'La primera huella del año.',
      'Première trace de l’année.',
      'Die erste Spur des Jahres.',
      'La prima traccia dell’anno.',
    ),
    words(
      'Eighteen below and no wind.',
      'Dieciocho bajo cero y sin viento.',
      'Moins dix-huit, pas de vent.',
      'Minus achtzehn, kein Wind.',
      'Diciotto sotto zero, senza vento.',
    ),
  ],
}
