import { reactRenderer, useRequestContext } from '@hono/react-renderer'
import { Hono } from 'hono'
import type { ReactElement } from 'react'

import type { Route } from '#routes/route.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { isLocale, type Locale } from '#src/language/locales.ts'
import { bareShell } from '#src/shop/content/shell.ts'

import type { StorefrontEnv, StorefrontMiddleware } from '../context.ts'
import { developerStylesPath, isDeveloperPage } from '../local-addresses.ts'
import styles from './components/catalogue.css?raw'
import { CataloguePage, hasStory } from './components/page.tsx'
import { Document } from './document.tsx'
import { LowerEnvironmentsPage } from './lower-environments.tsx'
import { PageTags } from './page-tags.tsx'
import { Typefaces, WholeSheet } from './style/style-links.tsx'

declare module '@hono/react-renderer' {
  // Declarations merge with interfaces alone.
  interface Props {
    readonly title: string
    readonly locale: Locale
  }
}

const route: Route = { path: '/components', kind: 'public', layout: 'hidden' }

type DocumentProps = { readonly title: string; readonly locale: Locale; readonly children: ReactElement }

function DeveloperDocument({ title, locale, children }: DocumentProps) {
  const { settings } = useRequestContext<StorefrontEnv>().env
  const tags = (
    <>
      <PageTags head={{ title: `${title} · Fellholm`, noindex: true }} storeOrigin={settings.STORE_ORIGIN} />
      <WholeSheet />
      <Typefaces />
    </>
  )
  return (
    <Document language={languageOf(locale)} shell={bareShell} route={route} tags={tags} hasTypefaces>
      {children}
    </Document>
  )
}

// Made when first asked for: what is made as the worker starts would be a part of every bundle.
const createPages = () =>
  new Hono<StorefrontEnv>()
    .use(
      reactRenderer(
        ({ children, title, locale }) => (
          <DeveloperDocument title={title} locale={locale}>
            {children}
          </DeveloperDocument>
        ),
        { docType: '<!doctype html>' },
      ),
    )
    .get(developerStylesPath, c => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/:locale/components', c => {
      const locale = c.req.param('locale')
      const only = c.req.query('story')
      if (!isLocale(locale) || (only !== undefined && !hasStory(only))) return c.notFound()
      c.header('cache-control', 'no-store')
      return c.render(
        <>
          <link rel="stylesheet" href={developerStylesPath} />
          <CataloguePage only={only} />
        </>,
        { title: 'Components', locale },
      )
    })
    .get('/:locale/lower-envs', c => {
      const locale = c.req.param('locale')
      if (!isLocale(locale)) return c.notFound()
      c.header('cache-control', 'no-store')
      return c.render(<LowerEnvironmentsPage settings={c.env.settings} locale={locale} />, {
        title: 'Lower environments',
        locale,
      })
    })

let pages: ReturnType<typeof createPages> | undefined

/**
 * Whole, uncached documents for developers: `GET /{locale}/components` shows every component of `src/ui` and
 * `src/product-ui` in each of its states (`?story=tabs` one of them), `GET /{locale}/lower-envs` shows build and settings (D39: 404 in production).
 * Local builds only.
 */
export const developerPages: StorefrontMiddleware = (c, next) =>
  isDeveloperPage(c.env.address.pathname)
    ? Promise.resolve((pages ??= createPages()).fetch(c.req.raw, c.env, c.executionCtx))
    : next()
