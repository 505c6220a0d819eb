import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { keys } from '#kv/keys.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'

const { PAGES } = env as { PAGES: KVNamespace }

const goodItem = { id: 'kept', label: 'From KV', href: '/c/tents', children: [] }
const kept = (shell: unknown, at = Date.now()) => JSON.stringify({ at, shell })

/** Each locale has a shell of its own in this isolate, so each is asked once. */
it.each([
  ['en-us', kept({ menu: [{ x: 1 }], footer: [null] })],
  ['en-gb', '{"menu":'],
  ['de-de', kept({ menu: [goodItem] })],
  ['fr-fr', '[]'],
])('P9: junk in KV under the shell of %s is a miss and never a 500', async (locale, junk) => {
  await PAGES.put(keys.shell(locale), junk)
  const answer = await openBrowser().ask(`/${locale}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<footer')
})

it('a shell that another isolate kept is shown, and content is not asked for it', async () => {
  await PAGES.put(keys.shell('it-it'), kept({ menu: [goodItem], footer: [] }))
  dependency.reset()
  expect(await (await openBrowser().ask('/it-it/aiuto')).text()).toContain('From KV')
  expect(dependency.asked('/canvas/menu/')).toEqual([])
})
