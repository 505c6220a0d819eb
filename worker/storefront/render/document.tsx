import type { ReactNode } from 'react'

import type { RouteShell } from '#routes/route.ts'
import { heartsForm } from '#src/product-ui/card/hearts-form.ts'
import { commandPath } from '#src/kit/command-path.ts'
import { locales } from '#src/language/locales.ts'
import type { Language } from '#src/language/language.ts'
import { LanguageProvider, useLanguage } from '#src/language/use-language.tsx'
import { ConsentBanner } from '#src/shop/content/parts/consent-banner.tsx'
import { Footer } from '#src/shop/content/parts/footer.tsx'
import { Header } from '#src/shop/content/parts/header.tsx'
import { PopUps } from '#src/shop/content/parts/pop-ups.tsx'
import { PromotionBar } from '#src/shop/content/parts/promotion-bar.tsx'
import type { Shell } from '#src/shop/content/shell.ts'
import { requiresConsent } from '#src/visitor/consent.ts'
import { BackToTop } from '#src/ui/layout/back-to-top.tsx'

import { buildId, clientAssets } from './assets.ts'

type Props = {
  readonly language: Language
  readonly shell: Shell
  readonly route: RouteShell
  /** The page's own head tags (`page-tags.tsx`). */
  readonly tags: ReactNode
  /** Set in the typefaces from the beginning, as its style sheets name them: developers' pages, and all in development. */
  readonly hasTypefaces?: boolean
  readonly children: ReactNode
}

function DocumentHead({ children }: { readonly children: ReactNode }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {children}
      <meta name="theme-color" content="#F7F5F0" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0F1513" media="(prefers-color-scheme: dark)" />
      {clientAssets.styles.map(style => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {/* With script it is linked where somebody stays (`client/visitor/manifest.ts`). */}
      <noscript>
        <link rel="manifest" href="/site.webmanifest" />
      </noscript>
      <script type="module" src={clientAssets.script} fetchPriority="low" />
    </head>
  )
}

/** The form behind every heart of the page. */
function Hearts() {
  const { locale } = useLanguage()
  return (
    <form
      id={heartsForm}
      method="post"
      action={commandPath(locale, 'favorites', 'keep')}
      data-command="favorites/keep"
      hidden
    />
  )
}

/** The whole document around a page. `data-layout` lets soft navigation see when the frame around `<main>` changes. */
export function Document({ language, shell, route, tags, hasTypefaces, children }: Props) {
  const hasLayout = route.layout === undefined
  return (
    <html
      lang={language.tag}
      data-locale={language.locale}
      data-build={buildId}
      data-sheet={clientAssets.sheet}
      data-typefaces={hasTypefaces === true || clientAssets.sheet === undefined ? '' : undefined}
      data-foot={route.foot ?? ''}
      data-unheard={language.t('errors.OUTCOME_UNKNOWN')}
      data-not-sent={language.t('errors.NOT_SENT')}
    >
      <DocumentHead>{tags}</DocumentHead>
      <LanguageProvider language={language}>
        <body
          data-layout={route.layout ?? 'full'}
          data-header={route.header ?? 'above'}
          data-favorites={shell.keepsFavorites === false ? 'off' : undefined}
        >
          <a className="skip-link" href="#main">
            {language.t('shell.skip')}
          </a>
          {hasLayout && shell.promotion !== undefined && <PromotionBar promotion={shell.promotion} />}
          {hasLayout && <Header menu={shell.menu} />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {hasLayout && <Footer items={shell.footer} />}
          {hasLayout && shell.hasBackToTop === true && <BackToTop />}
          {hasLayout && (route.asksConsent === true || requiresConsent(locales[language.locale].country)) && (
            <ConsentBanner />
          )}
          {hasLayout && shell.popUps !== undefined && <PopUps popUps={shell.popUps} />}
          {hasLayout && shell.keepsFavorites !== false && <Hearts />}
          <div id="announcer" className="visually-hidden" aria-live="polite" />
        </body>
      </LanguageProvider>
    </html>
  )
}
