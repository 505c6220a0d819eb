import { afterEach, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency, memory } from '../dependency.ts'
import { colleague } from './colleague.ts'

afterEach(() => dependency.reset())

it('a failed request is found by its correlation id: its steps as a table with a picture, which of them failed, and its line of the log without who asked', async () => {
  memory.forget()
  dependency.behave(async () => Response.json({}, { status: 500 }))
  const failed = await openBrowser().ask('/en-us/c/packs')
  expect(failed.status).toBeGreaterThanOrEqual(500)
  const id = failed.headers.get('x-correlation-id') ?? ''
  dependency.reset()
  const engineer = await colleague('failed-requests', 'engineer')
  await expect
    .poll(async () => (await engineer.open(`/health?request=${id}`)).html, { timeout: 5_000 })
    .toContain('products.search.query')
  const { html } = await engineer.open(`/health?request=${id}`)
  expect(html).toMatch(/products\.[\w.]+<strong class="bad"> failed/)
  expect(html).toMatch(/<svg class="span"[^>]*aria-hidden="true"><rect class="poor"/)
  expect(html).toMatch(/<dt>correlationId<\/dt><dd>[\w-]+<\/dd>/)
  expect(html).not.toContain('<dt>from</dt>')
  expect((await engineer.open('/health?request=nothing-of-this-id')).html).toContain('No request of this id is kept')
})

it('requests that fail within one second are all found, each by its own correlation id', async () => {
  memory.forget()
  dependency.behave(async () => Response.json({}, { status: 500 }))
  const paths = ['/en-us/c/packs', '/en-us/c/tents', '/de-de/c/packs']
  const ids: string[] = []
  for (const path of paths) ids.push((await openBrowser().ask(path)).headers.get('x-correlation-id') ?? '')
  dependency.reset()
  expect(new Set(ids).size).toBe(paths.length)
  const engineer = await colleague('failed-requests', 'engineer')
  for (const [index, id] of ids.entries())
    await expect
      .poll(async () => (await engineer.open(`/health?request=${id}`)).html, { timeout: 5_000 })
      .toContain(`<code>${paths[index]}</code>`)
})
