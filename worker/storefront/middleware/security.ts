import type { Asked, Step } from '../storefront.ts'

/** Headers a proxy or framework might believe; here nobody does, so nobody passes them on either. */
const dropped =
  /^(?:x-forwarded-.*|x-original-url|x-rewrite-url|x-http-method(?:-override)?|x-method-override|forwarded)$/

/** Headers that carry ids: harmless words, or they are dropped. */
const ids = ['x-usid', 'x-correlation-id', 'x-transaction-id'] as const

function cleaned(request: Request): Request {
  const headers = new Headers(request.headers)
  let changed = false
  for (const name of request.headers.keys()) {
    const isBadId = ids.some(id => id === name) && !/^[\w-]{1,64}$/.test(headers.get(name) ?? '')
    if (!dropped.test(name) && !isBadId) continue
    headers.delete(name)
    changed = true
  }
  return changed ? new Request(request, { headers }) : request
}

/** The Content-Security-Policy of every document: none has an inline script or style, so nothing needs a nonce. */
export const contentSecurityPolicy = (paymentsOrigin: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    // Hot reload puts styles into the page; what is built never does.
    `style-src 'self'${HOT_RELOAD ? ` 'unsafe-inline'` : ''}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${paymentsOrigin}`,
    `form-action 'self' ${paymentsOrigin}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** Headers of every answer. */
export const securityHeaders = (paymentsOrigin: string) =>
  ({
    'content-security-policy': contentSecurityPolicy(paymentsOrigin),
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
  }) as const

/** Whether an unsafe request comes from one of our own pages (promise: SameSite plus Origin / Sec-Fetch-Site). */
export function isSameOrigin(c: Asked): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  return origin === undefined ? site === 'same-origin' : origin === new URL(c.req.url).origin
}

/** Drops and checks what comes in, and puts the security headers on what goes out. */
export const secured: Step = async (c, next) => {
  c.req.raw = cleaned(c.req.raw)
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(securityHeaders(c.var.settings.PAYMENTS_ORIGIN)))
    if (!headers.has(name)) headers.set(name, value)
}
