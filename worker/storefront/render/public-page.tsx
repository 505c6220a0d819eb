import type { FreshPage } from '#kv/stored-page.ts'
import { everything, scopeTag } from '#kv/purges.ts'
import { localPath } from '#routes/href.ts'
import { routeOf, type RouteName } from '#routes/table.ts'
import { longestTaggedPath, pageTag } from '#src/purging/purge-request.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { ownValue } from '#src/kit/own-value.ts'
import type { AskFlag } from '#src/experiments/flag-state.ts'
import { flagTag } from '#src/experiments/flag-tag.ts'
import type { Variants } from '#src/experiments/variants.ts'
import { alternatesOf } from '#src/language/alternates.ts'
import type { Locale } from '#src/language/locales.ts'
import { PreviewBar } from '#src/shop/content/preview/preview-bar.tsx'
import type { Preview } from '#src/shop/content/preview/preview.ts'
import { backToTopFlag, type Shell } from '#src/shop/content/shell.ts'
import type { Head, PublicPage, PageOutcome } from '#src/shop/page.ts'

import { PageData, PageTags } from './page-tags.tsx'
import { earlyPicture } from './early-picture.ts'
import { assembleDocument, documentShellOf } from './document-shell.tsx'
import { renderPageMarkup } from './page-markup.tsx'

/** All that a public page is made from: nothing of the visitor, nothing of the request's headers (promise P2). */
export type PublicPageRequest = {
  readonly name: RouteName
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The variants shown on the page. */
  readonly variants: Variants
  /** Of these, the flags whose experiments run now. */
  readonly tested?: readonly string[]
  readonly flagState: AskFlag
  readonly locale: Locale
  readonly commerce: Commerce
  readonly shell: Promise<{ readonly shell: Shell; readonly isBare: boolean }>
  readonly storeOrigin: string
  /** The editor's preview; undefined otherwise. */
  readonly preview?: Preview | undefined
}

const empty = new Uint8Array(0)

/** The same page in every locale; nothing of a page that is not to be found. */
const alternatesFor = (path: string, { noindex, alternates }: Head): ReturnType<typeof alternatesOf> =>
  noindex === true ? [] : alternatesOf(locale => alternates?.[locale] ?? localPath(locale, path))

type Rendered =
  | { readonly kind: 'rendered'; readonly page: FreshPage }
  | { readonly kind: 'error'; readonly status: 503; readonly reason: string }

/** A page that is to be found says where; one that is not to be found depends on no address at all. */
const canonicalOf = ({ locale, path }: PublicPageRequest, { noindex }: Head) =>
  noindex === true ? {} : { canonical: localPath(locale, path) }

/** Declares the variants in a meta tag, for counting. It is the same for every visitor of this form of the page. */
function declaredVariants({ variants, tested = [] }: PublicPageRequest): { readonly variants?: Variants } {
  const shown = tested.flatMap(flag => {
    const variant = ownValue(variants, flag)
    return variant === undefined ? [] : [[flag, variant] as const]
  })
  return shown.length === 0 ? {} : { variants: Object.fromEntries(shown) }
}

function renderDocument(request: PublicPageRequest, shown: Extract<PageOutcome, { kind: 'page' }>, shell: Shell) {
  const { name, path, storeOrigin } = request
  const language = languageOf(request.locale)
  const head = shown.head ?? { title: 'Fellholm' }
  const frame = documentShellOf(shell, language, routeOf(name))
  const { tags, page, isWhole } = renderPageMarkup(
    language,
    <>
      {shown.element}
      {request.preview !== undefined && (
        <PreviewBar preview={request.preview} publicHref={localPath(request.locale, path)} />
      )}
      <PageData head={head} storeOrigin={storeOrigin} />
    </>,
    <PageTags
      head={{ ...canonicalOf(request, head), ...head }}
      storeOrigin={storeOrigin}
      {...declaredVariants(request)}
      alternates={alternatesFor(path, head)}
    />,
  )
  return { ...assembleDocument(frame, { tags, page }), link: earlyPicture(tags), isWhole }
}

/** By which one page is purged alone. */
const ownTag = ({ locale, path }: PublicPageRequest): readonly string[] =>
  path.length > longestTaggedPath ? [] : [pageTag(locale, path)]

/** Loads and renders a public page: data first, then one synchronous render. */
export async function renderPublicPage(request: PublicPageRequest, page: PublicPage): Promise<Rendered> {
  const { name, params, query, variants, flagState, locale, commerce } = request
  const [outcome, { shell, isBare }] = await Promise.all([
    page.show({ locale, language: languageOf(locale), params, query, variants, flagState, commerce }),
    request.shell,
  ])
  if (outcome.kind === 'unavailable') return { kind: 'error', status: 503, reason: outcome.reason }
  const freshSeconds = routeOf(name).fresh ?? 60
  const bare = { body: empty, tags: [], freshSeconds }
  if (outcome.kind === 'missing') return { kind: 'rendered', page: { ...bare, status: 404, storable: true } }
  if (outcome.kind === 'redirect') {
    const headers = { location: outcome.to }
    return { kind: 'rendered', page: { ...bare, status: outcome.status, storable: false, headers } }
  }
  const flags = [...(routeOf(name).experiments ?? []), backToTopFlag]
  const { isWhole, ...document } = renderDocument(request, outcome, shell)
  const storable = outcome.degraded !== true && !isBare && isWhole
  return {
    kind: 'rendered',
    page: {
      status: 200,
      ...document,
      tags: [everything, name, scopeTag(locale), ...ownTag(request), ...flags.map(flagTag), ...(outcome.tags ?? [])],
      freshSeconds,
      storable,
    },
  }
}
