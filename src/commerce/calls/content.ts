import * as v from 'valibot'

import { call } from '../call.ts'
import { filled } from './shapes.ts'

/** How long a bottom margin is, per breakpoint (D55: 0, 8, 16, 32, 64 px). */
const margin = v.picklist(['none', 'xs', 'sm', 'md', 'lg'])
const perBreakpoint = v.object({ small: margin, medium: margin, large: margin })

/** One placed piece of content; `type` chooses the component, `data` is parsed by that component's own schema. */
const item = v.object({
  type: v.string(),
  id: v.string(),
  variant: v.optional(v.string()),
  experienceId: v.optional(v.string()),
  bottomMargins: v.optional(perBreakpoint),
  hideOnBreakpoint: v.optional(v.array(v.picklist(['small', 'medium', 'large']))),
  isSticky: v.optional(v.boolean()),
  delocalizedTracking: v.optional(v.string()),
  lazy: v.optional(v.boolean()),
  data: v.record(v.string(), v.unknown()),
})
export type ContentItem = v.InferOutput<typeof item>

const section = v.object({ name: v.string(), items: v.array(item) })

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
}
const menuItem: v.GenericSchema<MenuItem> = v.object({
  id: v.string(),
  label: v.string(),
  href: v.string(),
  children: v.array(v.lazy(() => menuItem)),
})

export const contentCalls = {
  'content.page.get': call({
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/page/{siteId}/{page}',
    who: 'anyone',
    answer: page,
    errors: ['API404'],
  }),
  'content.menu.get': call({
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/menu/{siteId}',
    who: 'anyone',
    answer: v.object({
      items: v.array(menuItem),
      promotion: v.optional(v.object({ text: filled(200), href: v.string() })),
    }),
    errors: ['API404'],
  }),
  'content.footer.get': call({
    method: 'GET',
    path: '/{mode}/caas/v1/canvas/footer/{siteId}',
    who: 'anyone',
    answer: v.object({ items: v.array(menuItem) }),
    errors: ['API404'],
  }),
} as const
