import { carry } from '#routes/carried.ts'
import { routeOf, type RouteName } from '#routes/table.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { opensPreview } from '#src/purging/preview-key.ts'
import type { Preview, PreviewChoice } from '#src/shop/content/preview/preview.ts'
import { runningRules } from '#src/experiments/datafile.ts'
import { forcedIn, testContextParameter } from '#src/experiments/test-context.ts'
import { previewKeyParameter } from '#src/kit/preview-parameter.ts'

import type { StorefrontContext } from '../context.ts'
import { flagsFor } from '../experiments/datafile-cache.ts'
import { contentSeenIn, experiencesIn } from './seen-content.ts'

/** Parameters that another moment of the same preview keeps. */
const keptByTheBar: ReadonlySet<string> = new Set(['siteId', 'cms', testContextParameter])

/** A local date and time as `datetime-local` sends it, or a whole ISO moment. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?Z?)?$/

/**
 * Whether a request may see what is not published: everybody with the setting `PREVIEW`; elsewhere who has a link that the
 * desk has signed and that has not expired.
 */
export async function mayPreview({ settings }: StorefrontContext['env'], key: string | null): Promise<boolean> {
  if (settings.PREVIEW === 'on') return true
  return settings.PURGE_KEY !== undefined && key !== null && opensPreview(settings.PURGE_KEY, key, Date.now())
}

/**
 * The preview (R074): `?preview=true`, or a page of `/cms`, for who may see it. Undefined for all other requests, at once
 * where nothing asks for one.
 */
export function previewOf(c: StorefrontContext, name: RouteName): Preview | undefined | Promise<Preview | undefined> {
  const { search } = c.env.address
  const isEditors = routeOf(name).preview === true
  if (search === '' && !isEditors) return undefined
  const query = new URLSearchParams(search)
  if (query.get('preview') !== 'true' && !isEditors) return undefined
  return readPreview(c, name, query)
}

/** The experiments of a page, each with the variations that visitors may be shown now. */
async function experimentsOf(c: StorefrontContext, name: RouteName): Promise<PreviewChoice[]> {
  const flags = routeOf(name).experiments ?? []
  const set = flags.length === 0 ? undefined : await flagsFor(c)
  if (set === undefined) return []
  return flags.flatMap(id => {
    const variants = runningRules(set.datafile, id).flatMap(({ variations }) => variations.map(({ key }) => key))
    return variants.length === 0 ? [] : [{ kind: 'experiment' as const, id, variants: [...new Set(variants)] }]
  })
}

async function readPreview(
  c: StorefrontContext,
  name: RouteName,
  query: URLSearchParams,
): Promise<Preview | undefined> {
  const key = query.get(previewKeyParameter)
  if (!(await mayPreview(c.env, key))) return undefined
  const asked = query.get('previewDate') ?? ''
  const date = moment.test(asked) && !Number.isNaN(Date.parse(asked)) ? new Date(asked).toISOString() : undefined
  return {
    date,
    pullRequest: c.env.settings.PULL_REQUEST,
    previewKey: key ?? undefined,
    path: c.var.path,
    kept: [...query].filter(([parameter]) => keptByTheBar.has(parameter)),
    forced: forcedIn(query) ?? {},
    seen: [],
    choices: await experimentsOf(c, name),
  }
}

/**
 * A client whose calls of content ask for what is not published yet (R286), at the moment that is looked at, and that notes what
 * they bring for the bar.
 */
export const previewing = (commerce: Commerce, { date, seen, choices }: Preview): Commerce => {
  const asked = { mode: 'preview', ...(date !== undefined && { previewDate: date }) }
  return async (name, input) => {
    if (!name.startsWith('content.')) return commerce(name, input)
    const answer = await commerce(name, Object.assign({}, input, asked))
    if (answer.ok) {
      seen.push(...contentSeenIn(name, answer.value))
      choices.push(...experiencesIn(answer.value))
    }
    return answer
  }
}

/** R069, without script too: the links of a preview's page lead on within it, those in a `<noscript>` as well. */
export async function leadingOn(c: StorefrontContext, page: BodyInit): Promise<string> {
  const query = new URLSearchParams(c.env.address.search)
  const html = await new Response(page).text()
  return html.replaceAll(/(<a\b[^>]*? href=")(\/[^"]*)/g, (whole, before: string, target: string) =>
    /[?;]preview=/.test(target)
      ? whole
      : before + carry(query, target.replaceAll('&amp;', '&')).replaceAll('&', '&amp;'),
  )
}
