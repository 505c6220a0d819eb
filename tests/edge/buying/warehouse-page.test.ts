import { expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'

it('/admin/warehouse has its look inside, and no policy keeps it from being shown', async () => {
  const answer = await openBrowser().ask('/admin/warehouse?site=fellholm-us')
  const html = await answer.text()
  expect(html).toMatch(/<style>[^]*light-dark\(#f7f5f0,#0f1513\)[^]*<\/style>/)
  expect(html).toMatch(/<a href="\?site=fellholm-us" aria-current="page">/)
  expect(answer.headers.get('content-security-policy') ?? '').not.toContain('style-src')
})
