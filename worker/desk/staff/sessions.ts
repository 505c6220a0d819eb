import type { DeskDatabase } from '../db/database.ts'
import { localPassword, localStaff } from './people.ts'
import type { Member } from './roles.ts'

/** How long somebody stays signed in, in milliseconds: a working day. */
export const sessionMs = 10 * 3_600_000
/** How often a password may be wrong in how long, in milliseconds, for one address. */
const attempts = { most: 10, withinMs: 15 * 60_000 } as const

/** Of a sign-in: who it is with a new token; otherwise why not. */
export type SignedIn =
  | { readonly kind: 'in'; readonly token: string; readonly member: Member }
  | { readonly kind: 'wrong' | 'too-often' }

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

async function digest(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

const isSame = async (one: string, other: string): Promise<boolean> => (await digest(one)) === (await digest(other))

const memberOf = (email: string): Member | undefined => localStaff.find(one => one.email === email)

/** Signs one of the people of this machine in. */
export async function signIn(db: DeskDatabase, email: string, password: string, now: number): Promise<SignedIn> {
  const asked = email.trim().toLowerCase().slice(0, 254)
  db.run('DELETE FROM attempts WHERE at < ?', now - attempts.withinMs)
  db.run('DELETE FROM sessions WHERE expires_at < ?', now)
  const [{ tried } = { tried: 0 }] = db.all<{ tried: number }>(
    'SELECT COUNT(*) AS tried FROM attempts WHERE email = ?',
    asked,
  )
  if (tried >= attempts.most) return { kind: 'too-often' }
  const member = memberOf(asked)
  if (!(await isSame(password, localPassword)) || member === undefined) {
    db.run('INSERT INTO attempts (email, at) VALUES (?, ?)', asked, now)
    return { kind: 'wrong' }
  }
  const token = hex(crypto.getRandomValues(new Uint8Array(32)))
  db.run(
    'INSERT INTO sessions (token, email, expires_at) VALUES (?, ?, ?)',
    await digest(token),
    asked,
    now + sessionMs,
  )
  return { kind: 'in', token, member }
}

/** Who has a token; nobody once it is over. */
export async function memberWith(db: DeskDatabase, token: string, now: number): Promise<Member | undefined> {
  const [session] = db.all<{ email: string }>(
    'SELECT email FROM sessions WHERE token = ? AND expires_at > ?',
    await digest(token),
    now,
  )
  return session && memberOf(session.email)
}

export async function signOut(db: DeskDatabase, token: string): Promise<void> {
  db.run('DELETE FROM sessions WHERE token = ?', await digest(token))
}
