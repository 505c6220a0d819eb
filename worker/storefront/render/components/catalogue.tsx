import { renderToString } from 'react-dom/server'

import type { Route } from '#routes/table.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { isLocale, type Locale } from '#src/language/locales.ts'
import { bareShell } from '#src/shop/content/shell.ts'

import type { StorefrontMiddleware } from '../../context.ts'
import { Document, LaterStyles, PageTags } from '../document.tsx'
import styles from './catalogue.css?raw'
import { CataloguePage } from './page.tsx'

const route: Route = { path: '/components', kind: 'public', layout: 'hidden' }

const stylesPath = '/components/catalogue.css'

const render = (locale: Locale, storeOrigin: string) =>
  `<!doctype html>${renderToString(
    <Document
      language={languageOf(locale)}
      shell={bareShell}
      route={route}
      tags={
        <>
          <PageTags head={{ title: 'Components · Fellholm', noindex: true }} storeOrigin={storeOrigin} />
          <LaterStyles />
        </>
      }
    >
      <link rel="stylesheet" href={stylesPath} />
      <CataloguePage />
    </Document>,
  )}`

/**
 * `GET /{locale}/components`: every component of `src/ui` and `src/product-ui` in each of its states. Local builds only:
 * nothing of it is in what is deployed.
 */
export const componentCatalogue: StorefrontMiddleware = (c, next) => {
  const { pathname } = c.env.address
  if (pathname === stylesPath)
    return Promise.resolve(c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }))
  const [, locale = ''] = /^\/([a-z]{2}-[a-z]{2})\/components$/.exec(pathname) ?? []
  if (!isLocale(locale)) return next()
  return Promise.resolve(c.html(render(locale, c.env.settings.STORE_ORIGIN), 200, { 'cache-control': 'no-store' }))
}
