import type { EventParameters } from './events.ts'
import type { ClientErrorGroup } from './visitors.ts'

/** A place in a script, as a browser said it. */
export type ErrorFrame = EventParameters<'client_error'>['frames'][number]

/** An error as it was reported. */
export type ReportedError = {
  readonly message: string
  readonly frames: readonly ErrorFrame[]
  readonly part: string
  readonly build: string
  /** The type of the page it happened on. */
  readonly page: string
  readonly at: number
}

const mostGroups = 100

const written = ({ file, line, column, name }: ErrorFrame): string =>
  `${file}:${line}:${column}${name === undefined ? '' : ` (${name})`}`

/** Errors of the same message at the same place, in whichever build, the most frequent first; the latest come first. */
export function groupErrors(errors: readonly ReportedError[]): ClientErrorGroup[] {
  const groups = Map.groupBy(errors, ({ message, frames: [first] }) =>
    first === undefined ? message : `${message} ${first.name ?? ''} ${first.line}:${first.column}`,
  )
  return [...groups.values()]
    .map(group => ({
      message: group[0]?.message ?? '',
      frames: (group[0]?.frames ?? []).map(written),
      part: group[0]?.part ?? '',
      builds: [...new Set(group.map(({ build }) => build))],
      pages: [...new Set(group.map(({ page }) => page))],
      count: group.length,
      lastAt: group[0]?.at ?? 0,
    }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostGroups)
}
