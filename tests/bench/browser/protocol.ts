type Params = Readonly<Record<string, unknown>>
export type ProtocolEvent = { readonly method: string; readonly params: Params; readonly sessionId?: string }
type Answer = { readonly id: number; readonly result?: unknown; readonly error?: { readonly message: string } }

export type Protocol = {
  /** Asks the browser, or a session of it; throws what it was refused with. */
  readonly send: (method: string, params?: Params, sessionId?: string) => Promise<unknown>
  readonly onTold: (listen: (told: ProtocolEvent) => void) => void
  readonly close: () => void
}

const isAnswer = (message: ProtocolEvent | Answer): message is Answer => 'id' in message

/** Speaks the DevTools protocol with a browser at its address. */
export async function speakTo(address: string): Promise<Protocol> {
  const socket = new WebSocket(address)
  const asked = new Map<number, (answer: Answer) => void>()
  const listeners: ((told: ProtocolEvent) => void)[] = []
  await new Promise(resolve => socket.addEventListener('open', resolve, { once: true }))
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as ProtocolEvent | Answer
    if (!isAnswer(message)) return listeners.forEach(listen => listen(message))
    asked.get(message.id)?.(message)
    asked.delete(message.id)
  })
  let last = 0
  return {
    send: async (method, params = {}, sessionId) => {
      const id = ++last
      const { result, error } = await new Promise<Answer>(resolve => {
        asked.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
      if (error !== undefined) throw new Error(`${method}: ${error.message}`)
      return result
    },
    onTold: listen => void listeners.push(listen),
    close: () => socket.close(),
  }
}
