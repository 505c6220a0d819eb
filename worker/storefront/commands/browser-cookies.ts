import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { BrowserCookie } from '#src/kit/cookies/browser-cookie.ts'

import type { StorefrontContext } from '../context.ts'

const attributes = { path: '/', sameSite: 'Lax', secure: true } as const

/** Writes the cookies of a command's result; one to delete is named only where the browser has it. */
export function writeBrowserCookies(c: StorefrontContext, cookies: readonly BrowserCookie[] = []): void {
  for (const { name, value, seconds } of cookies)
    if (value !== undefined)
      setCookie(c, name, value, { ...attributes, ...(seconds !== undefined && { maxAge: seconds }) })
    else if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/', secure: true })
}
