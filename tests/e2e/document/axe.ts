import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { layOut } from '../../support/laid-out.ts'

const modal = 'dialog:modal'

/**
 * Everything axe finds against WCAG 2.2 AA, as lines one can read. Under a modal dialog the dialog alone is looked at: the
 * page is inert then, and how much of a link shows beside the dialog is nobody's to press. After a press a page may have its
 * text before its style, which nobody sees and axe would.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState('load')
  await layOut(page)
  const builder = new AxeBuilder({ page })
  if ((await page.locator(modal).count()) > 0) builder.include(modal)
  const found = await builder
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(page.frames().length === 1)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
