import type { EventParameters } from './events.ts'

/** A place in a script, as a browser said it. */
export type ErrorFrame = EventParameters<'client_error'>['frames'][number]

/** An error as it was reported, so often by one build on pages of one type. */
export type ReportedError = {
  readonly message: string
  readonly frames: readonly ErrorFrame[]
  readonly part: string
  readonly build: string
  /** The type of the page it happened on. */
  readonly page: string
  readonly count: number
  readonly lastAt: number
}

/** The same with its frames as text, the innermost first. */
export type PlacedError = Omit<ReportedError, 'frames'> & { readonly frames: readonly string[] }

/** Errors of browsers that are one: the same message at the same place. */
export type ClientErrorGroup = {
  readonly message: string
  /** Frames as `file:line:column (name)`, of the sources where a map knows them, the innermost first. */
  readonly frames: readonly string[]
  readonly part: string
  readonly builds: readonly string[]
  readonly pages: readonly string[]
  readonly count: number
  readonly lastAt: number
}

const mostGroups = 100

/** Each build names its scripts anew. */
const withoutHash = (place: string): string => place.replace(/-[\w-]{7,}(?=\.js:)/, '')

/** Errors of the same message at the same place, in whichever build, the most frequent first. */
export function groupErrors(errors: readonly PlacedError[]): ClientErrorGroup[] {
  const groups = Map.groupBy(errors, ({ message, frames: [first = ''] }) => `${message} ${withoutHash(first)}`)
  return [...groups.values()]
    .map(group => {
      const last = group.reduce((one, other) => (other.lastAt > one.lastAt ? other : one))
      const { message, frames, part, lastAt } = last
      return {
        message,
        frames,
        part,
        builds: [...new Set(group.map(({ build }) => build))],
        pages: [...new Set(group.map(({ page }) => page))],
        count: group.reduce((total, { count }) => total + count, 0),
        lastAt,
      }
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostGroups)
}
