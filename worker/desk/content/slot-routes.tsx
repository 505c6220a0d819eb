import { Hono } from 'hono'
import * as v from 'valibot'

import { localeNames, locales, type Locale, type SiteName } from '#src/language/locales.ts'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import type { Operate } from '../orders/operate.ts'
import { refusedOrder, siteIn } from '../orders/refused-order.tsx'
import { createOutcomes } from '../jobs/outcomes.ts'
import { titled } from '../pages/document.tsx'
import { formOf, readWhole } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { may } from '../staff/roles.ts'
import type { SaveOutcome } from './outcome.tsx'
import { timesInWords } from './page-times-routes.tsx'
import { isWrong, readTimes } from './read-fields.ts'
import { save } from './save.ts'
import { SlotPage, type WrongEntry } from './slot-page.tsx'
import { wrongText } from './wrong-text.ts'

type Shown = {
  readonly outcome: SaveOutcome | undefined
  readonly tags?: readonly string[]
  readonly wrong?: WrongEntry
}
type Asked = { readonly site: SiteName; readonly place: string; readonly locale: Locale }

/** The locale of a shop that an address or a form names; the shop's first for anything that is none of them. */
function localeIn(site: SiteName, text: string | undefined): Locale {
  const own = localeNames.filter(name => locales[name].site === site)
  const [first = 'en-us'] = own
  return v.parse(v.fallback(v.picklist(own), first), text)
}

/** The entries of slots. */
export function slotRoutes(tools: Tools & { readonly operate: Operate }) {
  const app = new Hono<DeskEnv>()
  const { operate } = tools
  const outcomes = createOutcomes<Shown>()

  const entriesOf = ({ site, place, locale }: Asked) =>
    operate(site, 'operator.slot.get', { query: { place: place.slice(0, 128) || '-' }, locale })

  async function shown(c: DeskContext, status: 200 | 422, asked: Asked, what: Shown) {
    const slot = await entriesOf(asked)
    if (!slot.ok) return refusedOrder(c, slot.code, `/content?site=${asked.site}`)
    c.status(status)
    const mayEdit = may(c.get('member').role, 'content.edit')
    return c.render(
      <SlotPage {...asked} mayEdit={mayEdit} entries={slot.value.entries} {...what} />,
      titled(`Slot ${asked.place}`),
    )
  }

  app.get('/:site/slot', requires('content.view'), c => {
    const site = siteIn(c.req.param('site'))
    const asked = { site, place: c.req.query('place') ?? '', locale: localeIn(site, c.req.query('locale')) }
    return shown(c, 200, asked, outcomes.recall(c.req.query('outcome')) ?? { outcome: undefined })
  })
  app.post('/:site/slot', requires('content.edit'), async c => {
    const [field, site] = [await formOf(c), siteIn(c.req.param('site'))]
    const [place, locale, id] = [field('place'), localeIn(site, field('locale')), field('id')]
    const asked = { site, place, locale }
    const slot = await entriesOf(asked)
    const entry = slot.ok ? slot.value.entries.find(one => one.id === id) : undefined
    if (entry === undefined) return refusedOrder(c, slot.ok ? 'API404' : slot.code, `/content?site=${site}`)
    const texts = Object.fromEntries(
      Object.keys(entry.texts).map(path => [path, field(`text:${path}`).replaceAll(/[\r\n]+/g, ' ')]),
    )
    const typed = { from: field('from'), until: field('until') }
    const times = readTimes(typed)
    const refuse = (wrong: Pick<WrongEntry, 'wrong' | 'why'>) =>
      shown(c, 422, asked, { outcome: 'unreadable', wrong: { id, texts, times: typed, ...wrong } })
    if (isWrong(times)) return refuse(times)
    const wrong = wrongText(entry, texts)
    if (wrong !== undefined) return refuse(wrong)
    const body = { place, id, texts, ...times, revision: readWhole(field('revision')) }
    const said = (of: typeof entry.texts) => Object.values(of).join(' · ')
    const saved = await save(tools, c.get('member'), [site, 'operator.entry.change', { body, locale }], {
      action: 'change slot',
      subject: `${site} · ${locale} · ${place} · ${id}`,
      before: `${timesInWords(entry)}: ${said(entry.texts)}`,
      after: `${timesInWords(times)}: ${said(texts)}`,
    })
    if (saved.outcome === 'refused') return refusedOrder(c, saved.code, `/content?site=${site}`)
    const query = new URLSearchParams({ place, locale, outcome: outcomes.keep(saved) })
    return c.redirect(`/content/${site}/slot?${query}`, 303)
  })
  return app
}
