type Params = Readonly<Record<string, unknown>>
export type ProtocolEvent = { readonly method: string; readonly params: Params; readonly sessionId?: string }
type Asked = { readonly sessionId: string | undefined; readonly answer: (answer: Answer) => void }
type Answer = { readonly id: number; readonly result?: unknown; readonly error?: { readonly message: string } }

export type Protocol = {
  /** Asks the browser, or a session of it; throws what it was refused with, or that the session is gone. */
  readonly send: (method: string, params?: Params, sessionId?: string) => Promise<unknown>
  readonly onTold: (listen: (told: ProtocolEvent) => void) => void
  readonly close: () => void
}

const isAnswer = (message: ProtocolEvent | Answer): message is Answer => 'id' in message

/** Speaks the DevTools protocol with a browser at its address. */
export async function speakTo(address: string): Promise<Protocol> {
  const socket = new WebSocket(address)
  const asked = new Map<number, Asked>()
  const listeners: ((told: ProtocolEvent) => void)[] = []
  const settle = (answer: Answer) => {
    asked.get(answer.id)?.answer(answer)
    asked.delete(answer.id)
  }
  /** A page that goes answers nothing any more: a page that is made ready may be given up at any moment. */
  const refuse = (isOf: (asked: Asked) => boolean) => {
    for (const [id, one] of asked) if (isOf(one)) settle({ id, error: { message: 'the page is gone' } })
  }
  await new Promise(resolve => socket.addEventListener('open', resolve, { once: true }))
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as ProtocolEvent | Answer
    if (isAnswer(message)) return settle(message)
    if (message.method === 'Target.detachedFromTarget')
      refuse(({ sessionId }) => sessionId === message.params.sessionId)
    listeners.forEach(listen => listen(message))
  })
  socket.addEventListener('close', () => refuse(() => true))
  let last = 0
  return {
    send: async (method, params = {}, sessionId) => {
      const id = ++last
      const { result, error } = await new Promise<Answer>(resolve => {
        asked.set(id, { sessionId, answer: resolve })
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
      if (error !== undefined) throw new Error(`${method}: ${error.message}`)
      return result
    },
    onTold: listen => void listeners.push(listen),
    close: () => socket.close(),
  }
}
