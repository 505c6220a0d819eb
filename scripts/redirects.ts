// `npm run redirects -- <command>`: the redirect rules of the local store, or with --remote of the deployed one.
import { parseArgs } from 'node:util'

import { stageNamed } from './deploy/read-stage.ts'
import { commands, isCommand } from './redirects/commands.ts'
import { draftFileIn } from './redirects/draft-file.ts'
import { CommandError } from './redirects/command-line.ts'
import type { LiveStore } from '#src/redirects/live-check.ts'
import { storeAt } from './redirects/store-at.ts'
import { openLocalKv, openRemoteKv } from './redirects/rules-kv.ts'
import { stateDirectory } from './store/state.ts'

const usage = `npm run redirects -- <command> [--remote [--stage production]]

  list [text] [--of draft]        the rules in force, or of the draft
  add <from> <to> [columns]       a rule more in the draft: --status 301 --country DE --active-from 2026-11-27 …
  edit <from> [columns]           another target or other columns of a rule of the draft; --remove takes it away, --line says
                                  which where there are several
  import <file>                   takes rules of a file into the draft, in place of those for the same requests; what cannot
                                  be read is named by its line
  check [file]                    what is wrong with the draft, or with a file (rules.csv or _redirects)
  explain <url> [--of draft] [--file file] [--country DE] [--locale de-de] [--device mobile] [--at 2026-11-27T09:00Z]
                                  which rule fires and why, every hop, and the rules that nearly fire
  diff                            what publishing the draft would change
  merge                           brings what somebody published meanwhile into the draft
  publish [file] [--add] [--replace] [--note text] [--allow-host host]
                                  checks, says what changes, and publishes the draft, or a file in place of the rules in
                                  force, or with --add beside them; more than a tenth of them goes only with --replace;
                                  targets may lead to a host only when it is allowed
  discard                         forgets the draft
  history                         the last 50 publications
  restore [revision]              makes an earlier revision count again
  export [text] [--of draft]      the rules as a table that can be imported
  off, on                         the kill switch

  The draft lies beside the store's data on this machine; that of the desk is another.
  columns: --to --status --match --query --host --country --locale --device --active-from --active-until --permanent-from --note
  check, explain and publish ask the store, where it runs: which targets lead to no page, and which rules stand in front of one
  that is there. It is the one on this machine, with --remote the deployed one; --live http://localhost:8835 names another.
  --remote reads and writes the KV of a deployed store through wrangler, as deploy.toml names it for the stage.`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const texts = { type: 'string', multiple: true, default: [] as string[] } as const

function readLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: flag,
      stage: { type: 'string', default: 'production' },
      help: flag,
      add: flag,
      replace: flag,
      remove: flag,
      live: text,
      'allow-host': texts,
      file: text,
      of: text,
      at: text,
      line: text,
      to: text,
      status: text,
      match: text,
      query: text,
      host: text,
      country: text,
      locale: text,
      device: text,
      'active-from': text,
      'active-until': text,
      'permanent-from': text,
      note: text,
    },
  })
  const {
    remote,
    stage,
    help,
    add: adds,
    replace: replaces,
    remove: removes,
    live,
    'allow-host': hosts,
    ...rest
  } = values
  const options = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name.replace('-', '_'), value]))
  return { remote, stage, help, adds, replaces, removes, live, hosts, options, positionals }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The store to ask: the one that was named, else the one whose rules these are. */
function storeToAsk({
  live,
  remote,
  stage,
}: Pick<ReturnType<typeof readLine>, 'live' | 'remote' | 'stage'>): LiveStore {
  if (live === undefined)
    return storeAt(remote ? `https://${stageNamed(stage).store}` : `http://localhost:${process.env.PORT ?? '8787'}`)
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

/** Says what takes long on a line that the next step overwrites; nothing where nobody looks. */
function progress(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${step} …`)
}

const isWatched = process.stderr.isTTY

async function main(): Promise<void> {
  const { positionals, remote, stage, help, live, ...given } = readLine()
  const [name = '', ...words] = positionals
  if (help || !isCommand(name)) return help ? console.log(usage) : fail(usage)
  const openKv = async () => (remote ? openRemoteKv(rulesOf(stage)) : openLocalKv())
  const liveStore = storeToAsk({ live, remote, stage })
  const draft = draftFileIn(stateDirectory(), remote ? stage : 'local')
  const print = (line: string) => console.log(isWatched ? `\r\u001B[K${line}` : line)
  await commands[name]({ ...given, words, remote, draft, liveStore, openKv, print, progress })
}

await main().catch((error: unknown) =>
  fail(error instanceof CommandError ? error.message : error instanceof Error ? error.message : String(error)),
)
