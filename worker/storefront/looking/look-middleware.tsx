import { renderToStaticMarkup } from 'react-dom/server'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import { lookPath } from '#src/purging/look-link.ts'
import { LookBar } from '#src/shop/content/look/look-bar.tsx'

import type { StorefrontContext } from '../context.ts'
import { when } from '../middleware/when.ts'
import { clientAssets } from '../render/assets.ts'
import { forgetLook, keptLook, saysLook, settlesLook, type Look } from './look-cookie.ts'

/** An answer for this request alone: what the browser keeps of everybody's page is not asked about. */
function askedAnew(c: StorefrontContext): void {
  if (!c.env.request.headers.has('if-none-match')) return
  const headers = new Headers(c.env.request.headers)
  headers.delete('if-none-match')
  c.env = { ...c.env, request: new Request(c.env.request, { headers }) }
}

function barOf(c: StorefrontContext, { viewer, customer, until }: Look): string {
  const language = languageOf(c.get('locale'))
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <LookBar
        {...{ viewer, customer, until }}
        endPath={`${lookPath}/end?locale=${language.locale}`}
        sheet={clientAssets.sheet}
      />
    </LanguageProvider>,
  )
}

const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true

/**
 * Puts the bar of a look below every page, public ones too, and lets nobody keep them. The page cache is read and written as
 * always: what it holds knows of no visit, and the bar is put into the copy that goes out. The first answer after a look has
 * run out gives the browser its own answer about cookies back.
 */
export const lookBar = when(saysLook, async (c, next) => {
  const look = await keptLook(c)
  askedAnew(c)
  await next()
  c.res.headers.set('cache-control', 'private, no-store')
  c.res.headers.delete('etag')
  if (look === undefined || look.until <= Date.now()) {
    if (!settlesLook(c.res)) forgetLook(c, look)
    return undefined
  }
  if (!isPage(c.res) || c.get('locale') === undefined) return undefined
  const bar = barOf(c, look)
  c.res = new HTMLRewriter().on('main', { element: main => void main.append(bar, { html: true }) }).transform(c.res)
  return undefined
})
