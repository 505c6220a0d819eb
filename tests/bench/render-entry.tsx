// Built by measures/render.ts with the storefront's own React, and run by Node.
import { renderToString } from 'react-dom/server'

import { localPath } from '#routes/href.ts'
import { matchRoute } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'
import { createClient } from '#src/commerce/client.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { locales } from '#src/language/locales.ts'
import { category } from '#src/shop/browse/load.ts'
import { loadShell } from '#src/shop/content/shell.ts'
import { IslandProvider } from '#src/ui/island.tsx'
import { Document } from '#worker/storefront/render/document.tsx'
import { PageTags } from '#worker/storefront/render/page-tags.tsx'
import { islandRenderer } from '#worker/storefront/render/islands.tsx'
import { renderPublicPage, type PublicPageRequest } from '#worker/storefront/render/public-page.tsx'

const locale = 'en-us'

/** A store's listing with its data already there: as the storefront renders it, and as React alone does. */
export async function listingOf(origin: string, path: string) {
  const match = matchRoute(path)
  if (match?.name !== 'category') throw new Error(`${path} is no listing`)
  const answers = new Map<string, Promise<{ status: number; json: unknown }>>()
  const commerce = createClient(({ path: call, query }) => {
    query.set('locale', locales[locale].callLocale)
    const address = `${origin}${call}?${query}`
    const asked =
      answers.get(address) ??
      fetch(address).then(async answer => ({ status: answer.status, json: await answer.json() }))
    answers.set(address, asked)
    return asked
  })
  const shell = await loadShell(commerce, locale)
  if (shell === undefined) throw new Error('no shell')
  const request: PublicPageRequest = {
    name: match.name,
    path,
    params: match.params,
    query: new URLSearchParams(),
    variants: {},
    flagState: async () => 'on',
    locale,
    commerce,
    shell: Promise.resolve({ shell, isBare: false }),
    storeOrigin: origin,
  }
  const language = languageOf(locale)
  const shown = await category.show({ ...request, language })
  if (shown.kind !== 'page') throw new Error(`${path}: ${shown.kind}`)
  const page = { show: () => Promise.resolve(shown) }
  return {
    /** Document, islands and bytes, as for a request. */
    whole: async () => {
      const rendered = await renderPublicPage(request, page)
      if (rendered.kind !== 'rendered') throw new Error(rendered.reason)
      return rendered.page.body.byteLength
    },
    /** The same tree in one call. */
    plain: () =>
      renderToString(
        <IslandProvider value={islandRenderer(language)}>
          <Document
            language={language}
            shell={shell}
            route={routeOf(match.name)}
            tags={
              <PageTags
                head={{ canonical: localPath(locale, path), ...(shown.head ?? { title: '' }) }}
                storeOrigin={origin}
              />
            }
          >
            {shown.element}
          </Document>
        </IslandProvider>,
      ).length,
  }
}
