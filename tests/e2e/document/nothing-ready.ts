import type { Page } from '@playwright/test'

/** Makes the browser one that makes no page ready before it is opened, as Firefox and Safari are: links are followed softly. */
export const makesNothingReady = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    HTMLScriptElement.supports = () => false
  })
