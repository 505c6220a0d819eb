import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Certificate = {
  readonly key: string
  readonly cert: string
  /** SHA-256 of the public key (base64), as Chromium's `--ignore-certificate-errors-spki-list` takes it. */
  readonly fingerprint: string
}

/** A value in DER (ITU-T X.690): tag, length in as few bytes as it takes, contents. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents)
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body])
  const length = body.length < 0x1_00 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const text = (value: string) => der(0x0c, Buffer.from(value))
/** UTCTime, to the second. */
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`))
const dayMs = 86_400_000

/** Browsers read no other. */
const version3 = der(0xa0, der(0x02, Buffer.from([2])))
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const commonName = (name: string) => sequence(der(0x31, sequence(identifier('550403'), text(name))))

/**
 * A certificate for this machine alone, signed by itself and good for a day (RFC 5280).
 * Node reads certificates and makes none; these few lines are less than a dependency, and ask for no other program.
 */
export function selfSigned(name: string, now: Date): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subjectPublicKeyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const signed = sequence(
    version3,
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    commonName(name),
    sequence(time(new Date(now.getTime() - dayMs)), time(new Date(now.getTime() + dayMs))),
    commonName(name),
    subjectPublicKeyInfo,
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey))
  const lines = sequence(signed, ecdsaWithSha256, signature)
    .toString('base64')
    .replaceAll(/.{64}(?!$)/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(subjectPublicKeyInfo).digest('base64'),
  }
}
