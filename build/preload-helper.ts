import { resolve } from 'node:path'

import type { Plugin } from 'vite'

/** The module that the bundler wraps every `import()` with. */
const helper = /^\0vite\/preload-helper\.js$/
const own = resolve(import.meta.dirname, '../client/document/import-part.ts')

/**
 * Puts `importPart` in the place of the bundler's helper, which waits for styles as well: no script of ours brings any, and
 * that was a twentieth of the first script.
 */
export const preloadHelper = (): Plugin => ({
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: helper },
    handler: () => `export { importPart as __vitePreload } from ${JSON.stringify(own)}`,
  },
})
