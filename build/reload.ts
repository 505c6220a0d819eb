import type { Plugin } from 'vite'

/** Until the worker runs the changed module, in milliseconds. */
const settling = 100

/** In development: the browser loads the page again when a file changed that only workers know. */
export function reload(): Plugin {
  let planned: NodeJS.Timeout | undefined
  return {
    name: 'fellholm:reload',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments
      const isKnownToBrowser = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
      if (this.environment === client || modules.length === 0 || isKnownToBrowser) return
      clearTimeout(planned)
      planned = setTimeout(() => client.hot.send({ type: 'full-reload' }), settling)
    },
  }
}
