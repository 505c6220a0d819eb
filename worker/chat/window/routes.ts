import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'

import { conversationsOf, settingsOf } from '../bindings.ts'
import script from './window.js?raw'
import styles from './window.css?raw'
import { textsOf } from './texts.ts'

const begun = v.object({ fields: v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(512))) })
const written = v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)) })
/** So many fields a chat may be begun with. */
const mostFields = 20

const page = (language: string) => {
  const t = textsOf(language)
  return html`<!doctype html>
    <html lang="${t.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${t.title}</title>
        <link rel="stylesheet" href="/window.css" />
        <script type="module" src="/window.js"></script>
      </head>
      <body>
        <h1>${t.title}</h1>
        <ol role="log" aria-live="polite"></ol>
        <form>
          <p role="alert" hidden>${t.failed}</p>
          <label>${t.label}<textarea name="text" rows="2" maxlength="2000" required></textarea></label>
          <button type="submit">${t.send}</button>
        </form>
      </body>
    </html>`
}

/** The window in the store's frame, and what it writes and reads. */
export const windowRoutes = new Hono<{ Bindings: object }>()
  .get('/window', c => c.html(page(c.req.query('lang') ?? 'en')))
  .get('/window.js', c => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  .get('/window.css', c => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }))
  .post('/conversations', async c => {
    const input = v.safeParse(begun, await c.req.json().catch(() => undefined))
    if (!input.success || Object.keys(input.output.fields).length > mostFields) return c.json({ error: 'input' }, 422)
    const id = await conversationsOf(settingsOf(c.env)).begin(JSON.stringify(input.output.fields), Date.now())
    return c.json({ id }, 201)
  })
  .get('/conversations/:id/messages', async c => {
    const conversations = conversationsOf(settingsOf(c.env))
    const known = await conversations.find(c.req.param('id'))
    if (known === undefined || known.endedAt !== null) return c.json({ error: 'none' }, 404)
    const after = Number(/^\d{1,12}$/.exec(c.req.query('after') ?? '')?.[0] ?? 0)
    return c.json(await conversations.messages(known.id, after))
  })
  .post('/conversations/:id/messages', async c => {
    const input = v.safeParse(written, await c.req.json().catch(() => undefined))
    if (!input.success) return c.json({ error: 'input' }, 422)
    const conversations = conversationsOf(settingsOf(c.env))
    const isWritten = await conversations.write(c.req.param('id'), 'shopper', input.output.text, Date.now())
    return isWritten ? c.body(null, 204) : c.json({ error: 'none' }, 404)
  })
  .post('/conversations/:id/end', async c => {
    await conversationsOf(settingsOf(c.env)).end(c.req.param('id'), Date.now())
    return c.body(null, 204)
  })
