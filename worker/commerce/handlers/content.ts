import type { Handlers } from '#src/commerce/call.ts'
import type { contentCalls } from '#src/commerce/calls/content.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Context, Contexts } from '../context.ts'

type ContentPath = { readonly mode: string; readonly siteId: string }

/** Content is kept per site; there is no draft besides what is published. */
const isThere = ({ mode, siteId }: ContentPath, { site }: Context): boolean =>
  siteId === site && (mode === 'publish' || mode === 'preview')

export const contentHandlers = {
  'content.page.get': ({ path }, context) => {
    const page = isThere(path, context) ? context.content.page(path.page, context.locale) : undefined
    return page === undefined ? fail('API404') : ok(page)
  },
  'content.menu.get': ({ path }, context) =>
    isThere(path, context) ? ok(context.content.menu(context.locale)) : fail('API404'),
  'content.footer.get': ({ path }, context) =>
    isThere(path, context) ? ok(context.content.footer(context.locale)) : fail('API404'),
} satisfies Handlers<typeof contentCalls, Contexts>
