import type { Plugin } from 'vite'

import { clientColumns, clientTable, type ClientRoute } from '../routes/client-table.ts'

/** Most pages are public, so a browser takes that for granted. */
const toldKind = ({ kind }: ClientRoute) => (kind === 'public' ? undefined : kind)

const rows = Object.entries(clientTable).map(([name, route]) => {
  const columns = Object.fromEntries(clientColumns.map(column => [column, route[column]]))
  return [name, { ...columns, kind: toldKind(route) }]
})

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
