import type { Route } from './route.ts'
import { routes, type RouteName } from './table.ts'

/** The columns of a route that browsers get; caching and guards are the server's alone. */
export const clientColumns = ['path', 'kind', 'layout'] as const satisfies readonly (keyof Route)[]

/** A browser is told the kind of personal pages alone; all others are public. */
export type ClientRoute = Partial<Pick<Route, 'kind'>> & Pick<Route, Exclude<(typeof clientColumns)[number], 'kind'>>

/** The routes as code knows them that runs in a browser too. A browser's build has these columns and nothing of the table. */
export const clientTable: Readonly<Record<RouteName, ClientRoute>> = routes
