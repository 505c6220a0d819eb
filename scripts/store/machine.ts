// Checks of this machine before something is started, each with its cure.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'

import { stateDirectory } from './state.ts'
import { stop } from './stop.ts'

/** The port a text names, or `fallback` when there is none; undefined when it is no port. */
export function portFrom(text: string | undefined, fallback: number): number | undefined {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined
}

/** Whether nothing on this machine listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise(answer => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })
}

/**
 * Makes a folder and those above it that are missing, one by one: a recursive `mkdirSync` never returns where the kernel
 * makes the folders (`/proc/x`; Node 20 to 24).
 */
function makeFolder(directory: string): void {
  if (existsSync(directory)) return
  makeFolder(dirname(directory))
  mkdirSync(directory)
}

/** Why nothing can be kept in a folder; undefined when something can. Makes the folder. */
export function troubleWith(directory: string): string | undefined {
  try {
    makeFolder(directory)
    accessSync(directory, constants.W_OK)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A port that can be listened on, settings that workers take and a data folder that can be written to, or the end of the script with the cure. */
export async function preparedPort(text: string | undefined, fallback: number, name = 'PORT'): Promise<number> {
  const port = portFrom(text, fallback)
  if (port === undefined) stop(`${name}=${text} is no port.`, 'Say a number from 1 to 65535.')
  if (!(await isFree(port)))
    stop(
      `Port ${port} is taken: something else listens on it, perhaps this store in another terminal.`,
      `End it, or choose another port with ${name}.`,
    )
  // Not before it is needed: the doctor asks this file what is wrong where packages are missing.
  const { wrongSettings } = await import('../settings/settings.ts')
  const wrong = wrongSettings(['storefront', 'commerce', 'payments'])
  if (wrong.length > 0) stop(`Settings that no worker takes:\n  ${wrong.join('\n  ')}`, 'README.md lists them all.')
  const trouble = troubleWith(stateDirectory())
  if (trouble !== undefined)
    stop(`Nothing can be kept in ${stateDirectory()}: ${trouble}.`, 'Set STATE_DIR to a folder you may write to.')
  return port
}
