import * as v from 'valibot'

import { call } from '../call.ts'
import { count, filled, image, type Image, numberInQuery, pageLink } from './shapes.ts'

/** How long a bottom margin is, per breakpoint (D55: 0, 8, 16, 32, 64 px). */
const margin = v.picklist(['none', 'xs', 'sm', 'md', 'lg'])
const perBreakpoint = v.object({ small: margin, medium: margin, large: margin })

/** One placed piece of content; `type` chooses the component, `data` is parsed by that component's own schema. */
export const contentItem = v.object({
  type: v.string(),
  id: v.string(),
  variant: v.optional(v.string()),
  experienceId: v.optional(v.string()),
  bottomMargins: v.optional(perBreakpoint),
  hideOnBreakpoint: v.optional(v.array(v.picklist(['small', 'medium', 'large']))),
  isSticky: v.optional(v.boolean()),
  delocalizedTracking: v.optional(v.string()),
  lazy: v.optional(v.boolean()),
  /** In a preview: shoppers do not see it now. */
  unpublished: v.optional(v.boolean()),
  data: v.record(v.string(), v.unknown()),
})
export type ContentItem = v.InferOutput<typeof contentItem>

/** Items shown in place of the baseline to visitors with this variation. */
const contentVariant = v.object({ variantId: v.string(), targets: v.array(contentItem) })

const section = v.object({
  name: v.string(),
  items: v.array(contentItem),
  /** R155: what decides what stands here instead of `items`: a flag by its experiment, or an experience of the engine. */
  experienceId: v.optional(v.string()),
  /** R274: `monetate` where the engine decides, once the page is there; a flag where it is not said. */
  experienceType: v.optional(v.picklist(['flag', 'monetate'])),
  variants: v.optional(v.array(contentVariant)),
  baselines: v.optional(v.array(contentItem)),
})
export type ContentSection = v.InferOutput<typeof section>

const page = v.object({
  name: v.string(),
  title: v.string(),
  description: v.string(),
  sections: v.array(section),
})
export type ContentPage = v.InferOutput<typeof page>

export type MenuItem = {
  readonly id: string
  readonly label: string
  /** A path without locale, e.g. `/c/mens-jackets`. */
  readonly href: string
  readonly children: readonly MenuItem[]
  /** Of a department: shown at the end of what it opens. */
  readonly picture?: Image | undefined
  /** In a preview: shoppers do not see it now. */
  readonly unpublished?: boolean | undefined
}
const menuItem: v.GenericSchema<MenuItem> = v.object({
  id: v.string(),
  label: v.string(),
  href: v.string(),
  children: v.array(v.lazy(() => menuItem)),
  picture: v.optional(image),
  unpublished: v.optional(v.boolean()),
})

/** A path of content: the mode is `preview` or `publish` (R286), each site has its own. */
const canvas = <const Rest extends string>(rest: Rest) => `/{mode}/caas/v1/canvas/${rest}` as const

/** R285: nulls are never sent, so `removeNulls` changes nothing; previews may look at a moment (ISO 8601) of their own. */
const options = {
  removeNulls: v.optional(v.picklist(['true', 'false'])),
  previewDate: v.optional(v.pipe(v.string(), v.maxLength(40))),
}

/** Declares a GET of content, of which there may be none by that name. */
const content = <const Path extends `/${string}`, const Answer extends v.GenericSchema>(path: Path, answer: Answer) =>
  call({ method: 'GET', path, who: 'anyone', query: v.object(options), answer, errors: ['API404'] })

const sections = v.array(section)
const links = v.array(pageLink)
/** The slot that sections come from (`category/packs`), by which a stored page that shows them is purged. */
const place = v.optional(v.string())

/** R156. */
const popup = v.object({
  id: v.string(),
  name: v.string(),
  minimizedTitle: v.string(),
  baselines: v.array(contentItem),
  unpublished: v.optional(v.boolean()),
})
export type Popup = v.InferOutput<typeof popup>

const modal = v.object({
  id: v.string(),
  title: v.string(),
  size: v.picklist(['xs', 'sm', 'md', 'lg']),
  items: v.array(contentItem),
  unpublished: v.optional(v.boolean()),
})
export type Modal = v.InferOutput<typeof modal>

export const contentCalls = {
  'content.page.get': content(canvas('page/{siteId}/{page}'), page),
  /** A page with what surrounds it: the way to it, its children, and the slots of its kind. */
  'content.augmented-page.get': content(
    canvas('augmentedpage/{siteId}/{page}'),
    v.object({ ...page.entries, href: v.string(), trail: links, children: links, slots: sections, place }),
  ),
  'content.category.get': content(
    canvas('category/{siteId}/{categoryId}'),
    v.object({ categoryId: v.string(), sections, place }),
  ),
  /** Content that matches `query`; `searchType` is `articles`, `help`, `pages` or `all`. */
  'content.search.get': call({
    method: 'GET',
    path: canvas('search/{siteId}/{searchType}'),
    who: 'anyone',
    query: v.object({
      ...options,
      query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(128))),
      page: v.optional(numberInQuery(1, 1000)),
      pageSize: v.optional(numberInQuery(1, 48)),
    }),
    answer: v.object({ total: count, page: count, pageSize: count, items: links }),
    errors: ['API404'],
  }),
  'content.menu.get': content(
    canvas('menu/{siteId}'),
    v.object({
      items: v.array(menuItem),
      promotion: v.optional(v.object({ text: filled(200), href: v.string(), unpublished: v.optional(v.boolean()) })),
    }),
  ),
  'content.footer.get': content(canvas('footer/{siteId}'), v.object({ items: v.array(menuItem) })),
  'content.fragment.get': content(
    canvas('fragment/{fragmentId}'),
    v.object({ id: v.string(), items: v.array(contentItem) }),
  ),
  'content.children.list': content(
    canvas('children/{siteId}/{parentPageSlug}'),
    v.object({ parent: v.string(), items: links }),
  ),
  'content.popups.list': content(canvas('popups/{siteId}'), v.object({ popups: v.array(popup) })),
  'content.product.get': content(
    canvas('product/{siteId}/{productId}'),
    v.object({ productId: v.string(), sections, place }),
  ),
  'content.showcase.get': call({
    method: 'GET',
    path: canvas('showcase/{siteId}/{docType}'),
    who: 'anyone',
    query: v.object({ ...options, id: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
    answer: v.object({ docType: v.string(), items: v.array(contentItem) }),
    errors: ['API404'],
  }),
  /** Content of the error page for a code. */
  'content.error-section.get': content(canvas('error/{siteId}/{code}'), v.object({ code: v.string(), sections })),
  'content.sign-up-modal-section.get': content(canvas('signupmodal/{siteId}'), v.object({ sections })),
  'content.modal.get': content(canvas('modal/{siteId}/{contentId}'), modal),
  /** Content that stands around what a page of a kind shows by itself. */
  'content.page-slots.get': content(
    canvas('slots/{siteId}/{pageKind}'),
    v.object({ pageKind: v.string(), sections, place }),
  ),
} as const
