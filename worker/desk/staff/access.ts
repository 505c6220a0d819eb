import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

import type { Member, StaffRole } from './roles.ts'

/** The header in which Cloudflare Access says who it let through; its cookie says the same and is not read. */
export const accessHeader = 'cf-access-jwt-assertion'

export type AccessSettings = {
  /** `https://<team>.cloudflareaccess.com`, which issues the tokens. */
  readonly team: string
  /** The application's audience tag. */
  readonly audience: string
  /** Who has which role, by e-mail address in lower case. */
  readonly staff: ReadonlyMap<string, StaffRole>
}

/** Who a token is of; `unknown` is somebody Access let through who has no role here. */
export type Accessed =
  | { readonly kind: 'in'; readonly member: Member }
  | { readonly kind: 'unknown'; readonly email: string }
  | { readonly kind: 'refused'; readonly reason: string }

export type ReadAccess = (token: string) => Promise<Accessed>

/** The keys of a team, fetched when they are needed and again when one is not known. */
const keysOf = (team: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(`${team}/cdn-cgi/access/certs`))

const claimsSchema = v.object({ email: v.pipe(v.string(), v.email(), v.toLowerCase()) })

/** Tokens of Access are signed so, and with no other algorithm. */
const algorithms = ['RS256']

/**
 * Reads tokens of Cloudflare Access: its signature by a key of the team, issuer, audience and times. A request that went
 * around Access has none, or one that is somebody else's.
 */
export function accessReader(
  { team, audience, staff }: AccessSettings,
  keys: JWTVerifyGetKey = keysOf(team),
  now: () => number = Date.now,
): ReadAccess {
  return async token => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: team,
        audience,
        algorithms,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      const claims = v.safeParse(claimsSchema, payload)
      if (!claims.success) return { kind: 'refused', reason: 'no e-mail address' }
      const { email } = claims.output
      const role = staff.get(email)
      return role === undefined ? { kind: 'unknown', email } : { kind: 'in', member: { email, name: email, role } }
    } catch (error) {
      return { kind: 'refused', reason: error instanceof errors.JOSEError ? error.code : 'keys not available' }
    }
  }
}
