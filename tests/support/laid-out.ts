import type { Page } from '@playwright/test'

/** Lays out what a browser leaves out far from the window, so that everything lies where a visitor will find it. */
export const layOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
