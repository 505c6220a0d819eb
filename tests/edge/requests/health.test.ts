import { beforeEach, describe, expect, it } from 'vitest'

import { localeNames } from '#src/language/locales.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

async function ask(path: string) {
  const answer = await openBrowser().ask(path)
  return { status: answer.status, found: (await answer.json()) as Record<string, unknown> }
}

beforeEach(() => dependency.reset())

describe('R055: health', () => {
  it('/healthcheck names its sub-pages mocks, status, sitemaps, experiments, static-pages, translations and feature-flags', async () => {
    const { status, found } = await ask('/healthcheck')
    expect(status).toBe(200)
    const names = ['mocks', 'status', 'sitemaps', 'experiments', 'static-pages', 'translations', 'feature-flags']
    expect((found.checks as string[]).toSorted()).toEqual(names.map(name => `/healthcheck/${name}`).toSorted())
    for (const path of found.checks as string[]) expect([path, (await ask(path)).status]).toEqual([path, 200])
    expect((await ask('/healthcheck/nothing')).status).toBe(404)
  })

  it.each([
    ['/healthcheck/sitemaps', { sitemaps: expect.arrayContaining(['http://localhost/sitemaps/de-de.xml']) }],
    ['/healthcheck/experiments', { running: expect.arrayContaining(['home_hero_tone']) }],
    ['/healthcheck/static-pages', { pages: expect.arrayContaining(['/about-us', '/help/returns']) }],
    ['/healthcheck/translations', { locales: expect.arrayContaining([expect.objectContaining({ missing: [] })]) }],
    ['/healthcheck/feature-flags', { flags: expect.arrayContaining(['help_pages', 'back_to_top']) }],
    ['/healthcheck/mocks', { mode: 'off' }],
  ])('%s says what there is', async (path, said) => {
    expect((await ask(path)).found).toMatchObject(said)
  })

  it('/healthcheck/translations has every text of every locale', async () => {
    const { found } = await ask('/healthcheck/translations')
    const counted = found.locales as { locale: string; texts: number }[]
    expect(counted.map(({ locale }) => locale)).toEqual(localeNames)
    expect(new Set(counted.map(({ texts }) => texts)).size).toBe(1)
  })

  it('what depends on a platform that does not answer is not well: 503', async () => {
    dependency.behave(async () => Response.json({}, { status: 503 }))
    for (const name of ['sitemaps', 'experiments', 'static-pages', 'feature-flags'])
      expect([name, (await ask(`/healthcheck/${name}`)).status]).toEqual([name, 503])
    expect((await ask('/healthcheck/translations')).status).toBe(200)
  })
})
