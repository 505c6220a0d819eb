import { Hono } from 'hono'
import { html } from 'hono/html'

import { conversationsOf, settingsOf } from '../bindings.ts'
import type { Conversation, Message } from '../conversations.ts'

type Content = ReturnType<typeof html>

const page = (title: string, content: Content) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/window.css" />
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`

const item = ({ id, fields, endedAt }: Conversation) =>
  html`<li><a href="/staff/${id}">${id.slice(0, 8)}</a> ${fields} ${endedAt === null ? '' : '(over)'}</li>`

const line = ({ sender, text }: Message) => html`<li data-sender="${sender}">${text}</li>`

/** Where the staff of the demonstration reads and answers; each request of it is a page or a form. */
export const staffRoutes = new Hono<{ Bindings: object }>()
  .get('/', async c => {
    const all = await conversationsOf(settingsOf(c.env)).list()
    return c.html(
      page(
        'Conversations',
        html`<ol>
          ${all.map(item)}
        </ol>`,
      ),
    )
  })
  .get('/:id', async c => {
    const conversations = conversationsOf(settingsOf(c.env))
    const known = await conversations.find(c.req.param('id'))
    if (known === undefined) return c.notFound()
    const messages = await conversations.messages(known.id, 0)
    const answer = html`<form method="post">
      <label>Answer<textarea name="text" rows="2" maxlength="2000" required></textarea></label>
      <button type="submit">Send</button>
    </form>`
    const content = html`<ol>
        ${messages.map(line)}
      </ol>
      ${known.endedAt === null ? answer : html`<p>It is over.</p>`}`
    return c.html(page(`Conversation ${known.id.slice(0, 8)}`, content))
  })
  .post('/:id', async c => {
    const { text } = await c.req.parseBody()
    const words = typeof text === 'string' ? text.trim().slice(0, 2_000) : ''
    const id = c.req.param('id')
    if (words !== '') await conversationsOf(settingsOf(c.env)).write(id, 'staff', words, Date.now())
    return c.redirect(`/staff/${id}`, 303)
  })
