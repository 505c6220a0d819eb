import { readFileSync } from 'node:fs'

import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite'

/** Until the worker runs the changed module, in milliseconds. */
const settling = 100

const isStyle = (file: string): boolean => file.endsWith('.css')

/** A style sheet as pages link it in development, see `client-assets.ts`. */
const isLinked = ({ url }: EnvironmentModuleNode): boolean => url.includes('?direct')

const classesIn = (style: string): string => [...new Set(style.match(/\.[a-z][\w-]*/gi))].toSorted().join()

/** Whether a style sheet has other classes than when this was last asked of it: pages then have to be rendered anew. */
function classWatch() {
  const seen = new Map<string, string>()
  return (file: string): boolean => {
    const classes = classesIn(readFileSync(file, 'utf8'))
    const before = seen.get(file)
    seen.set(file, classes)
    return before !== undefined && before !== classes
  }
}

/** Has the browser take a linked style sheet again; a CSS module would reload the page by itself. */
function swapStyles({ hot }: DevEnvironment, modules: readonly EnvironmentModuleNode[], timestamp: number): void {
  hot.send({
    type: 'update',
    updates: modules.map(({ url }) => {
      const path = url.replace(/\?.*/, '')
      return { type: 'css-update', path, acceptedPath: path, timestamp }
    }),
  })
}

/**
 * In development: style sheets are swapped in place, islands keep their state (React refresh), and the browser loads the
 * page again when a file changed that only workers know.
 */
export function reload(): Plugin {
  let planned: NodeJS.Timeout | undefined
  const hasOtherClasses = classWatch()
  return {
    name: 'fellholm:reload',
    apply: 'serve',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler(_, id) {
        hasOtherClasses(id.replace(/\?.*/, ''))
      },
    },
    hotUpdate({ file, modules, server, timestamp }) {
      const { client } = server.environments
      const reloadPage = () => {
        clearTimeout(planned)
        planned = setTimeout(() => client.hot.send({ type: 'full-reload' }), settling)
      }
      if (this.environment === client) {
        if (!isStyle(file)) return
        if (hasOtherClasses(file)) reloadPage()
        swapStyles(client, modules.filter(isLinked), timestamp)
        return modules.filter(module => !isLinked(module))
      }
      const isKnownToBrowser = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
      if (modules.length > 0 && !isKnownToBrowser) reloadPage()
    },
  }
}
