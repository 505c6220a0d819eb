import type { Page } from '@playwright/test'

import type { PageScene, Walk } from './scene.ts'

/** The desk has an origin of its own beside the store's. */
const deskOf = (page: Page): string => {
  const { protocol, port } = new URL(page.url())
  return `${protocol}//desk.localhost:${port}`
}

const on = (title: string, path: string): PageScene => ({
  title,
  go: page => page.goto(deskOf(page) + path),
})

const ordersOfOne = '/orders?site=fellholm-us&q=history%40fellholm.example'

async function signIn(page: Page): Promise<void> {
  await page.goto('/en-us')
  await page.goto(`${deskOf(page)}/sign-in`)
  await page.getByLabel('E-mail address').fill('engineer@desk.example')
  await page.getByLabel('Password').fill('trail-lantern-42')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

/** A draft with something in it, of which one rule leads to itself; the same whoever does it again. */
async function withDraft(page: Page): Promise<void> {
  // Asked for twice, it is stored and was answered from there.
  for (let times = 0; times < 2; times += 1) await page.goto('/en-us/c/tents')
  await signIn(page)
  await page.goto(`${deskOf(page)}/redirects/import`)
  const rules = ['/walk,/c/tents,302', '/spring,/c/womens-jackets,301', '/camp/*,/c/camping,302', '/round,/round,302']
  await page.getByLabel('Or paste it').fill(['from,to,status', ...rules].join('\n'))
  await page.getByRole('button', { name: 'Take into the draft' }).click()
  await page.getByText('rules are in the draft').waitFor()
}

/** An engineer, who may do everything. */
export const staff: Walk = {
  title: 'the desk, for the people who run the store',
  widths: [390, 1440],
  begin: withDraft,
  scenes: {
    'desk-rules': on('Rules', '/redirects'),
    'desk-draft': {
      title: 'Review of a draft',
      go: async page => {
        await page.goto(`${deskOf(page)}/redirects/draft`)
        await page.waitForURL(url => !url.pathname.startsWith('/jobs/'))
      },
    },
    'desk-explain': on('Explain', '/redirects/explain?address=/en-us/walk&country=US'),
    'desk-content': on('Content', '/content?site=fellholm-us&q=tent'),
    'desk-pages': on('Stored pages', '/pages?q=%2Fc%2Ftents'),
    'desk-orders': on('Orders', ordersOfOne),
    'desk-order': {
      title: 'An order',
      go: async page => {
        await page.goto(deskOf(page) + ordersOfOne)
        await page.getByRole('table').getByRole('link').first().click()
        await page.getByRole('heading', { name: 'Time line' }).waitFor()
      },
    },
    'desk-customers': on('Customers', '/customers?site=fellholm-us&q=history%40fellholm.example'),
    'desk-visitors': on('Visitors', '/visitors'),
    'desk-health': on('Health', '/health'),
  },
}
