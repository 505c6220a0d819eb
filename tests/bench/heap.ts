type Usage = { readonly usedSize: number; readonly backingStorageSize: number }

type Answer = { readonly id: number; readonly result: Usage }

/** Reads a worker's heap over the Chrome DevTools Protocol. Asking for a collection is not possible there. */
export async function openHeap(inspectorPort: number, worker: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/core:user:${worker}`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no debugger of ${worker} at port ${inspectorPort}`)))
  })
  let id = 0
  const answered = (asked: number) =>
    new Promise<Usage>(resolve => {
      const take = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as Answer
        if (answer.id !== asked) return
        socket.removeEventListener('message', take)
        resolve(answer.result)
      }
      socket.addEventListener('message', take)
    })
  return {
    /** Bytes in use, those included that wait to be collected. */
    used: async (): Promise<number> => {
      id += 1
      const answer = answered(id)
      socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }))
      const { usedSize, backingStorageSize } = await answer
      return usedSize + backingStorageSize
    },
    end: () => socket.close(),
  }
}
