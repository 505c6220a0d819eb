import { expect, it } from 'vitest'

import { answersIn, meaningOf, relaxations, type FinderData } from './answers.ts'

const finder: FinderData = {
  title: 'Jackets',
  slug: 'jacket',
  questions: [
    {
      name: 'for',
      title: 'Who for?',
      options: [
        { value: 'women', label: 'Women', category: 'womens-jackets' },
        { value: 'men', label: 'Men', category: 'mens-jackets' },
      ],
    },
    {
      name: 'weather',
      title: 'Which weather?',
      options: [
        { value: 'rain', label: 'Rain', facets: { feature: ['waterproof'] } },
        { value: 'any', label: 'Any' },
      ],
    },
    {
      name: 'extra',
      title: 'What else?',
      options: [
        { value: 'light', label: 'Light', facets: { feature: ['lightweight'], activity: ['hiking'] } },
        { value: 'none', label: 'Nothing' },
      ],
    },
  ],
}
const given = (query: string) => answersIn(finder, new URLSearchParams(query))
const said = (answers: ReturnType<typeof given>) => answers.map(({ name, option }) => `${name}=${option.value}`)

it('answers come in the order of the questions, and what no question offers is ignored', () => {
  expect(said(given('extra=light&for=men&weather=hail&use=x'))).toEqual(['for=men', 'extra=light'])
})

it('answers stand for a category and for the facets of all of them; none names no category', () => {
  expect(meaningOf(given('for=women&weather=rain&extra=light'))).toEqual({
    category: 'womens-jackets',
    facets: { feature: ['waterproof', 'lightweight'], activity: ['hiking'] },
  })
  expect(meaningOf(given('weather=any'))).toEqual({ category: undefined, facets: {} })
})

it('where nothing has all of it the last question’s answer goes first, and never what narrows nothing', () => {
  expect(relaxations(given('for=women&weather=rain&extra=light')).map(said)).toEqual([
    ['for=women', 'weather=rain', 'extra=light'],
    ['for=women', 'weather=rain'],
    ['for=women'],
  ])
  expect(relaxations(given('for=men&weather=any')).map(said)).toEqual([['for=men', 'weather=any']])
})
