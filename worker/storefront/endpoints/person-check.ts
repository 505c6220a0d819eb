import { checkOfCommand } from '#src/commerce/person-checks.ts'
import { languageOf } from '#src/language/catalogue.ts'

import type { StorefrontContext } from '../context.ts'
import { errorPage } from '../pages/error-page.ts'

const turnstile = 'https://challenges.cloudflare.com'

/** This page alone may load Turnstile; it knows nothing of the visitor, and only pages of the store may show it. */
const policy = [
  `default-src 'none'`,
  `script-src 'self' ${turnstile}`,
  `frame-src ${turnstile}`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

const documentOf = (
  siteKey: string,
  action: string,
  { tag, title }: { readonly tag: string; readonly title: string },
) =>
  `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title>` +
  `<div class="cf-turnstile" data-sitekey="${siteKey}" data-action="${action}" data-language="${tag.slice(0, 2)}" ` +
  `data-size="flexible" data-callback="heedPerson" data-expired-callback="forgetPerson" data-error-callback="forgetPerson"></div>` +
  `<script src="/person-check.js"></script><script src="${turnstile}/turnstile/v0/api.js" async defer></script>`

/**
 * `GET /-/person-check?locale=&command=`: Turnstile for the form of this command, in a frame that tells its answer to the
 * page around. A page of its own, so that no page with a visitor's data lets another's script in. 404 without a key.
 */
export function personCheck(c: StorefrontContext): Response | Promise<Response> {
  const { TURNSTILE_SITE_KEY: siteKey } = c.env.settings
  const check = checkOfCommand(c.req.query('command') ?? '')
  if (siteKey === undefined || check === undefined) return errorPage(c, 404)
  const { tag, t } = languageOf(c.var.locale)
  return c.body(documentOf(siteKey, check, { tag, title: t('shell.person') }), 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=300',
  })
}
