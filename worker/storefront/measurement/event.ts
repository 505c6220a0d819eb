import type { EventName } from '#src/measurement/events.ts'

/** An event as it is kept and forwarded; what a sink needs to know of it is in columns of its own. */
export type StoredEvent = {
  /** The same event has the same id, however often it comes. */
  readonly id: string
  readonly name: EventName
  /** Milliseconds since 1970. */
  readonly at: number
  readonly locale: string
  readonly path: string
  /** The route, or nothing for a path that is none. */
  readonly pageType: string | undefined
  /** A pseudonym of the session: tells visits apart and says nothing of who it is. */
  readonly session: string | undefined
  /** The visitor's role. */
  readonly role: string
  readonly parameters: Readonly<Record<string, unknown>>
}
