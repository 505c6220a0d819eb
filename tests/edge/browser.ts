import { exports } from 'cloudflare:workers'

type Options = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: BodyInit }

const origin = 'http://localhost'

/** A browser without script: keeps cookies, follows nothing by itself, says where a request comes from. */
export function openBrowser() {
  const cookies = new Map<string, string>()

  const remember = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function ask(path: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await exports.default.fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    remember(answer)
    return answer
  }

  return {
    ask,
    cookies,
    /** Posts a plain form, as a page of ours would. */
    post: (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    /** Posts JSON, as our script would. */
    send: (path: string, json: unknown, method = 'POST', headers: Record<string, string> = {}) =>
      ask(path, {
        method,
        headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(json),
      }),
  }
}
