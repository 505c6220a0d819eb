import { Hono } from 'hono'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import type { Operate } from '../orders/operate.ts'
import { refusedOrder, siteIn } from '../orders/refused-order.tsx'
import { createOutcomes } from '../jobs/outcomes.ts'
import { titled } from '../pages/document.tsx'
import { formOf, readWhole } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { may } from '../staff/roles.ts'
import type { SaveOutcome } from './outcome.tsx'
import { PageTimesPage } from './page-times-page.tsx'
import { isWrong, readTimes, type Times, type TypedTimes } from './read-fields.ts'
import { save } from './save.ts'

type Shown = {
  readonly outcome: SaveOutcome | undefined
  readonly tags?: readonly string[]
  readonly typed?: TypedTimes
  readonly wrong?: { readonly wrong: keyof TypedTimes; readonly why: string }
}

/** Times as the audit log says them. */
export const timesInWords = ({ from, until }: { readonly [Side in keyof Times]?: string | undefined }): string =>
  `${from ?? 'open'} to ${until ?? 'open'}`

/** When a page is shown. */
export function pageTimesRoutes(tools: Tools & { readonly operate: Operate }) {
  const app = new Hono<DeskEnv>()
  const { operate } = tools
  const outcomes = createOutcomes<Shown>()

  async function findPage(c: DeskContext) {
    const [site, name] = [siteIn(c.req.param('site')), c.req.param('name') ?? '']
    const found = await operate(site, 'operator.pages.list', { query: { search: name.slice(0, 128) } })
    const page = found.ok ? found.value.pages.find(one => one.name === name) : undefined
    return { site, page, code: found.ok ? 'API404' : found.code }
  }

  async function shown(c: DeskContext, status: 200 | 422, what: Shown) {
    const { site, page, code } = await findPage(c)
    if (page === undefined) return refusedOrder(c, code, `/content?site=${site}`)
    c.status(status)
    const mayEdit = may(c.get('member').role, 'content.edit')
    return c.render(<PageTimesPage {...{ site, page, mayEdit }} {...what} />, titled(page.title))
  }

  app.get('/:site/page/:name', requires('content.view'), c =>
    shown(c, 200, outcomes.recall(c.req.query('outcome')) ?? { outcome: undefined }),
  )
  app.post('/:site/page/:name', requires('content.edit'), async c => {
    const field = await formOf(c)
    const typed = { from: field('from'), until: field('until') }
    const times = readTimes(typed)
    if (isWrong(times)) return shown(c, 422, { outcome: 'unreadable', typed, wrong: times })
    const { site, page, code } = await findPage(c)
    if (page === undefined) return refusedOrder(c, code, `/content?site=${site}`)
    const body = { ...times, revision: readWhole(field('revision')) }
    const saved = await save(
      tools,
      c.get('member'),
      [site, 'operator.page-times.change', { path: { name: page.name }, body }],
      {
        action: 'change times',
        subject: `${site} · ${page.href}`,
        before: timesInWords(page),
        after: timesInWords(times),
      },
    )
    if (saved.outcome === 'refused') return refusedOrder(c, saved.code, `/content?site=${site}`)
    return c.redirect(`/content/${site}/page/${page.name}?outcome=${outcomes.keep(saved)}`, 303)
  })
  return app
}
