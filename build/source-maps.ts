import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { buildIdOf } from './build-id.ts'

/** Source maps of so many builds are kept, because pages of earlier builds may still be open. */
const mostBuilds = 10

/** Maps of a build, below the folder that all built parts lie in; nothing there is served. */
export const mapsFolder = (built: string, buildId: string): string => join(built, 'maps', buildId)

/** Leaves the maps of the latest builds. */
function forgetOldest(folder: string): void {
  const builds = readdirSync(folder).map(name => join(folder, name))
  const oldestFirst = builds.toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
  for (const old of oldestFirst.slice(0, -mostBuilds)) rmSync(old, { recursive: true })
}

/**
 * Takes the source maps of the browser's scripts from what is served to shoppers and keeps them beside it, by the id of the
 * build that reported faults name.
 */
export function sourceMaps(): Plugin {
  let root = ''
  return {
    name: 'fellholm:source-maps',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const kept = mapsFolder(resolve(dir, '..'), buildIdOf(root))
      rmSync(kept, { recursive: true, force: true })
      for (const file of Object.keys(bundle).filter(name => name.endsWith('.map'))) {
        if (!existsSync(join(dir, file))) continue
        mkdirSync(join(kept, dirname(file)), { recursive: true })
        renameSync(join(dir, file), join(kept, dirname(file), basename(file)))
      }
      forgetOldest(dirname(kept))
    },
  }
}
