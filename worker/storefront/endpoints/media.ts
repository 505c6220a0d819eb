import type { StorefrontContext } from '../context.ts'

/** `GET /media/*`: pictures of the platform, which has no address that browsers know. */
export async function media(c: StorefrontContext): Promise<Response> {
  const { COMMERCE, COMMERCE_ORIGIN } = c.env.settings
  const { pathname } = new URL(c.req.url)
  const headers = new Headers()
  const etag = c.req.header('if-none-match')
  if (etag !== undefined) headers.set('if-none-match', etag)
  const address = `${COMMERCE_ORIGIN ?? 'https://commerce.internal'}${pathname}`
  const request = new Request(address, { headers, redirect: 'manual' })
  const response =
    COMMERCE_ORIGIN === undefined && COMMERCE !== undefined ? await COMMERCE.fetch(request) : await fetch(request)
  return new Response(response.body, response)
}
