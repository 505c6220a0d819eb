import { expect, test, type Page } from '@playwright/test'

import { violations } from '../document/axe.ts'
import { desk, signIn, store } from './at-the-desk.ts'

test.use({ baseURL: desk })
// What one prepares must not happen to another.
test.describe.configure({ mode: 'default' })

async function wide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

for (const [javaScriptEnabled, width, colorScheme] of [
  [true, 1440, 'light'],
  [true, 390, 'dark'],
  [false, 390, 'light'],
] as const)
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} px, ${colorScheme}`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 }, colorScheme })

    test('an engineer finds a failed request by its id, with its steps and its line of the log', async ({ page }) => {
      await signIn(page, 'engineer')
      await page.goto('/health')
      await expect(page.getByRole('status')).toContainText('parts are')

      const press = (fields: Record<string, string>) =>
        page.request.post(`${store}/admin/scenarios`, { form: { site: 'fellholm-ca', ...fields } })
      const steps = page.getByRole('table').filter({ hasText: 'Began after' })
      let id = ''
      // What was prepared may happen to another test.
      await expect(async () => {
        await press({ do: 'prepare', call: 'products.search.query', kind: 'break', times: '2' })
        const failed = await page.request.get(`${store}/fr-ca/recherche?q=failing-${crypto.randomUUID()}`)
        await press({ do: 'clear' })
        expect(failed.status()).toBeGreaterThanOrEqual(500)
        id = failed.headers()['x-correlation-id'] ?? ''
      }).toPass({ timeout: 20_000 })
      await expect(async () => {
        await page.goto('/health')
        await page.getByLabel('Correlation id').fill(id)
        await page.getByRole('button', { name: 'Find' }).click()
        await expect(steps.getByText('products.search.query').first()).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 30_000 })
      await expect(steps.getByText('failed').first()).toBeVisible()
      await expect(page.getByText(id).first()).toBeVisible()
      if (javaScriptEnabled) expect(await violations(page)).toEqual([])
      if (javaScriptEnabled) expect(await wide(page)).toBeLessThanOrEqual(width)
      if (process.env.DESK_PICTURES !== undefined) {
        await steps.scrollIntoViewIfNeeded()
        await page.screenshot({
          path: `${process.env.DESK_PICTURES}/failed-${width}-${colorScheme}-${javaScriptEnabled}.png`,
        })
      }
    })
  })
