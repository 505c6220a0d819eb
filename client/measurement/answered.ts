import { commandAnswered } from '#src/kit/events.ts'

let early: Event[] = []
const keep = (event: Event) => void early.push(event)

/** Keeps what is answered from the beginning of a document, as the code that hears of it comes with the first sign of a visitor, which may be the command. */
export const keepAnswered = (): void => document.addEventListener(commandAnswered, keep)

/** Tells of each command that is answered, those before included. */
export function onEachAnswer(hear: (event: Event) => void): void {
  document.removeEventListener(commandAnswered, keep)
  const before = early
  early = []
  before.forEach(hear)
  document.addEventListener(commandAnswered, hear)
}
