import { resolve } from 'node:path'

import type { Plugin } from 'vite'

const renderer = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'

/**
 * Puts React's renderer of strings in the place of `react-dom/server`, which holds that of streams as well. No document is
 * rendered as a stream (decision 001), and React chooses between the two while it runs, so no bundler could leave one out.
 */
export const stringRenderer = (root: string): Plugin => ({
  name: 'fellholm:string-renderer',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  resolveId: {
    filter: { id: /^react-dom\/server(?:\.edge)?$/ },
    handler: () => resolve(root, renderer),
  },
})
