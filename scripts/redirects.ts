// `npm run redirects -- <command>`: the redirect rules of the local store, or with --remote of the deployed one.
import { parseArgs } from 'node:util'

import { stageNamed } from './deploy/read-stage.ts'
import { commands, isCommand } from './redirects/commands.ts'
import { CommandError } from './redirects/command-line.ts'
import { storeAt, type AskStore } from './redirects/live-pages.ts'
import { openLocalKv, openRemoteKv } from './redirects/rules-kv.ts'

const usage = `npm run redirects -- <command> [--remote [--stage production]]

  list [--match text] [--csv]     the rules in force
  check <file> [--live origin]    what is wrong with a file (rules.csv or _redirects)
  test <url> [--file file] [--country DE] [--locale de-de] [--device mobile] [--at 2026-11-27T09:00Z]
                                  which rule fires and why, every hop, and the rules that nearly fire
  push <file> [--add] [--replace] [--note text] [--allow-host host]
                                  checks, says what changes, and publishes in place of the rules in force, or with --add
                                  beside them; more than a tenth of them goes only with --replace; targets may lead to a
                                  host only when it is allowed
  history                         the last 50 publications
  rollback [revision]             makes an earlier revision count again
  off, on                         the kill switch

  --live http://localhost:8787 asks a running store, with check, push and test: which targets lead to no page, and which
  rules stand in front of one that is there.
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
      add: flag,
      replace: flag,
      live: text,
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
  const { remote, stage, csv, help, add: adds, replace: replaces, live, 'allow-host': hosts, ...options } = values
  return { remote, stage, csv, help, adds, replaces, live, hosts, options, positionals }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The store to ask, where one was named. */
function storeToAsk(live: string | undefined): AskStore | undefined {
  if (live === undefined) return undefined
  if (!/^https?:\/\/[^/]+\/?$/.test(live) || !URL.canParse(live))
    fail(`--live ${live} is no origin; write http://localhost:8787`)
  return storeAt(live)
}

/** The id of the KV namespace that holds a stage's rules. */
function rulesOf(name: string): string {
  const { RULES } = stageNamed(name).kv
  return (
    RULES ?? fail(`deploy.toml does not name the KV of ${name}: kv.RULES. npx wrangler kv namespace list shows it.`)
  )
}

async function main(): Promise<void> {
  const { positionals, options, hosts, csv, remote, stage, help, adds, replaces, live } = readLine()
  const [name = '', ...words] = positionals
  if (help || !isCommand(name)) return help ? console.log(usage) : fail(usage)
  const openKv = async () => (remote ? openRemoteKv(rulesOf(stage)) : openLocalKv())
  const askStore = storeToAsk(live)
  const print = (line: string) => console.log(line)
  await commands[name]({ words, options, hosts, csv, remote, adds, replaces, askStore, openKv, print })
}

await main().catch((error: unknown) =>
  fail(error instanceof CommandError ? error.message : error instanceof Error ? error.message : String(error)),
)
