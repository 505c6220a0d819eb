import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, normalize } from 'node:path'

import * as v from 'valibot'

import { mapsFolder } from '../../build/source-maps.ts'

/** A place in a built script, as browsers report it: line and column from 1. */
export type Frame = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly name?: string | undefined
}

const mapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.number(),
    file: v.optional(v.string(), ''),
    sources: v.array(v.string()),
    sourcesContent: v.optional(v.array(v.nullable(v.string())), []),
    names: v.optional(v.array(v.string()), []),
    mappings: v.string(),
    sourceRoot: v.optional(v.string(), ''),
  }),
)

/** An origin in a source map; empty where the map has none. */
const originSchema = v.object({ fileName: v.string(), lineNumber: v.number(), columnNumber: v.number() })

/** Nothing where a build has no map of a script, or one that is none. */
function mapOf(file: string): SourceMap | undefined {
  if (!existsSync(file)) return undefined
  const parsed = v.safeParse(mapSchema, readFileSync(file, 'utf8'))
  return parsed.success
    ? new SourceMap({ ...parsed.output, sourcesContent: parsed.output.sourcesContent.map(text => text ?? '') })
    : undefined
}

/** A source's path below the project, whichever folder the script was built into. */
const sourceOf = (fileName: string): string => normalize(fileName).replace(/^(?:\.\.\/)+/, '')

/** Says where in the sources a place of a built script is, by the maps that were kept with the build. */
export function createResolver(built: string) {
  const maps = new Map<string, SourceMap | undefined>()

  /** `client/mount/hydrate.tsx:12:3 (name)`; the built script’s own place where its build left no map. */
  return (build: string, { file, line, column, name }: Frame): string => {
    const address = normalize(join(mapsFolder(built, build), `${file}.map`))
    const isKept = address.startsWith(mapsFolder(built, build))
    if (isKept && !maps.has(address)) maps.set(address, mapOf(address))
    const origin = v.safeParse(originSchema, isKept ? maps.get(address)?.findOrigin(line, column) : undefined)
    const place = origin.success
      ? `${sourceOf(origin.output.fileName)}:${origin.output.lineNumber}:${origin.output.columnNumber}`
      : `${file}:${line}:${column}`
    return name === undefined ? place : `${place} (${name})`
  }
}
