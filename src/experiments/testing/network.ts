import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

/** A request as it was sent. */
export type SentRequest = {
  readonly at: number
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs?: number
}

type Answer = { readonly status: number; readonly body?: string }

/** A test's answer to a request; with undefined the request is never answered. */
export type Answering = (sent: SentRequest) => Answer | undefined

/** A network in a test’s hands, for `fetch` and for the requests of an older kind that the library makes by itself. */
export function fakeNetwork(answering: Answering) {
  const sent: SentRequest[] = []
  const asked = (path = '') => sent.filter(({ url }) => url.includes(path))
  const take = (request: Omit<SentRequest, 'at'>) => {
    const one = { ...request, at: Date.now() }
    sent.push(one)
    return answering(one)
  }

  const fetch = (url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      const headers = Object.fromEntries(new Headers(init.headers))
      const answer = take({ method: init.method ?? 'GET', url, headers, body: String(init.body ?? '') })
      if (answer?.status === 0) reject(new TypeError('network'))
      else if (answer !== undefined) resolve(new Response(answer.body ?? '', { status: answer.status }))
    })

  class FakeRequest {
    static readonly DONE = 4
    readyState = 0
    status = 0
    responseText = ''
    timeout = 0
    onreadystatechange: (() => void) | undefined
    ontimeout: (() => void) | undefined
    private method = ''
    private url = ''
    private readonly headers: Record<string, string> = {}
    open(method: string, url: string) {
      this.method = method
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value
    }
    getAllResponseHeaders = () => ''
    abort = () => undefined
    send(body = '') {
      const { method, url, headers, timeout } = this
      const answer = take({ method, url, headers, body, timeoutMs: timeout })
      if (answer === undefined) return
      queueMicrotask(() => {
        this.readyState = FakeRequest.DONE
        this.status = answer.status
        this.responseText = answer.body ?? ''
        this.onreadystatechange?.()
      })
    }
  }
  return { fetch, FakeRequest, asked }
}

/** Answers with a datafile, and takes all that is sent. */
export const serving =
  (datafile: Datafile): Answering =>
  ({ url }) =>
    url.includes('/datafiles/') ? { status: 200, body: JSON.stringify(datafile) } : { status: 204 }
