import type { Plugin } from 'vite'

import { routes } from '../routes/table.ts'

/** What the browser reads of a route; how a page is stored and guarded is the server's affair. */
const read = ['path', 'kind', 'layout'] as const

const rows = Object.entries(routes).map(([name, route]) => [
  name,
  Object.fromEntries(Object.entries(route).filter(([column]) => read.some(known => known === column))),
])

/** Gives the browser's build the routes with those columns alone, a third of the bytes. */
export function clientRoutes(): Plugin {
  return {
    name: 'fellholm:client-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/routes\/table\.ts$/ },
      handler: () => ({
        code: `export const routes = ${JSON.stringify(Object.fromEntries(rows))}
export const routeOf = name => routes[name]`,
        map: null,
        moduleType: 'js',
      }),
    },
  }
}
