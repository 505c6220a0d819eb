import type { Plugin } from 'vite'

import { clientColumns, clientTable } from '../routes/client-table.ts'

/** What a browser takes for granted is left out: most pages are public. */
const rows = Object.entries(clientTable).map(([name, route]) => [
  name,
  Object.fromEntries(
    clientColumns.flatMap(column => (route[column] === 'public' ? [] : [[column, route[column]] as const])),
  ),
])

/**
 * Gives the browser's build only the columns of routes that it reads, a third of the bytes. Importing the whole table
 * into that build fails.
 */
export function clientRoutes(): Plugin {
  return {
    name: 'fellholm:client-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/routes\/(?:client-)?table\.ts$/ },
      handler(_, id) {
        if (!id.endsWith('/client-table.ts'))
          return this.error(
            'routes/table.ts is the server’s. Code that runs in a browser reads routes/client-table.ts.',
          )
        const code = `export const clientTable = ${JSON.stringify(Object.fromEntries(rows))}`
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
