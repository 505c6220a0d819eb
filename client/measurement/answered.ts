import { commandAnswered } from '#src/kit/events.ts'

let early: Event[] = []
const keep = (event: Event) => void early.push(event)

/** Keeps answers for the code that measures them: it comes with the first sign of a visitor, and may come after the first answer. */
export const keepAnswered = (): void => document.addEventListener(commandAnswered, keep)

/** Tells of each command that is answered, those before included. */
export function onEachAnswer(hear: (event: Event) => void): void {
  document.removeEventListener(commandAnswered, keep)
  const before = early
  early = []
  before.forEach(hear)
  document.addEventListener(commandAnswered, hear)
}
