// The checks that need no running store: format, lint, types, import rules, unused code.
import { spawn } from 'node:child_process'

const checks = [
  ['types', 'npm run -s types'],
  ['format', 'oxfmt --check .'],
  ['lint', 'npm run -s lint'],
  ['architecture', 'npm run -s architecture'],
  ['unused code', 'npm run -s unused'],
] as const

/** Runs a command and gives what it wrote, and whether it went well. */
const output = (command: string) =>
  new Promise<{ readonly text: string; readonly isWell: boolean }>(done => {
    const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.once('close', status => done({ text: Buffer.concat(parts).toString(), isWell: status === 0 }))
  })

/** Output of all checks, and the names of those that found something wrong. */
type Found = { readonly said: string; readonly broken: readonly string[] }

/**
 * Runs every check, one after the other: what runs beside them has the rest of the machine. What they wrote is given and
 * not shown, so that it stands together.
 */
export async function runChecks(): Promise<Found> {
  const said: string[] = []
  const broken: string[] = []
  for (const [name, command] of checks) {
    const { text, isWell } = await output(command)
    said.push(`\n— ${name}: ${command}\n${text.trimEnd()}`)
    if (!isWell) broken.push(name)
  }
  return { said: said.join('\n'), broken }
}
