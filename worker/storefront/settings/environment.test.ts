import { expect, it } from 'vitest'

import { environmentOf } from './environment.ts'

it.each([
  ['www.fellholm.example', 'production'],
  ['fellholm.example', 'production'],
  ['preprod.fellholm.example', 'preprod'],
  ['www-preprod2.fellholm.example', 'preprod'],
  ['qa3.fellholm.example', 'qa'],
  ['shop-dev12.fellholm.example', 'dev'],
  ['DEV.fellholm.example', 'dev'],
  ['developers.fellholm.example', 'production'],
])('R364: %s is %s, whatever digits stand in it', (host, environment) => {
  expect(environmentOf(host)).toBe(environment)
})
