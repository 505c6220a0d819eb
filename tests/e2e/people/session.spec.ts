import { resolve } from 'node:path'

import { expect, test, type BrowserContext, type Page } from '@playwright/test'

import { localSecrets } from '../../../scripts/store/state.ts'
import { fixtures } from '#demo/fixtures.ts'
import { sessionCookie, unsealSession } from '../../../worker/storefront/visit/session.ts'
import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

/** What must never be read by script: the two tokens, the session's id, and the sealed cookie itself. */
async function secretsOf(context: BrowserContext): Promise<string[]> {
  const sealed = (await context.cookies()).find(({ name }) => name === sessionCookie)?.value
  const { SESSION_SECRET } = localSecrets(resolve('.wrangler/test-state'))
  const session = await unsealSession(sealed, SESSION_SECRET)
  if (sealed === undefined || session === undefined) throw new Error('no session to look for')
  return [session.accessToken, session.refreshToken, session.usid, session.consumerId, sealed]
}

/** Everything a script on the page can get hold of: cookies, storage, the document, and what hangs on the window. */
const withinReach = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const seen = new WeakSet<object>()
    const text = (value: unknown): string => {
      try {
        return JSON.stringify(value, (_key, part: unknown) => {
          if (typeof part !== 'object' || part === null) return typeof part === 'function' ? String(part) : part
          if (seen.has(part) || part instanceof Node || part instanceof Window) return undefined
          seen.add(part)
          return part
        })
      } catch {
        return ''
      }
    }
    const globals = Object.getOwnPropertyNames(window).map(name => {
      const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {}
      return `${name}=${text(value)}`
    })
    const caches_ = await Promise.all(
      (await caches.keys()).map(async name => {
        const cache = await caches.open(name)
        const answers = await cache.matchAll()
        return (await Promise.all(answers.map(answer => answer.text()))).join('\n')
      }),
    )
    return [
      document.cookie,
      text({ ...localStorage }),
      text({ ...sessionStorage }),
      text(history.state),
      location.href,
      document.documentElement.outerHTML,
      ...globals,
      ...caches_,
    ].join('\n')
  })

test('no token in script’s reach: cookies, storage, window, HTML, hydration data and every answer, through sign-in, cart and account', async ({
  page,
  context,
}) => {
  const answers: Promise<string>[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (/\.(?:js|css|woff2|png|svg|webp)$/.test(pathname)) return
    answers.push(response.text().catch(() => ''))
  })
  const found: string[] = []
  const guarded = new Set<string>()
  const look = async (place: string) => {
    for (const secret of await secretsOf(context)) guarded.add(secret)
    const reach = await withinReach(page)
    expect(reach).toContain('__Host-shopper=fellholm-gb.member')
    for (const secret of guarded) if (reach.includes(secret)) found.push(`${place}: ${secret.slice(0, 12)}…`)
  }
  await page.goto(`/en-gb/p/${fixtures.plentiful.productId.toLowerCase()}`)
  await page.goto('/en-gb/sign-in')
  await page.locator('main [name="username"]').fill('member@fellholm.example')
  await page.locator('main [name="password"]').fill('trail-lantern-42')
  await page.locator('main form[data-command="sign-in/enter"]').getByRole('button').click()
  await page.waitForURL(/\/en-gb\/account/)
  await expect(page.getByRole('button', { name: t('sign-in.leave') })).toBeVisible()
  await look('/account')
  for (const path of [
    '/cart',
    '/account/loyalty',
    '/favorites',
    '/c/tents#panel=mini-cart',
    '/c/tents#modal=loyalty-redeem',
  ]) {
    await page.goto(`/en-gb${path}`)
    if (path.includes('#')) await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    else await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await look(path)
  }
  const told = (await Promise.all(answers)).join('\n')
  expect(told).toContain('"favoriteId"')
  for (const secret of guarded) if (told.includes(secret)) found.push(`an answer: ${secret.slice(0, 12)}…`)
  expect(found).toEqual([])
  const script = await page.evaluate(() => document.cookie)
  expect(script).not.toMatch(/__Host-(?:visit|notice|said|refused|oauth-state)|member@|Noor/)
})
