import { Hono } from 'hono'
import * as v from 'valibot'

import { defaultLocale, localeNames } from '#src/language/locales.ts'
import { previewKey } from '#src/purging/preview-key.ts'
import { previewKeyParameter, previewVariantParameter } from '#src/kit/preview-parameter.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { record } from '../audit/log.ts'
import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { formOf } from '../read-form.ts'
import { storeBeside } from '../store-beside.ts'
import { requires } from '../staff/requires.tsx'
import { PreviewsPage, type PreviewRequest } from './previews-page.tsx'

const hourMs = 3_600_000

const pathPattern = /^\/[\w./~-]*$/
const datePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

const nothingYet: PreviewRequest = {
  locale: defaultLocale,
  path: '',
  date: '',
  flag: '',
  variation: '',
  hours: 24,
}

const requestSchema = v.object({
  locale: v.fallback(v.picklist(localeNames), defaultLocale),
  path: v.pipe(v.string(), v.maxLength(300)),
  date: v.string(),
  flag: v.pipe(v.string(), v.maxLength(64)),
  variation: v.pipe(v.string(), v.maxLength(64)),
  hours: v.fallback(v.pipe(v.picklist(['1', '24', '72', '168']), v.transform(Number)), 24),
})

function addressOf({ locale, path, date, flag, variation }: PreviewRequest, key: string): string {
  const query = new URLSearchParams({
    preview: 'true',
    [previewKeyParameter]: key,
    ...(date !== '' && { previewDate: date }),
    ...(flag !== '' && variation !== '' && { [previewVariantParameter]: `${flag}:${variation}` }),
  })
  return `${storeAddressing.localise(locale, path)}?${query}`
}

/** Links to previews, for people without an account. */
export function previewRoutes(tools: Tools) {
  const { db, clock, purgeKey } = tools
  const app = new Hono<DeskEnv>()
  const isClosed = purgeKey === undefined
  const noneWrong = { path: false, date: false }

  app.get('/', requires('previews.share'), c =>
    c.render(
      <PreviewsPage asked={nothingYet} wrong={noneWrong} made={undefined} isClosed={isClosed} />,
      titled('Previews'),
    ),
  )
  app.post('/', requires('previews.share'), async c => {
    const field = await formOf(c)
    const names = ['locale', 'path', 'date', 'flag', 'variation', 'hours'] as const
    const read = v.safeParse(requestSchema, Object.fromEntries(names.map(name => [name, field(name)])))
    const asked = read.success ? read.output : nothingYet
    const wrong = {
      path: !read.success || !pathPattern.test(asked.path),
      date: asked.date !== '' && !datePattern.test(asked.date),
    }
    if (purgeKey === undefined || wrong.path || wrong.date) {
      c.status(422)
      return c.render(<PreviewsPage {...{ asked, wrong, isClosed }} made={undefined} />, titled('Previews'))
    }
    const until = clock() + asked.hours * hourMs
    const href = (storeBeside(c.req.url, tools) ?? '') + addressOf(asked, await previewKey(purgeKey, until))
    const subject = `${asked.locale} ${asked.path} ${asked.date}`.trim()
    record(db, c.get('member'), clock(), {
      action: 'share preview',
      subject,
      after: `until ${new Date(until).toISOString()}`,
    })
    return c.render(<PreviewsPage {...{ asked, wrong, isClosed }} made={{ href, until }} />, titled('Previews'))
  })
  return app
}
