import { join } from 'node:path'

import { build, type Rolldown } from 'vite'

/**
 * The service worker as one classic script, which every browser that has service workers takes. It is built by itself:
 * what it shares with pages would otherwise become files of their own, which each first visit had to fetch.
 */
export async function serviceWorkerScript(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      // There is no document whose modules could be fetched ahead.
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'client/service-worker/main.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const [{ code }] = built.output
  return code
}
