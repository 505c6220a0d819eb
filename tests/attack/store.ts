import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startStore } from '../../scripts/store/store.ts'

type Line = Readonly<Record<string, unknown>>

export const attackPort = 8946

/** The whole store as `npm start` runs it, with data of its own, and the lines it writes. */
export async function openStore(settings: Readonly<Record<string, string>> = {}) {
  const stateDir = mkdtempSync(join(tmpdir(), 'attack-'))
  const lines: Line[] = []
  const written: string[] = []
  const store = await startStore({
    port: attackPort,
    stateDir,
    settings,
    onLog: text => {
      for (const line of text.split('\n')) {
        try {
          lines.push(JSON.parse(line) as Line)
        } catch {
          written.push(line)
        }
      }
    },
  })
  return {
    port: attackPort,
    lines,
    /** What was written that is no line of the log: a stack, a warning of the runtime. */
    written,
    end: async () => {
      await store.dispose()
      rmSync(stateDir, { recursive: true, force: true })
    },
  }
}
