import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The modules of what is fetched when it is wanted: those that an `import()` brings. */
type Part = { readonly modules: ReadonlySet<string>; readonly hasReact: boolean }

type Wanted = {
  /** What the first script brings; parts find it there. */
  readonly first: ReadonlySet<string>
  readonly parts: readonly Part[]
}

/** In how many parts a module is before it shares a chunk; below it, the bundler knows best. */
const severalParts = 3

/** The libraries that modules are of: `valibot`, `@lingui/core`. */
const librariesOf = (modules: Iterable<string>) =>
  new Set([...modules].flatMap(id => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []))

const isReact = (id: string) => id.endsWith('/node_modules/react/index.js')

/** The module and all that it imports, and that these import. */
function closureOf(start: string, graph: Graph): ReadonlySet<string> {
  const closure = new Set([start])
  for (const id of closure) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closure.add(imported)
  return closure
}

function wantedFrom(main: string, graph: Graph): Wanted {
  const first = closureOf(main, graph)
  const parts = new Map<string, Part>()
  const findParts = (modules: ReadonlySet<string>) => {
    for (const id of modules)
      for (const start of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (parts.has(start)) continue
        const closure = closureOf(start, graph)
        parts.set(start, { modules: closure, hasReact: [...closure].some(isReact) })
        findParts(closure)
      }
  }
  findParts(first)
  return { first, parts: [...parts.values()] }
}

/**
 * Names the chunk of a module that several parts want: left to itself, a bundler makes one for each combination of them, and a
 * dialog came in forty files. None of these brings React, or the platform client, to a part that does without it, and none imports
 * one that imports it (docs/decisions/047-shared-chunks.md).
 *
 * @param main the first script, and `commerce` the platform client, by path
 */
export function sharedChunks(main: string, commerce: string): Rolldown.CodeSplittingNameFunction {
  let wanted: Wanted | undefined
  return (id, graph) => {
    wanted ??= wantedFrom(main, graph)
    if (wanted.first.has(id)) return null
    const users = wanted.parts.filter(({ modules }) => modules.has(id))
    if (users.length === 0) return null
    // The whole style sheet is built of them all, so that each would be in a chunk of its own.
    if (id.endsWith('.module.css')) return 'class-names'
    if (users.length < severalParts) return null
    if (users.every(({ hasReact }) => hasReact)) return 'react'
    if (users.every(({ modules }) => modules.has(commerce))) return 'commerce'
    // With the library that it needs, so that who wants none fetches none.
    return ['shared', ...[...librariesOf(closureOf(id, graph))].toSorted()].join('-')
  }
}
