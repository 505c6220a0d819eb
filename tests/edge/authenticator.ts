import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import type { Assertion, Registration } from '#src/commerce/calls/passkeys.ts'

type Asked = { readonly challenge: string; readonly origin?: string }

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const present = 0x01
const verified = 0x04
const withCredential = 0x40

/** What a browser and its authenticator do with a passkey (WebAuthn Level 3), with a key made here. */
export function openAuthenticator({ origin: home = 'http://localhost', flags = present | verified } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  let counter = 0

  const clientData = (type: string, { challenge, origin = home }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(credential: Buffer, extra = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(new URL(home).hostname), Buffer.from([flags | extra]), count, credential])
  }

  return {
    /** Forgets how often it has signed, as a copy of it would. */
    copyFrom: (earlier: number) => {
      counter = earlier
    },
    make(asked: Asked): Registration {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId])
      return {
        id,
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        authenticatorData: authenticatorData(credential, withCredential).toString('base64url'),
        publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
      }
    },
    prove(asked: Asked): Assertion {
      const said = clientData('webauthn.get', asked)
      const data = authenticatorData(Buffer.alloc(0))
      return {
        id,
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(said)]), privateKey).toString('base64url'),
      }
    },
  }
}
