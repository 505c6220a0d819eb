import { calls } from '#src/commerce/calls/index.ts'

import { openApi, type OpenApi } from './openapi.ts'
import { referencePage } from './page.ts'

/** Grows with the contract's meaning; calls are only ever added within one. */
const version = '1'

/** The same for every request, so it is made once. */
let made: OpenApi | undefined
const reference = (): OpenApi => (made ??= openApi(calls, version))

export const isReference = (pathname: string): boolean => pathname === '/openapi.json' || pathname === '/reference'

/** `GET /openapi.json`, and on this machine a page to read it (`/reference`); nothing for other addresses. */
export function serveReference({ url, method }: Request): Response | undefined {
  const { pathname } = new URL(url)
  if (method !== 'GET') return undefined
  if (pathname === '/openapi.json') return Response.json(reference(), { headers: { 'cache-control': 'no-cache' } })
  if (LOCAL_BUILD && pathname === '/reference')
    return new Response(referencePage(reference()), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
      },
    })
  return undefined
}
