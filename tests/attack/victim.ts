import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { ask } from '../shoppers/http-browser.ts'

const root = resolve(import.meta.dirname, '../..')

type Started = {
  readonly script: string
  readonly port: number
  readonly healthy: string
  readonly environment: Readonly<Record<string, string>>
}

/** A server in processes of its own that can be ended as a power cut would, and started again on the same data. */
export async function openVictim({ script, port, healthy, environment }: Started) {
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    server = spawn(process.execPath, [`scripts/${script}`, '--no-build'], {
      cwd: root,
      env: { ...process.env, ...environment, PORT: `${port}` },
      detached: true,
      stdio: 'ignore',
    })
    for (let tries = 0; tries < 600; tries += 1) {
      const isOpen = await ask(port, healthy).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (isOpen) return
      if (server.exitCode !== null) throw new Error(`${script} ended with ${server.exitCode}`)
      await sleep(100)
    }
    throw new Error(`${script} did not open`)
  }

  /** Ends the whole process group at once. */
  async function kill(): Promise<void> {
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    process.kill(-server.pid, 'SIGKILL')
    await ended
  }

  await start()
  return {
    kill,
    restart: async () => {
      await kill()
      await start()
    },
  }
}

export type Victim = Awaited<ReturnType<typeof openVictim>>
