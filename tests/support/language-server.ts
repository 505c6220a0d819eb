import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

type Message = {
  readonly id?: number
  readonly method?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Calls `heard` with each message of a stream: a header with its length in bytes, and JSON (LSP 3.17, base protocol). */
function messageReader(heard: (message: Message) => void): (piece: Buffer) => void {
  let unread = Buffer.alloc(0)
  return piece => {
    unread = Buffer.concat([unread, piece])
    for (;;) {
      const head = unread.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/i.exec(unread.subarray(0, Math.max(0, head)).toString())?.[1])
      const from = head + 4
      if (head < 0 || unread.length < from + length) return
      heard(JSON.parse(unread.subarray(from, from + length).toString()) as Message)
      unread = unread.subarray(from + length)
    }
  }
}

/** TypeScript's language server, to which editors talk, with a folder opened. */
export async function openLanguageServer(root: string) {
  const tsc = resolve(root, 'node_modules/typescript-native/bin/tsc')
  const server = spawn(process.execPath, [tsc, '--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map<number, (message: Message) => void>()
  const write = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  server.stdout.on(
    'data',
    messageReader(message => {
      const { id, method } = message
      if (id === undefined) return
      if (method === undefined) waiting.get(id)?.(message)
      // What it wants to know of the editor, which has nothing to say.
      else write({ id, result: null })
    }),
  )
  let sent = 0

  /** The answer to a request; throws what it was refused for. */
  async function ask<Answer>(method: string, params: object): Promise<Answer> {
    sent += 1
    const { promise, resolve: answered } = Promise.withResolvers<Message>()
    waiting.set(sent, answered)
    write({ id: sent, method, params })
    const { result, error } = await promise
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result as Answer
  }

  await ask('initialize', { processId: process.pid, rootUri: pathToFileURL(root).href, capabilities: {} })
  write({ method: 'initialized', params: {} })
  return {
    ask,
    notify: (method: string, params: object) => write({ method, params }),
    async close() {
      const closed = once(server, 'close')
      server.kill()
      await closed
    },
  }
}
