import { expect, it } from 'vitest'

import { splitTopic, topicsOf } from './topic.ts'

it('offers every subject of every category, in the words of both', () => {
  const subjects = [
    { id: 'where', name: 'Where is it?' },
    { id: 'change', name: 'Change it' },
  ]
  expect(topicsOf([{ id: 'order', name: 'My order', subjects }])).toEqual([
    { value: 'order/where', name: 'My order: Where is it?' },
    { value: 'order/change', name: 'My order: Change it' },
  ])
})

it('reads what was chosen, and nothing that was not offered so', () => {
  expect(splitTopic('order/where')).toEqual({ category: 'order', subject: 'where' })
  for (const topic of ['', 'order', 'order/', '/where', 'order/where/else', 'or der/where'])
    expect(splitTopic(topic)).toBeUndefined()
})
