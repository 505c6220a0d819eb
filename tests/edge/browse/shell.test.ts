import { beforeEach, describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import type { Route } from '#routes/route.ts'
import { routes } from '#routes/table.ts'

import { openBrowser } from '../browser.ts'
import { withFlag } from '../datafile.ts'
import { datafileIsDue, holdClock } from '../experiments/time.ts'
import { dependency } from '../dependency.ts'

holdClock()

const html = async (path: string) => (await openBrowser().ask(path)).text()
const templates = (page: string) => [...page.matchAll(/<template data-pop-up=([\w-]+)>/g)].map(([, id]) => id)

beforeEach(() => dependency.reset())

describe('what stands around a page', () => {
  it('R102: the pop-ups of the content call wait in the page, with what they are called while put aside and what they say', async () => {
    const page = await html('/en-us/help')
    expect(templates(page)).toEqual(['winter-newsletter'])
    expect(page).toContain('aria-label=Newsletter')
    expect(page).toContain('A letter now and then')
    expect(templates(await html('/en-us/soci/frame'))).toEqual([])
  })

  it('a shell without pop-ups is a shell all the same', async () => {
    dependency.behave(async (request, real) =>
      request.url.includes('/canvas/popups/') ? new Response('', { status: 500 }) : real(),
    )
    const page = await html('/it-it/aiuto')
    expect(templates(page)).toEqual([])
    expect(page).toContain('<footer')
  })

  it('R100: the way back to the top is there while its flag is on, and not when it is off', async () => {
    dependency.behave(withFlag('back_to_top', false))
    await datafileIsDue()
    expect(await html('/en-ca/help')).not.toContain('data-back-to-top')
    dependency.reset()
    await datafileIsDue()
    expect(await html('/en-gb/help')).toContain('data-back-to-top')
  })

  it('R073: the route decides whether the header lies transparent over the page, in every locale', async () => {
    const modes = { '/': 'over', '/help': 'above', '/about-us': 'above' }
    for (const [path, mode] of Object.entries(modes))
      for (const locale of ['en-us', 'fr-fr'])
        expect(await html(localPath(locale, path))).toContain(`data-header=${mode}>`)
    const over = Object.entries<Route>(routes).filter(([, { header }]) => header === 'over')
    expect(over.map(([name]) => name)).toEqual(['home'])
  })

  it('the page of a product says that the button to buy stands at its foot, and no other page does', async () => {
    const [product = ''] = (await html('/en-us/c/tents')).match(/\/en-us\/p\/[\w-]+/) ?? []
    expect(await html(product)).toContain('data-foot="buy"')
    for (const path of ['/en-us', '/en-us/c/tents', '/en-us/help']) expect(await html(path)).toContain('data-foot=""')
  })

  it('R077, D38: exactly five pages have no layout', () => {
    const bare = Object.values<Route>(routes).filter(({ layout }) => layout === 'none')
    expect(bare.map(({ path }) => path).toSorted()).toEqual([
      '/cms/preview',
      '/cms/showcase/viewer',
      '/soci/footer',
      '/soci/frame',
      '/soci/header',
    ])
  })
})
