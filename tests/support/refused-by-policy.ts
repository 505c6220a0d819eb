import type { Page } from '@playwright/test'

/** Begins to note what a page's content policy refuses, in the browser's words; from before the page opens. */
export function watchPolicy(page: Page): readonly string[] {
  const refused: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  return refused
}
