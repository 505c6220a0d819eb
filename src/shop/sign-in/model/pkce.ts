/** Bytes as RFC 4648 §5 writes them, without padding. */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * A verifier and its challenge (RFC 7636, S256). The challenge goes with the password, the verifier only with the
 * returned code, so that seeing one of the two is not enough to sign in.
 */
export async function createPkce(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = bytes => crypto.getRandomValues(bytes),
): Promise<{ readonly codeVerifier: string; readonly codeChallenge: string }> {
  const codeVerifier = base64url(random(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  return { codeVerifier, codeChallenge: base64url(new Uint8Array(digest)) }
}
