import { isSignedAt, sign } from './signature.ts'

const purpose = 'preview until'

/** A key (`{milliseconds since 1970}-{HMAC}`) with which somebody without an account sees what is not published, until a moment. */
export async function previewKey(secret: string, until: number): Promise<string> {
  const signature = await sign(secret, purpose, until)
  return `${until}-${signature.split('v1=')[1] ?? ''}`
}

/** Whether a key opens previews now. */
export async function opensPreview(secret: string, key: string, now: number): Promise<boolean> {
  const [, until = '', given = ''] = /^(\d{1,15})-([0-9a-f]{64})$/.exec(key) ?? []
  return given !== '' && now < Number(until) && isSignedAt(secret, purpose, Number(until), given)
}
