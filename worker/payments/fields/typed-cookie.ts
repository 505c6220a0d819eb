import { getCookie, setCookie } from 'hono/cookie'

import type { Page } from '../stores.ts'
import type { Typed } from './check.ts'

const cookie = 'typed'
/** As long as somebody whose card was declined may take to try another. */
const seconds = 1_800

type Kept = Pick<Typed, 'expiry' | 'name'>

/**
 * Keeps expiry and holder for the next try, on this origin alone: in the store's frame and on a page of its own, with
 * script and without. Number and code are kept nowhere.
 */
export const keepTyped = (c: Page, { expiry, name }: Kept): void =>
  setCookie(c, cookie, `${expiry.slice(0, 9)}|${name.slice(0, 60)}`, {
    path: '/fields',
    maxAge: seconds,
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitioned: true,
  })

/** What was typed the last time; empty when there was none. */
export function keptTyped(c: Page): Kept {
  const [, expiry = '', name = ''] = /^([\d\s/]{1,9})\|(.{1,60})$/u.exec(getCookie(c, cookie) ?? '') ?? []
  return { expiry, name }
}
