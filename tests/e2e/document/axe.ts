import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { layOut } from '../../support/laid-out.ts'

const modal = 'dialog:modal'

/**
 * Everything axe finds against WCAG 2.2 AA, as lines one can read. Under a modal dialog the dialog alone is looked at: the
 * page is inert then, and how much of a link shows beside the dialog is nobody's to press. After a press a page may have its
 * text before its style, which nobody sees and axe would; and what is half below a bar that stays in view can be scrolled
 * clear of it, so the page is looked at from its head.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState('load')
  await layOut(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(page.frames().length === 1)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  // A frame in it is a document of its own for axe, and its heading is the dialog's.
  if ((await page.locator(modal).count()) > 0) builder.include(modal).disableRules('page-has-heading-one')
  const found = await builder.analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
