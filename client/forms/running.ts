import type { Press, ShownAnswer } from './form-protocol.ts'

type Run = (press: Press) => Promise<ShownAnswer>

/** Before forms begin nothing is sent, and nothing shown of it. */
let run: Run = async () => undefined

/** Tells what comes later how a command is run: with an import of that code the bundler cuts the first script in two. */
export const provideRun = (given: Run): void => void (run = given)

/** Runs a press as `form-command.ts` does. */
export const runPress: Run = press => run(press)
