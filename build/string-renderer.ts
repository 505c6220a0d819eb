import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

/** React's file of it, which the package does not export. */
const renderer = fileURLToPath(
  new URL('cjs/react-dom-server-legacy.browser.production.js', import.meta.resolve('react-dom/package.json')),
)

/**
 * Puts React's renderer of strings in the place of `react-dom/server`, which holds that of streams as well. No document is
 * rendered as a stream (decision 001), and React chooses between the two while it runs, so no bundler could leave one out.
 */
export const stringRenderer = (): Plugin => ({
  name: 'fellholm:string-renderer',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  resolveId: {
    filter: { id: /^react-dom\/server(?:\.edge)?$/ },
    handler: () => renderer,
  },
})
