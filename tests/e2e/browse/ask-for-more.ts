import type { Page } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

/**
 * Presses the way to more, with or without script. What is laid out only once somebody has come there may move the link under the
 * pointer: it is pressed when it has stood still since.
 */
export async function askForMore(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: t('browse.more') })
  await link.scrollIntoViewIfNeeded()
  await link.click()
}
