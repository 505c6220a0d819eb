import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

import { mapsFolder } from '../../build/source-maps.ts'
import type { ErrorFrame } from '../../src/measurement/error-groups.ts'
import { readSourceMap, sourcePlace } from '../../src/measurement/source-place.ts'

type SourceMap = ReturnType<typeof readSourceMap>

/** Says where in the sources a place of a built script is, by the maps that were kept with the build. */
export function createResolver(built: string) {
  const maps = new Map<string, SourceMap>()

  /** The built script’s own place where its build left no map, or one that is none. */
  return (build: string, frame: ErrorFrame): string => {
    const address = normalize(join(mapsFolder(built, build), `${frame.file}.map`))
    const isKept = address.startsWith(mapsFolder(built, build))
    if (isKept && !maps.has(address))
      maps.set(address, existsSync(address) ? readSourceMap(readFileSync(address, 'utf8')) : undefined)
    return sourcePlace(isKept ? maps.get(address) : undefined, frame)
  }
}
