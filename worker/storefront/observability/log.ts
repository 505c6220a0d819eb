let last = Number.NaN
let written = ''

/** This moment as a line of the log has it (ISO 8601); those of one millisecond share it, as writing it costs more than the rest. */
export function momentOfLog(): string {
  const now = Date.now()
  if (now !== last) written = new Date(now).toISOString()
  last = now
  return written
}

/** Writes one line of the log: an object as JSON. */
export const log = (line: object): void => console.log(JSON.stringify(line))
