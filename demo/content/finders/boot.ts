import { words } from '../../words/text.ts'
import { option, question, type FinderRow } from './finder-row.ts'
import { women, men, kids, forWhom, whatElse, noMatter } from './often-asked.ts'

export const bootFinder: FinderRow = {
  slug: 'boot',
  title: words(
    'Boot and shoe finder',
    'Asesor de calzado',
    'Trouver ses chaussures',
    'Schuhberater',
    'Trova le scarpe',
  ),
  description: words(
    'Tell us the ground you walk on; we name the boots and shoes made for it.',
    'Dinos por qué terreno andas y te decimos el calzado hecho para él.',
    'Dites-nous sur quel terrain vous marchez : voici les chaussures faites pour lui.',
    'Sagen Sie uns, worauf Sie gehen; wir nennen die Schuhe dafür.',
    'Dicci su che terreno cammini: ti diciamo le scarpe fatte per quello.',
  ),
  questions: [
    question(
      'for',
      forWhom,
      option('women', women, { category: 'womens-footwear' }),
      option('men', men, { category: 'mens-footwear' }),
      option('kids', kids, { category: 'kids-footwear' }),
    ),
    question(
      'use',
      [
        'What ground do you walk on?',
        '¿Por qué terreno andas?',
        'Sur quel terrain marchez-vous ?',
        'Auf welchem Boden gehen Sie?',
        'Su che terreno cammini?',
      ],
      option(
        'stones',
        ['Stones and scree', 'Piedra y canchales', 'Pierres et éboulis', 'Steine und Geröll', 'Sassi e ghiaioni'],
        {
          facets: { type: ['boot'] },
        },
      ),
      option(
        'running',
        ['Trails, at a run', 'Senderos, corriendo', 'Sentiers, en courant', 'Pfade, im Lauf', 'Sentieri, di corsa'],
        {
          facets: { type: ['trail-runner'] },
        },
      ),
      option(
        'rock',
        [
          'Rock, hands needed',
          'Roca, con las manos',
          'Rocher, avec les mains',
          'Fels, mit den Händen',
          'Roccia, con le mani',
        ],
        {
          facets: { type: ['approach-shoe'] },
        },
      ),
      option('summer', ['Summer and water', 'Verano y agua', 'Été et eau', 'Sommer und Wasser', 'Estate e acqua'], {
        facets: { type: ['sandal'] },
      }),
    ),
    question(
      'extra',
      whatElse,
      option('dry', ['Dry feet', 'Pies secos', 'Les pieds au sec', 'Trockene Füße', 'Piedi asciutti'], {
        facets: { feature: ['waterproof'] },
      }),
      option(
        'wide',
        ['Room for wide feet', 'Horma ancha', 'Un chaussant large', 'Platz für breite Füße', 'Pianta larga'],
        {
          facets: { feature: ['wide-fit'] },
        },
      ),
      option('soft', ['A soft step', 'Pisada blanda', 'Un pas amorti', 'Ein weicher Tritt', 'Un passo morbido'], {
        facets: { feature: ['cushioned'] },
      }),
      noMatter,
    ),
  ],
}
