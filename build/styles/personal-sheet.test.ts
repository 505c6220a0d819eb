import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { personalRooms } from './personal-places.ts'
import { partPersonal } from './personal-sheet.ts'

const shop = resolve(import.meta.dirname, '../../src/shop')

it('what elements with a personal class alone can match stands apart, in its layer and its order', () => {
  const sheet =
    '@layer base,shop;@layer base{p{margin:0}}@layer shop{.own>p{color:red}.all{color:blue}.all .own,.own:hover{top:0}' +
    '.all,.own{left:0}@media (width>1px){.own{right:0}}@keyframes turn{to{rotate:1turn}}}'
  expect(partPersonal(sheet, new Set(['own']))).toEqual([
    '@layer base,shop;@layer base{p{margin:0}}@layer shop{.all{color:blue}.all,.own{left:0}@keyframes turn{to{rotate:1turn}}}',
    '@layer shop{.own>p{color:red}.all .own,.own:hover{top:0}@media (width>1px){.own{right:0}}}',
  ])
})

it('and nothing does where no class is personal', () => {
  expect(partPersonal('@layer shop{.all{color:blue}}', new Set())).toEqual(['@layer shop{.all{color:blue}}', ''])
})

it('the rooms with personal pages alone are those whose style stands apart', () => {
  const styled = new Set(globSync('*/**/*.module.css', { cwd: shop }).map(path => path.split('/')[0]))
  const roomsWith = (call: string) =>
    globSync('*/**/load.ts', { cwd: shop })
      .filter(path => readFileSync(resolve(shop, path), 'utf8').includes(call))
      .map(path => path.split('/')[0])
  const open = roomsWith('publicPage(')
  const personal = new Set(roomsWith('personalPage(').filter(room => styled.has(room) && !open.includes(room)))
  expect([...personal].sort()).toEqual(personalRooms)
})
