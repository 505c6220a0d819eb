import type { Page } from '@playwright/test'

export type PageScene = {
  readonly title: string
  /** Brings the page there. */
  readonly go: (page: Page) => Promise<unknown>
  /** What lies over the page fits into the window: the rest of the page is left out. */
  readonly isOverlay?: true
}

/** Scenes that one shopper walks in this order. */
export type Walk = {
  readonly title: string
  /** Where it is not looked at in all three widths, in which: pixels. */
  readonly widths?: readonly number[]
  /** What has to be done before the first scene. */
  readonly begin?: (page: Page) => Promise<unknown>
  /** By the name of their sheet in the gallery. */
  readonly scenes: Readonly<Record<string, PageScene>>
}

export const at = (title: string, path: string): PageScene => ({ title, go: page => page.goto(`/en-us${path}`) })

/** What is open over a page: there once it says what it is. */
export const opened = (page: Page) => page.getByRole('dialog').getByRole('heading').first().waitFor()

/** A dialog, opened by its hash over a page. */
export const over = (title: string, path: string, dialog: string): PageScene => ({
  title,
  isOverlay: true,
  go: async page => {
    await page.goto('about:blank')
    await page.goto(`/en-us${path}#modal=${dialog}`)
    await opened(page)
  },
})
