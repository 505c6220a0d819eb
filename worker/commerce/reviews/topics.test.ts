import { expect, it } from 'vitest'

import { topicsIn } from './topics.ts'

const says = (language: string, text: string) => ({ language, title: '', text })

it('counts each review once for a thing, by the words of its own language, the most spoken of first', () => {
  expect(
    topicsIn([
      says('en', 'Two pockets would be better than one pocket.'),
      says('de', 'Die Außentasche ist zu klein, der Reißverschluss hakt.'),
      says('fr', 'Des poches, et une fermeture qui tient.'),
      says('it', 'La tasca e la zip.'),
    ]),
  ).toEqual([
    { id: 'pockets', count: 4 },
    { id: 'zipper', count: 3 },
  ])
})

it('what one alone speaks of is left out, and so is a word of another language', () => {
  expect(topicsIn([says('en', 'A fine zip.'), says('es', 'A fine zip.')])).toEqual([])
})

it('a word has to begin there: who trains and brings does not speak of rain and rings', () => {
  expect(topicsIn([says('en', 'I train every day.'), says('en', 'It brings trains to mind.')])).toEqual([])
  expect(topicsIn([says('de', 'Bewegen und erregen'), says('de', 'Bewegend')])).toEqual([])
})

it('tells four at the most', () => {
  const all = says('en', 'Light in weight, warm, waterproof, soft, with pockets and a zip, of a fine color.')
  expect(topicsIn([all, all])).toHaveLength(4)
})
