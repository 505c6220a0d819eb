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

/** Runs every check, two at a time, and gives the names of those that found something; what they wrote is shown one by one. */
export async function runChecks(): Promise<readonly string[]> {
  const broken: string[] = []
  // Both lanes take from the one iterator, so that each check is run once.
  const left = checks.values()
  const lane = async () => {
    for (const [name, command] of left) {
      const { text, isWell } = await output(command)
      console.log(`\n— ${name}: ${command}\n${text.trimEnd()}`)
      if (!isWell) broken.push(name)
    }
  }
  await Promise.all([lane(), lane()])
  return broken
}
