type Fields = Readonly<Record<string, string>>

export type StoreRequest = { readonly method?: string; readonly headers?: Fields; readonly body?: string }

/** Makes a request as it stands: follows nothing, adds nothing. */
type Exchange<Answer> = (
  path: string,
  request: { readonly method: string; readonly headers: Fields; readonly body?: string },
) => Promise<Answer>

type Ways<Answer> = {
  readonly origin: string
  readonly exchange: Exchange<Answer>
  readonly setCookies: (answer: Answer) => readonly string[]
  /** What this browser says with every request, besides. */
  readonly own?: Fields
}

/**
 * A browser without script, whatever carries its requests: keeps cookies, follows nothing by itself, says where a request
 * comes from.
 */
export function browserOver<Answer>({ origin, exchange, setCookies, own = {} }: Ways<Answer>) {
  const cookies = new Map<string, string>()

  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function ask(path: string, { method = 'GET', headers = {}, body }: StoreRequest = {}): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await exchange(path, {
      method,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        ...(cookie === '' ? {} : { cookie }),
        ...own,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    keep(setCookies(answer))
    return answer
  }

  const ownPage = (type: string) => ({ origin, 'sec-fetch-site': 'same-origin', 'content-type': type })

  return {
    ask,
    cookies,
    /** Posts a plain form, as a page of ours would. */
    post: (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: 'POST',
        headers: ownPage('application/x-www-form-urlencoded'),
        body: new URLSearchParams(fields).toString(),
      }),
    /** Sends JSON, as our script would. */
    send: (path: string, json: unknown, method = 'POST', headers: Fields = {}) =>
      ask(path, { method, headers: { ...ownPage('application/json'), ...headers }, body: JSON.stringify(json) }),
  }
}
