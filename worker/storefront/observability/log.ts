/** The last moment that was written down, in milliseconds since 1970 and as text. */
let last = Number.NaN
let written = ''

/** This moment as a line of the log has it (ISO 8601). Lines of one millisecond share the text: making it costs as much as the line. */
export function momentOfLog(): string {
  const now = Date.now()
  if (now !== last) written = new Date(now).toISOString()
  last = now
  return written
}

/** Writes one line of the log: an object as JSON. */
export const log = (line: object): void => console.log(JSON.stringify(line))
