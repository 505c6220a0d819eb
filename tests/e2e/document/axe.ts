import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { layOut } from '../../support/laid-out.ts'

/** Everything axe finds against WCAG 2.2 AA, as lines one can read. */
export async function violations(page: Page): Promise<string[]> {
  await layOut(page)
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
