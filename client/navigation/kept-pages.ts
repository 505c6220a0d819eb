import { shellOf, type ShellState } from './shell.ts'
import { dispose } from '../mount/mounted.ts'

export type KeptPage = {
  readonly main: HTMLElement
  readonly title: string
  readonly frame: ShellState
  readonly scroll: number
}

/** R385: the page cache keeps up to five pages; the least recently used leaves first (D51). */
const most = 5

/** Pages the visitor left, alive with their state, by history entry. */
export function createKeptPages() {
  const pages = new Map<string, KeptPage>()

  return {
    /** Keeps the page now shown under its history entry. */
    put: (key: string, scroll: number) => {
      const main = document.querySelector('main')
      if (main === null) return
      const before = pages.get(key)
      if (before !== undefined && before.main !== main) dispose(before.main)
      pages.delete(key)
      pages.set(key, { main, title: document.title, frame: shellOf(document), scroll })
      for (const [oldest, page] of pages) {
        if (pages.size <= most) break
        pages.delete(oldest)
        dispose(page.main)
      }
    },
    take: (key: string): KeptPage | undefined => {
      const page = pages.get(key)
      pages.delete(key)
      return page
    },
    clear: () => {
      for (const page of pages.values()) if (!page.main.isConnected) dispose(page.main)
      pages.clear()
    },
    size: () => pages.size,
  }
}
