import { html } from 'hono/html'

import type { FieldLanguage } from '../fields/texts.ts'
import { texts } from './texts.ts'

type Frame = { readonly language: FieldLanguage; readonly storeOrigin: string }

const page = ({ language }: Frame, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${texts[language].title}</title>
        <link rel="stylesheet" href="/assets/fields.css" />
      </head>
      <body>
        ${content}
      </body>
    </html>`

type Question = Frame & { readonly text: string; readonly action: string }

/** A question with two answers, as a form. */
export const question = ({ text, action, ...frame }: Question) => {
  const words = texts[frame.language]
  return page(
    frame,
    html`<main aria-label="${words.title}">
      <p class="sandbox">${words.sandbox}</p>
      <form method="post" action="${action}">
        <h1>${text}</h1>
        <button name="answer" value="yes">${words.yes}</button>
        <button name="answer" value="no" class="quiet">${words.no}</button>
      </form>
    </main>`,
  )
}

/** After the answer: a frame tells the store that contains it, and no other page. */
export const answered = ({ message, ...frame }: Frame & { readonly message: Readonly<Record<string, string>> }) =>
  page(
    frame,
    html`<main>
      <p role="status">${texts[frame.language].done}</p>
      <output hidden data-store-origin="${frame.storeOrigin}" data-message="${JSON.stringify(message)}"></output>
      <script type="module" src="/assets/answered.js"></script>
    </main>`,
  )

export const over = (frame: Frame) => page(frame, html`<main><p>${texts[frame.language].over}</p></main>`)
