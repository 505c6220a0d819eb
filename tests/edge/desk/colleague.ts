import { env } from 'cloudflare:workers'

import type { StaffRole } from '#worker/desk/staff/roles.ts'

const { DESK } = env as { readonly DESK: DurableObjectNamespace }

/** The stub of a desk; a test that wants one of its own says a name. */
export const deskNamed = (name: string) => DESK.get(DESK.idFromName(name))

const origin = 'http://desk.localhost'

export type Fields = Readonly<Record<string, string>>

/** What a page of the desk answered. */
export type Answer = { readonly status: number; readonly location: string | null; readonly html: string }

const unescaped = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Somebody at a desk, without script. */
export function colleagueAt(desk: string) {
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (cookie !== '') headers.set('cookie', cookie)
    if (init.method === 'POST' && !headers.has('origin')) headers.set('origin', origin)
    const answer = await deskNamed(desk).fetch(origin + path, { redirect: 'manual', ...init, headers })
    const set = answer.headers.get('set-cookie')
    if (set !== null) cookie = set.split(';')[0] ?? ''
    return answer
  }
  const read = async (answer: Response): Promise<Answer> => ({
    status: answer.status,
    location: answer.headers.get('location'),
    html: unescaped(await answer.text()),
  })
  return {
    send,
    open: async (path: string): Promise<Answer> => read(await send(path)),
    post: async (path: string, fields: Fields = {}): Promise<Answer> =>
      read(await send(path, { method: 'POST', body: new URLSearchParams(fields) })),
    async signIn(role: StaffRole): Promise<void> {
      const fields = { email: `${role}@desk.example`, password: 'trail-lantern-42', to: '/redirects' }
      await send('/sign-in', { method: 'POST', body: new URLSearchParams(fields) })
    },
  }
}

export type Colleague = ReturnType<typeof colleagueAt>

/** Somebody of a role who is signed in. */
export async function colleague(desk: string, role: StaffRole): Promise<Colleague> {
  const one = colleagueAt(desk)
  await one.signIn(role)
  return one
}

/** The value of a form's hidden field. */
export const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** What stands in the field for pasted rules. */
export const pasted = (html: string): string => /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1] ?? ''
