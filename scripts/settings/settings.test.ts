import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readmeNow } from './settings-table.ts'
import { givenSettings, settingsOf, workersWithSettings } from './settings.ts'

const sourceOf = (worker: string) =>
  readFileSync(new URL(`../../worker/${worker}/bindings.ts`, import.meta.url), 'utf8')

/** A table as it reads, however wide its columns are. */
const squeezed = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')

describe('the settings of the workers', () => {
  it.each(workersWithSettings)('of %s are all found, each with a word about it', worker => {
    const declared = sourceOf(worker).matchAll(/^ {2}([A-Z][A-Z_]+): (?!.*(?:binding<|v\.custom<))/gm)
    const found = settingsOf(worker)
    expect(found.map(({ name }) => name)).toEqual([...declared].map(([, name]) => name))
    expect(found.filter(({ says }) => says === '')).toEqual([])
  })

  it('given in the environment reach the worker that knows them, and no other', () => {
    const environment = { COMMERCE_TIMEOUT_MS: '1', PAYMENT_TIMEOUT_MS: '2', KV_TIMEOUT_MS: '', PAGES: 'no', HOME: '/' }
    expect(givenSettings('storefront', environment)).toEqual({ COMMERCE_TIMEOUT_MS: '1' })
    expect(givenSettings('commerce', environment)).toEqual({ PAYMENT_TIMEOUT_MS: '2' })
  })

  it('stand in README.md as they are: node scripts/settings/settings-table.ts writes them there', () => {
    const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    expect(text).toContain('<!-- settings -->')
    expect(squeezed(readmeNow(text))).toBe(squeezed(text))
  })
})
