import { env, exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { memory } from '../dependency.ts'
import { colleague, type Answer, type Colleague } from './colleague.ts'

const { RULES } = env as { readonly RULES: KVNamespace }

const table = [
  'from,to,status',
  ...Array.from(
    { length: 98_000 },
    (_, index) => `/old/category-${index % 97}/product-${index},/p/product-${index},301`,
  ),
  ...Array.from({ length: 2_000 }, (_, index) => `/blog-${index}/:slug,/articles/${index}/:slug,302`),
].join('\n')

/** What a press leads to in the end, and the steps that were shown meanwhile. */
async function done(one: Colleague, press: () => Promise<Answer>) {
  const steps = new Set<string>()
  let answer = await press()
  while (answer.location !== null) {
    const path = answer.location
    answer = await one.open(path)
    if (answer.location !== null || !path.startsWith('/jobs/')) continue
    for (const [, step = ''] of answer.html.matchAll(/<li[^>]*>([^<:…]+)/g)) steps.add(step.trim())
    await scheduler.wait(50)
    answer = { ...answer, location: path }
  }
  return { answer, steps: [...steps] }
}

it('100,000 rules are imported, listed in pages, found, checked and published, and what is being done is shown', async () => {
  await RULES.delete('redirects:current')
  const marketer = await colleague('large', 'publisher')
  const imported = await done(marketer, () => marketer.post('/redirects/import', { rules: table }))
  expect(imported.answer.html).toContain('100,000 rules are in the draft')
  for (const [path, rule] of [
    ['/redirects?page=1900', 'product-94999'],
    ['/redirects?q=product-97999', 'product-97999'],
  ] as const)
    expect((await marketer.open(path)).html).toContain(rule)
  const checked = await done(marketer, () => marketer.open('/redirects/draft'))
  expect(checked.answer.html).toContain('100,000 rules: 100000 added')
  const published = await done(marketer, () => marketer.post('/redirects/draft/publish', { note: '' }))
  expect(published.answer.html).toContain('Published: 100,000 rules')
  await marketer.post('/redirects/rule', { from: '/one-more', to: '/c/tents' })
  const again = await done(marketer, () => marketer.open('/redirects/draft'))
  expect(again.answer.html).toContain('1 added')
  const second = await done(marketer, () => marketer.post('/redirects/draft/publish', { note: '' }))
  expect(second.answer.html).toContain('Published: 100,001 rules')
  expect([...imported.steps, ...checked.steps, ...published.steps]).toEqual(
    expect.arrayContaining([
      'Reading the text',
      'Reading the draft',
      'Checking 100,000 rules',
      'Putting the rules together',
    ]),
  )
  memory.forget()
  const led = await exports.default.fetch('http://localhost/en-us/old/category-1/product-1', { redirect: 'manual' })
  expect(led.headers.get('location')).toBe('/en-us/p/product-1')
})
