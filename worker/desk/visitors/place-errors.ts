import type { PlacedError, ReportedError } from '#src/measurement/error-groups.ts'
import { readSourceMap, sourcePlace } from '#src/measurement/source-place.ts'

type SourceMap = ReturnType<typeof readSourceMap>

/** Where maps are asked for, by `/<build>/<script>.map`. */
export type SourceMaps = { readonly fetch: (address: string) => Promise<Response> }

/** What a reported build may be called in an address. */
const buildPattern = /^[\w-]{1,64}$/

/** The map of a script, by the build that reported; undefined where it is not kept. */
async function mapOf(maps: SourceMaps, build: string, file: string): Promise<SourceMap> {
  const { pathname } = new URL(`${file}.map`, 'http://maps')
  // A path that climbs ends elsewhere than it says.
  if (!buildPattern.test(build) || pathname !== `${file}.map`) return undefined
  const answer = await maps.fetch(`http://maps/${build}${pathname}`).catch(() => undefined)
  if (answer?.ok === true) return readSourceMap(await answer.text())
  await answer?.body?.cancel()
  return undefined
}

/**
 * Errors with their places in the sources, by the maps that were kept with each build. Without a map a place is that of the
 * script as it was sent.
 */
export async function placeErrors(
  maps: SourceMaps | undefined,
  errors: readonly ReportedError[],
): Promise<PlacedError[]> {
  const known = new Map<string, Promise<SourceMap>>()
  const mapFor = (build: string, file: string): Promise<SourceMap> => {
    const key = `${build} ${file}`
    const map = known.get(key) ?? (maps === undefined ? Promise.resolve(undefined) : mapOf(maps, build, file))
    known.set(key, map)
    return map
  }
  const placed: PlacedError[] = []
  for (const error of errors) {
    const frames: string[] = []
    for (const frame of error.frames) frames.push(sourcePlace(await mapFor(error.build, frame.file), frame))
    placed.push({ ...error, frames })
  }
  return placed
}
