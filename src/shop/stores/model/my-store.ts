import type { BrowserCookie } from '#src/kit/cookies/browser-cookie.ts'

/** The cookie that remembers a shopper's own store. Not secret: the browser reads it to mark the store on cached pages. */
export const myStoreCookie = '__Host-my-store'
/** A year, in seconds. */
const myStoreSeconds = 31_536_000

export type MyStore = { readonly id: string; readonly name: string }

/** A store as the cookie holds it, ready to be encoded. */
export const writeMyStore = ({ id, name }: MyStore): string => `${id}~${name}`

/** Remembers a store as the shopper's own. */
export const chosenStore = (store: MyStore): BrowserCookie => ({
  name: myStoreCookie,
  value: writeMyStore(store),
  seconds: myStoreSeconds,
})

/** The store a cookie's decoded value names; nothing when it names none. Read by hand: every listing loads this. */
export function readMyStore(value: string | undefined): MyStore | undefined {
  const [, id, name] = /^([\w-]{1,40})~(.{1,80})$/.exec(value ?? '') ?? []
  return id === undefined || name === undefined ? undefined : { id, name }
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
