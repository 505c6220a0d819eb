import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from '@playwright/test'

import { builtStore } from '../../../scripts/store/built-store.ts'
import { browserPort } from '../../../scripts/testing/browser-store.ts'
import { eventsSince } from '../../support/event-log.ts'
import { openAtRest } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { showPresence } from '../visitor/presence.ts'

const root = resolve(import.meta.dirname, '../../..')
const t = wordsOf('en')

/** What `npm run errors` says of the store under test. */
const errors = () =>
  execFileSync(process.execPath, [join(root, 'scripts/errors.ts'), '--hours', '1'], {
    env: { ...process.env, STATE_DIR: join(root, '.wrangler/test-state') },
    encoding: 'utf8',
  })

test('a fault of an island is reported once and without what is personal; npm run errors and the desk say its file and line in the sources', async ({
  page,
}) => {
  const begun = Date.now()
  const mark = `x${begun.toString(36)}`
  await page.addInitScript(words => {
    const real = Storage.prototype.getItem
    Storage.prototype.getItem = function getItem(this: Storage, name: string) {
      if (name === 'recent-searches') throw new Error(`${words} for ada@example.com at /search?q=tent`)
      return real.call(this, name)
    }
  }, mark)
  await page.goto('/en-us/help?email=ada@example.com')
  await showPresence(page)
  await page.locator('#q').focus()
  const island = page.locator('[data-mount="search-field"]')
  await expect(island.getByRole('alert').getByText(t('ui.failed'))).toBeVisible()
  const reported = () => eventsSince(begun, 'client_error').filter(({ parameters }) => parameters.includes(mark))
  await expect.poll(() => reported().length).toBe(1)
  const [event] = reported()
  expect(event).toMatchObject({ path: '/en-us/help', page_type: expect.stringMatching(/^help/), locale: 'en-us' })
  expect(event?.parameters).not.toMatch(/ada|q=tent/)
  const said =
    errors()
      .split('\n\n')
      .find(group => group.includes(mark)) ?? ''
  expect(said).toContain('part    search-field')
  const [, file = '', line = ''] = /at (src\/[\w./-]+):(\d+):/.exec(said) ?? []
  expect(file).toBe('src/product-ui/search/use-suggestions.ts')
  expect(readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1]).toContain(
    'localStorage.getItem(recentKey)',
  )

  await page.goto(`http://desk.localhost:${browserPort}/sign-in?to=/visitors/errors`)
  await page.getByLabel('E-mail address').fill('engineer@desk.example')
  await page.getByLabel('Password').fill('trail-lantern-42')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const row = page.getByRole('row').filter({ hasText: mark })
  await expect(row.getByText(`${file}:${line}:`)).toBeVisible()
})

test('no source map is served: neither a file of the site nor an address of a script has one, and the desk has them for itself', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async answer => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url())
  })
  await openAtRest(page, '/en-us')
  expect(scripts.length).toBeGreaterThan(0)
  for (const address of scripts) {
    const answer = await page.request.get(`${address}.map`)
    expect([
      address,
      answer.headers()['content-type']?.includes('json'),
      (await answer.text()).includes('"mappings"'),
    ]).toEqual([address, false, false])
    expect(await (await page.request.get(address)).text()).not.toContain('sourceMappingURL')
  }
  const maps = readdirSync(join(builtStore, 'maps'), { recursive: true, encoding: 'utf8' })
  const kept = maps.find(name => name.endsWith('.map')) ?? ''
  expect(kept).not.toBe('')
  await page.goto(`http://desk.localhost:${browserPort}/${kept}`)
  await expect(page).toHaveURL(/\/sign-in\?to=/)
  const files = readdirSync(join(builtStore, 'client'), { recursive: true, encoding: 'utf8' })
  expect(files.filter(name => name.endsWith('.map'))).toEqual([])
  expect(existsSync(join(builtStore, 'maps'))).toBe(true)
})
