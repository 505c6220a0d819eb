const asked = new Set<string>()

/**
 * Imports a part of the store with all that it leads to (`files`, below the site's root) asked for at once. A part that is gone
 * with its build is told of by the bundler's own event (`build.ts`). `build/preload-helper.ts` wraps every `import()` with it.
 */
export function importPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
  return load().catch((error: unknown) => {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  })
}
