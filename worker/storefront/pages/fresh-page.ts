import type { FreshPage } from '#kv/stored-page.ts'
import type { Match } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'

import { askFlag } from '../experiments/ask-flag.ts'
import { noVariants, type ChosenVariants } from '../experiments/choose-variants.ts'
import { addTiming } from '../observability/trace.ts'
import { publicPages, type PublicRouteName } from './registry.ts'
import { leadingOn, previewing, previewOf } from './preview.ts'
import { withoutExperiences } from '../personalization/left-out.ts'
import { pageBudget } from '../proxy/budget.ts'
import { commerceFor } from '../proxy/commerce-for.ts'
import { renderPublicPage } from '../render/public-page.tsx'
import { shellFor } from './shell-cache.ts'
import type { StorefrontContext } from '../context.ts'

/** A public page could not be made; the error page of `status` is shown instead, and nothing is stored. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  readonly status: 404 | 503
  constructor(status: 404 | 503, reason: string) {
    super(reason)
    this.status = status
  }
}

const isPublic = (name: string): name is PublicRouteName => Object.hasOwn(publicPages, name)

/** Renders a public page from path, locale, listed query and variants alone: 404 without bytes where none is. Throws {@link RenderFailure}. */
export async function freshPage(
  c: StorefrontContext,
  match: Match,
  query: URLSearchParams,
  { variants, tested }: Pick<ChosenVariants, 'variants' | 'tested'> = noVariants,
): Promise<FreshPage> {
  const { isolate, settings, trace } = c.env
  const { locale, path } = c.var
  const { name, params } = match
  if (!isPublic(name)) throw new RenderFailure(404, `${name} is not public`)
  const preview = await previewOf(c, name)
  if (routeOf(name).preview === true && preview === undefined) throw new RenderFailure(404, 'no preview here')
  const started = performance.now()
  const asked = commerceFor(c, locale, { budget: pageBudget(settings, name, started), known: isolate.knownAnswers })
  const commerce = settings.PERSONALIZATION === 'off' ? withoutExperiences(asked) : asked
  const rendered = await renderPublicPage(
    {
      name,
      path,
      params,
      query,
      variants: variants(),
      tested,
      flagState: askFlag(c),
      locale,
      commerce: preview === undefined ? commerce : previewing(commerce, preview),
      preview,
      shell: shellFor(c, locale, preview),
      storeOrigin: settings.STORE_ORIGIN,
    },
    publicPages[name],
  )
  addTiming(trace, 'render', performance.now() - started)
  if (rendered.kind === 'error') throw new RenderFailure(rendered.status, rendered.reason)
  if (preview === undefined || rendered.page.status !== 200) return rendered.page
  return { ...rendered.page, body: new TextEncoder().encode(await leadingOn(c, rendered.page.body)) }
}
