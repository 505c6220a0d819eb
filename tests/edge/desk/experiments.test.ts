import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { openBrowser } from '../browser.ts'
import { dependency, memory } from '../dependency.ts'
import { datafileIsDue, holdClock, later, settled } from '../experiments/time.ts'
import { browserOf, heroWords, idsWhere, variationFor } from '../experiments/visitors.ts'
import { colleague } from './colleague.ts'

holdClock()

const { PAGES } = env as unknown as { readonly PAGES: KVNamespace }

const [quiet = ''] = idsWhere(id => variationFor('home_hero', id) === 'quiet')

/** The opening of the home page that a visitor of the quiet variation is shown, and whether the page was stored. */
async function opening(): Promise<readonly [string | undefined, string | null]> {
  const response = await browserOf(quiet).ask('/en-us')
  const html = await response.text()
  const shown = Object.entries(heroWords).find(([, words]) => html.includes(words))?.[0]
  return [shown, response.headers.get('cache-status')]
}

const datafile = async () => (await openBrowser().ask('/-/experiments/datafile?locale=en-us')).json<Datafile>()

const statusOf = async (key: string) => (await datafile()).experiments.find(one => one.key === key)?.status

const idOf = async (key: string) => (await datafile()).experiments.find(one => one.key === key)?.id ?? ''

it('an experiment is stopped with one press: everybody gets the control within seconds, browsers too, until it goes on', async () => {
  const publisher = await colleague('switch', 'publisher')
  expect((await opening())[0]).toBe('quiet')
  expect((await opening())[1]).toContain('hit')
  const experiment = await idOf('home_hero_tone')
  const before = (await publisher.open('/visitors/experiments')).html
  expect(before).toContain('>Stop home_hero_tone</button>')
  expect(before).toMatch(/<a href="http:\/\/localhost\/en-us\?p13n_testcontext=[^"]+quiet[^"]+">/)

  const stopped = await publisher.post('/visitors/experiments/switch', { experiment, to: 'stopped' })
  expect([stopped.status, stopped.location]).toEqual([303, '/visitors/experiments'])
  later(2_100)
  await opening()
  await settled()
  const [shown] = await opening()
  expect([shown, await statusOf('home_hero_tone'), await statusOf('pdp_recommendations')]).toEqual([
    'weather',
    'Paused',
    'Running',
  ])
  const { html } = await publisher.open('/visitors/experiments')
  expect(html).toContain('home_hero, stopped at the desk')
  expect(html).toContain('publisher@desk.example stopped it on')
  expect(html).toContain('>Let home_hero_tone go on</button>')

  // The platform's next datafile knows nothing of it.
  await datafileIsDue()
  expect([(await opening())[0], await statusOf('home_hero_tone')]).toEqual(['weather', 'Paused'])
  const kept = await PAGES.get<Datafile>('datafile:1:storefront', 'json')
  expect(kept?.experiments.find(({ key }) => key === 'home_hero_tone')?.status).toBe('Running')

  await publisher.post('/visitors/experiments/switch', { experiment, to: 'running' })
  expect(await statusOf('home_hero_tone')).toBe('Paused')
  const resumed = (await publisher.open('/visitors/experiments')).html
  expect(resumed).toContain('home_hero, Running')
  expect(resumed).toContain('publisher@desk.example let it go on on')
  expect(resumed).toContain('>Stop home_hero_tone</button>')
  later(2_100)
  await opening()
  await settled()
  expect([(await opening())[0], await statusOf('home_hero_tone')]).toEqual(['quiet', 'Running'])
  later(60_000)
  expect((await publisher.open('/visitors/experiments')).html).not.toContain('let it go on on')
  const { html: log } = await publisher.open('/audit')
  for (const words of ['stop experiment', 'resume experiment', 'home_hero · home_hero_tone', 'flag:home_hero'])
    expect(log).toContain(words)
})

it('what was stored of its pages is purged, an isolate that was idle waits for what is stopped, and one that starts knows it', async () => {
  const engineer = await colleague('switch', 'engineer')
  const plain = async () => (await openBrowser().ask('/en-us')).headers.get('cache-status')
  await plain()
  expect(await plain()).toContain('hit')
  const experiment = await idOf('home_hero_tone')
  await engineer.post('/visitors/experiments/switch', { experiment, to: 'stopped' })
  later(10_000)
  // The control is the page that everybody sees, which was stored.
  expect(await opening()).toEqual(['weather', expect.stringContaining('miss')])
  await settled()

  memory.forget()
  dependency.behave(() => Promise.resolve(new Response('', { status: 503 })))
  expect(await statusOf('home_hero_tone')).toBe('Paused')
  dependency.reset()
})

it('an experiment that there is not is not stopped, and the page says so', async () => {
  const engineer = await colleague('switch', 'engineer')
  const { status, html } = await engineer.post('/visitors/experiments/switch', { experiment: '1', to: 'stopped' })
  expect([status, html.includes('There is no such experiment')]).toEqual([404, true])
})
