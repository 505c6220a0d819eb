import { check, list, test } from './asking.ts'
import type { CommandLine } from './command-line.ts'
import { history, push, rollback, switched } from './publishing.ts'

/** Every command of `npm run redirects`. */
export const commands = {
  list,
  check,
  test,
  push,
  history,
  rollback,
  off: switched(true),
  on: switched(false),
} as const satisfies Record<string, (given: CommandLine) => Promise<void>>

export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)
