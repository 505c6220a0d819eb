import { check, explain, exported, list } from './asking.ts'
import type { CommandLine } from './command-line.ts'
import { add, diff, discard, edit, importRules, merge } from './drafting.ts'
import { history, publish, restore, switched } from './publishing.ts'

/** Every command of `npm run redirects`, by the words of the desk. */
export const commands = {
  list,
  add,
  edit,
  import: importRules,
  check,
  explain,
  diff,
  merge,
  publish,
  discard,
  history,
  restore,
  export: exported,
  off: switched(true),
  on: switched(false),
} as const satisfies Record<string, (given: CommandLine) => Promise<void>>

export const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)
