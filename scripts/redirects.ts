// `npm run redirects -- <command>`: the redirect rules of the local store, or with --remote of the deployed one.
import { parseArgs } from 'node:util'

import { stageNamed } from './deploy/read-stage.ts'
import { commands, isCommand } from './redirects/commands.ts'
import { CommandError } from './redirects/command-line.ts'
import { openLocalKv, openRemoteKv } from './redirects/rules-kv.ts'

const usage = `npm run redirects -- <command> [--remote [--stage production]]

  list [--match text] [--csv]     the rules in force
  check <file>                    what is wrong with a file (rules.csv or _redirects)
  test <url> [--file file] [--country DE] [--locale de-de] [--device mobile] [--at 2026-11-27T09:00Z]
                                  which rule fires and why, every hop, and the rules that nearly fire
  push <file> [--note text] [--allow-host host]
                                  checks and publishes; targets may lead to a host only when it is allowed
  history                         the last 50 publications
  rollback [revision]             makes an earlier revision count again
  off, on                         the kill switch

  --remote reads and writes the KV of a deployed store through wrangler, as deploy.toml names it for the stage.`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

function readLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: flag,
      stage: { type: 'string', default: 'production' },
      csv: flag,
      help: flag,
      match: text,
      file: text,
      country: text,
      locale: text,
      device: text,
      at: text,
      note: text,
      'allow-host': { type: 'string', multiple: true, default: [] },
    },
  })
  const { remote, stage, csv, help, 'allow-host': hosts, ...options } = values
  return { remote, stage, csv, help, hosts, options, positionals }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The id of the KV namespace that holds a stage's rules. */
function rulesOf(name: string): string {
  const { RULES } = stageNamed(name).kv
  return (
    RULES ?? fail(`deploy.toml does not name the KV of ${name}: kv.RULES. npx wrangler kv namespace list shows it.`)
  )
}

async function main(): Promise<void> {
  const { positionals, options, hosts, csv, remote, stage, help } = readLine()
  const [name = '', ...words] = positionals
  if (help || !isCommand(name)) return help ? console.log(usage) : fail(usage)
  const openKv = async () => (remote ? openRemoteKv(rulesOf(stage)) : openLocalKv())
  await commands[name]({ words, options, hosts, csv, remote, openKv, print: line => console.log(line) })
}

await main().catch((error: unknown) =>
  fail(error instanceof CommandError ? error.message : error instanceof Error ? error.message : String(error)),
)
