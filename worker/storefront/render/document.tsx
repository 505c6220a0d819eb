import type { ReactNode } from 'react'

import type { RouteShell } from '#routes/route.ts'
import type { Variants } from '#src/experiments/variants.ts'
import { heartsForm } from '#src/product-ui/card/hearts-form.ts'
import { commandPath } from '#src/kit/command-path.ts'
import { personalSheetOf } from '#src/kit/style-sheets.ts'
import { locales } from '#src/language/locales.ts'
import { LanguageProvider, useLanguage, type Language } from '#src/language/language.tsx'
import { ConsentBanner } from '#src/shop/content/parts/consent-banner.tsx'
import { Footer } from '#src/shop/content/parts/footer.tsx'
import { Header } from '#src/shop/content/parts/header.tsx'
import { PopUps } from '#src/shop/content/parts/pop-ups.tsx'
import { PromotionBar } from '#src/shop/content/parts/promotion-bar.tsx'
import type { Shell } from '#src/shop/content/shell.ts'
import type { Head, PreloadedImage } from '#src/shop/page.ts'
import { jsonLd } from '#src/product-ui/structured-data.ts'
import { isFetchedAhead } from '#src/ui/first-picture.ts'
import { responsive } from '#src/ui/responsive.ts'
import { requiresConsent } from '#src/visitor/consent.ts'
import { BackToTop } from '#src/ui/layout/back-to-top.tsx'

import { buildId, clientAssets } from './assets.ts'

type TagsProps = {
  readonly head: Head
  readonly storeOrigin: string
  /** This page in every locale: what `hreflang` says, and the path. */
  readonly alternates?: readonly (readonly [tag: string, path: string])[]
  /** The variants shown on the page (`client/experiments/declared.ts`). */
  readonly variants?: Variants
}

type Props = {
  readonly language: Language
  readonly shell: Shell
  readonly route: RouteShell
  /** The page's own head tags (`PageTags`). */
  readonly tags: ReactNode
  readonly children: ReactNode
}

/** A picture of our own has a share card beside it, 1200 × 630; another store's is shown as it is. */
const shareCardOf = (src: string) => src.replace(/^(\/media\/.+)\.svg$/, '$1.png')

/** What a shared link shows of a page without a picture. */
const mark = '/icon-512.png'

/** Open Graph tags for shared links. */
function ShareTags({ head, storeOrigin }: TagsProps) {
  const { title, description, canonical, image, noindex } = head
  if (image === undefined && noindex === true) return null
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonical !== undefined && <meta property="og:url" content={storeOrigin + canonical} />}
      <meta property="og:image" content={new URL(shareCardOf(image ?? mark), storeOrigin).href} />
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
    </>
  )
}

/**
 * What search engines read of a page. It stands at the page's end, because a browser that reads on for it shows nothing
 * meanwhile.
 */
export const PageData = ({ head, storeOrigin }: TagsProps) =>
  head.data?.map(data => (
    // A block of data and no script: nothing runs it, and `jsonLd` lets nothing in it end it.
    <script
      key={data['@type']}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonLd(data, storeOrigin) }}
    />
  ))

/** The picture in the width that its place needs, ahead of all else. */
function PicturePreload({ src, srcset, place }: PreloadedImage) {
  if (!isFetchedAhead(src)) return null
  const { srcSet, sizes } = responsive({ srcset }, place)
  const address = srcSet === undefined ? { href: src } : { imageSrcSet: srcSet, imageSizes: sizes }
  return <link rel="preload" {...address} as="image" fetchPriority="high" />
}

/** The page's head: title, canonical address, alternates, and preloads. */
export function PageTags({ head, storeOrigin, alternates, variants }: TagsProps) {
  return (
    <>
      <title>{head.title}</title>
      {head.description !== undefined && <meta name="description" content={head.description} />}
      {head.noindex === true && <meta name="robots" content="noindex" />}
      {head.canonical !== undefined && <link rel="canonical" href={storeOrigin + head.canonical} />}
      {variants !== undefined && <meta name="variants" content={JSON.stringify(variants)} />}
      {alternates?.map(([tag, path]) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={storeOrigin + path} />
      ))}
      <ShareTags head={head} storeOrigin={storeOrigin} />
      {head.preloadImage !== undefined && <PicturePreload {...head.preloadImage} />}
    </>
  )
}

const { sheet, typefaces } = clientAssets
const personalSheet = sheet === undefined ? undefined : personalSheetOf(sheet)

/** What only personal pages look like, for one that script puts in. */
export const PersonalSheet = () => personalSheet !== undefined && <link rel="stylesheet" href={personalSheet} />

/** The whole style, as links that what follows them waits for. */
export const WholeSheet = () => (
  <>
    {sheet !== undefined && <link rel="stylesheet" href={sheet} />}
    <PersonalSheet />
  </>
)

/** Has it on its way before the links to it come. */
export const WholeSheetPreload = () =>
  [sheet, personalSheet].map(href => href !== undefined && <link key={href} rel="preload" href={href} as="style" />)

/** The typefaces, as a link to a sheet of a few hundred bytes; the files it names hold nothing back. */
export const Typefaces = () => typefaces !== undefined && <link rel="stylesheet" href={typefaces} />

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
      <link rel="manifest" href="/site.webmanifest" />
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
export function Document({ language, shell, route, tags, children }: Props) {
  const hasLayout = route.layout === undefined
  return (
    <html
      lang={language.tag}
      data-locale={language.locale}
      data-build={buildId}
      data-sheet={sheet}
      data-typefaces={typefaces}
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
          {/* Script asks for them once the page is there. */}
          <noscript>
            <Typefaces />
          </noscript>
        </body>
      </LanguageProvider>
    </html>
  )
}
