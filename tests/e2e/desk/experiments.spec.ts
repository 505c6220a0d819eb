import { expect, test, type Page } from '@playwright/test'

import { withAndWithoutScript } from '../../support/with-and-without-script.ts'
import { desk, signIn, store } from './at-the-desk.ts'

test.use({ baseURL: desk })
// One experiment for both, which no other browser test looks at.
test.describe.configure({ mode: 'serial' })

const key = 'free_delivery_badge'

type Datafile = { readonly experiments: readonly { readonly key: string; readonly status: string }[] }

/** What browsers are told of the experiment. */
async function statusOf(page: Page): Promise<string | undefined> {
  const answer = await page.request.get(`${store}/-/experiments/datafile?locale=en-us`)
  return ((await answer.json()) as Datafile).experiments.find(one => one.key === key)?.status
}

withAndWithoutScript(() => {
  test('a publisher stops an experiment with one press, the store hears of it, and lets it go on', async ({ page }) => {
    await signIn(page, 'publisher')
    await page.goto('/visitors/experiments')
    const experiment = page.getByRole('region', { name: key })
    await experiment.getByRole('button', { name: `Stop ${key}` }).click()
    await expect(experiment.getByText('publisher@desk.example stopped it on')).toBeVisible()
    await expect.poll(() => statusOf(page), { timeout: 20_000 }).toBe('Paused')
    await experiment.getByRole('button', { name: `Let ${key} go on` }).click()
    await expect(experiment.getByText('publisher@desk.example let it go on on')).toBeVisible()
    await expect(experiment.getByRole('button', { name: `Stop ${key}` })).toBeVisible()
    await expect.poll(() => statusOf(page), { timeout: 20_000 }).toBe('Running')
    await page.goto('/audit')
    await expect(page.getByRole('row').filter({ hasText: key }).first()).toContainText('publisher@desk.example')
  })
})
