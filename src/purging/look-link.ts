import { isSignedAt, sign } from './signature.ts'

/** Where the desk's link opens the store as a customer sees it. */
export const lookPath = '/-/look'

const said = (code: string): string => `look ${code}`

/** The query of a link that opens a look until a moment (milliseconds since 1970): the platform's code, and what the desk signs. */
export async function lookQuery(secret: string, code: string, until: number): Promise<URLSearchParams> {
  const signature = (await sign(secret, said(code), until)).split('v1=')[1] ?? ''
  return new URLSearchParams({ code, until: `${until}`, signature })
}

/** The code of a link that the desk has signed and that has not run out. */
export async function signedLookCode(secret: string, query: URLSearchParams, now: number): Promise<string | undefined> {
  const [code, until, signature] = ['code', 'until', 'signature'].map(name => query.get(name) ?? '')
  if (code === undefined || !/^[\w-]{20,128}$/.test(code)) return undefined
  if (!/^\d{1,15}$/.test(until ?? '') || Number(until) <= now) return undefined
  if (!/^[0-9a-f]{64}$/.test(signature ?? '')) return undefined
  return (await isSignedAt(secret, said(code), Number(until), signature ?? '')) ? code : undefined
}
