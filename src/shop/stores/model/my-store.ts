import * as v from 'valibot'

/** The cookie that remembers a shopper's own store. Not secret: the browser reads it to mark the store on cached pages. */
export const myStoreCookie = 'my-store'
/** A year, in seconds. */
export const myStoreSeconds = 31_536_000

const storeId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

const remembered = v.object({ id: storeId, name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)) })
export type MyStore = v.InferOutput<typeof remembered>

/** A store as the cookie holds it, ready to be encoded. */
export const writeMyStore = ({ id, name }: MyStore): string => `${id}~${name}`

/** The store a cookie's decoded value names; nothing when it names none. */
export function readMyStore(value: string | undefined): MyStore | undefined {
  const [id, ...name] = (value ?? '').split('~')
  const parsed = v.safeParse(remembered, { id, name: name.join('~') })
  return parsed.success ? parsed.output : undefined
}

/** The remembered store among all cookies, as `document.cookie` or a request's header has them. */
export function myStoreIn(cookies: string): MyStore | undefined {
  const pair = cookies.split('; ').find(one => one.startsWith(`${myStoreCookie}=`))
  try {
    return readMyStore(pair === undefined ? undefined : decodeURIComponent(pair.slice(myStoreCookie.length + 1)))
  } catch {
    return undefined
  }
}
