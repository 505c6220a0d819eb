import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import * as v from 'valibot'

import type { ErrorFrame } from './error-groups.ts'

const mapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(3),
    sources: v.array(v.nullable(v.string())),
    names: v.optional(v.array(v.string()), []),
    mappings: v.string(),
    sourceRoot: v.optional(v.string()),
  }),
)

/** A source map as text, ready to be asked; undefined where it is none. */
export function readSourceMap(text: string): TraceMap | undefined {
  return v.is(mapSchema, text) ? new TraceMap(text) : undefined
}

/** A source's path below the project, whichever folder the script was built into. */
const sourceOf = (file: string): string => file.replace(/^(?:\.\.?\/)+/, '')

/**
 * Where in the sources a place of a built script is, by its map: `client/mount/hydrate.tsx:12:3 (name)`, line and column from
 * 1; the script's own place without a map, and where that does not know it.
 */
export function sourcePlace(map: TraceMap | undefined, { file, line, column, name }: ErrorFrame): string {
  const origin =
    map === undefined || line < 1 || column < 1 ? undefined : originalPositionFor(map, { line, column: column - 1 })
  const place =
    origin === undefined || origin.source === null
      ? `${file}:${line}:${column}`
      : `${sourceOf(origin.source)}:${origin.line}:${origin.column + 1}`
  return name === undefined ? place : `${place} (${name})`
}
