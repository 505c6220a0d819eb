import { href, localPath } from '#routes/href.ts'
import { hasFileExtension } from '#routes/match.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { locales } from '#src/language/locales.ts'

import { publicPage, type LoadResult, type PublicPage, type PublicRequest, type PageOutcome } from '../../page.ts'
import { flagTag } from '#src/experiments/flag-tag.ts'
import { loadSections } from '#src/sections/load-sections.ts'
import { slotTags } from '#src/sections/slot-tags.ts'
import { isOfType, type ReadySection } from '#src/sections/model/ready-section.ts'
import { articleData, faqData } from '../../../product-ui/structured-data.ts'
import { ContentPage, type Props } from './page.tsx'

type Augmented = AnswerOf<'content.augmented-page.get'>

/** The questions an accordion answers. */
const questionsOf = (section: ReadySection) =>
  isOfType(section, 'accordion')
    ? section.data.folds.map(({ title, paragraphs }) => ({ question: title, answer: paragraphs.join(' ') }))
    : []

/** What one page has besides its content. */
type More = (request: PublicRequest) => Promise<Partial<Props> | undefined>

async function shown(request: PublicRequest, content: Augmented, more: More): Promise<LoadResult<Props>> {
  const { commerce, locale } = request
  const { name, title, description, trail, children, href: path } = content
  const [{ placed, carousels, complete, tags }, added] = await Promise.all([
    loadSections(commerce, locale, name, { sections: [...content.sections, ...content.slots] }),
    more(request),
  ])
  return {
    kind: 'page',
    props: { title, description, trail, children, placed, carousels, ...added },
    head: {
      title: `${title} · Fellholm`,
      description,
      canonical: localPath(locale, path),
      data: [
        ...(path.startsWith('/articles/') ? [articleData(title, description, localPath(locale, path))] : []),
        ...faqData(placed.flatMap(questionsOf)),
      ],
    },
    tags: [`content:${name}`, ...slotTags(content), ...tags],
    degraded: !complete || added === undefined,
  }
}

type Params = PublicRequest['params']

/** A page of content by its name, at the one address it has; asked for at another of help, it says where it is. */
const contentPage = (
  nameOf: (params: Params) => string,
  pathOf: (params: Params) => string,
  more: More = async () => ({}),
) =>
  publicPage({
    load: async (request: PublicRequest): Promise<LoadResult<Props>> => {
      const { commerce, locale, params } = request
      // R063: what ends in a file extension is no page.
      if (hasFileExtension(pathOf(params))) return { kind: 'missing' }
      const { site: siteId } = locales[locale]
      const found = await commerce('content.augmented-page.get', { mode: 'publish', siteId, page: nameOf(params) })
      if (!found.ok) return found.code === 'API404' ? { kind: 'missing' } : { kind: 'unavailable', reason: found.code }
      const { href: path } = found.value
      if (path === pathOf(params)) return shown(request, found.value, more)
      const isHelp = path.startsWith('/help/') && pathOf(params).startsWith('/help/')
      return isHelp ? { kind: 'redirect', to: localPath(locale, path), status: 301 } : { kind: 'missing' }
    },
    Page: ContentPage,
  })

const named = (name: string, path: string, more?: More) =>
  contentPage(
    () => name,
    () => path,
    more,
  )

/** R418: the events that come next; the page is a degraded one while nobody can say. */
const withEvents: More = async ({ commerce }) => {
  const listed = await commerce('consumer.events.list', {})
  return listed.ok ? { events: listed.value.events } : undefined
}

const slugOf = ({ slug = '' }: Params) => slug
const childOf = ({ child_slug: child = '' }: Params) => child

/** A page that goes with the next revision in which its flag is another. */
const dependingOn = (flag: string, shown: PageOutcome): PageOutcome =>
  shown.kind === 'page' ? { ...shown, tags: [...(shown.tags ?? []), flagTag(flag)] } : shown

/** A page that exists while its flag is on. Without flags it is unavailable, not missing. */
const behindFlag = (flag: string, page: PublicPage): PublicPage => ({
  show: async request => {
    const state = await request.flagState(flag)
    if (state === 'unanswered') return { kind: 'unavailable', reason: flag }
    return state === 'on' ? dependingOn(flag, await page.show(request)) : { kind: 'missing' }
  },
})

/** R048: help and what is below it lead home while they are off. */
const ofHelp = (page: PublicPage): PublicPage => ({
  show: async request => {
    const [shown, state] = await Promise.all([page.show(request), request.flagState('help_pages')])
    return state === 'off'
      ? { kind: 'redirect', to: href(request.locale, 'home'), status: 302 }
      : dependingOn('help_pages', shown)
  },
})

/** `/help/all-topics`: every page of help, whichever it stands below. */
const allTopics = publicPage({
  load: async ({ commerce, language, locale }: PublicRequest): Promise<LoadResult<Props>> => {
    const { site: siteId } = locales[locale]
    const [help, topics] = await Promise.all([
      commerce('content.augmented-page.get', { mode: 'publish', siteId, page: 'help' }),
      commerce('content.search.get', { mode: 'publish', siteId, searchType: 'help', pageSize: '48' }),
    ])
    if (!help.ok || !topics.ok) return { kind: 'unavailable', reason: 'help' }
    const title = language.t('content.help.all')
    const { description, href: path, name } = help.value
    return {
      kind: 'page',
      props: {
        title,
        description,
        trail: [{ slug: name, title: help.value.title, summary: description, href: path }],
        children: topics.value.items.filter(topic => topic.href !== path),
        placed: [],
        carousels: new Map(),
      },
      head: { title: `${title} · Fellholm`, description },
      tags: ['content:help'],
    }
  },
  Page: ContentPage,
})

export const contentPages = {
  helpAllTopics: ofHelp(allTopics),
  aboutUs: named('about-us', '/about-us'),
  aboutUsHistory: named('history', '/about-us/history'),
  athletes: named('athletes', '/athletes'),
  events: named('events', '/events', withEvents),
  article: contentPage(slugOf, params => `/articles/${slugOf(params)}`),
  help: ofHelp(named('help', '/help')),
  helpTopic: ofHelp(contentPage(slugOf, params => `/help/${slugOf(params)}`)),
  helpChild: ofHelp(contentPage(childOf, params => `/help/${slugOf(params)}/${childOf(params)}`)),
  explore: contentPage(
    ({ slug }) => `explore-${slug ?? ''}`,
    params => `/explore/${slugOf(params)}`,
  ),
  featuredNuptse: named('nuptse', '/featured/nuptse'),
  suppliers: named('suppliers', '/sustainability/suppliers'),
  sourceMaps: named('source-maps', '/sustainability/suppliers/source-maps'),
  warrantyRetail: named('warranty-retail', '/warranty-retail'),
  /** R056: not there while its flag is off. */
  summitSeriesKit: behindFlag('summit_series_kit', named('summit-series-kit', '/summit-series-kit')),
  contentPage: contentPage(slugOf, params => `/${slugOf(params)}`),
} as const satisfies Record<string, PublicPage>
