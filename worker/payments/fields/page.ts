import { html } from 'hono/html'

import type { Field, CardFieldProblem, Typed } from './check.ts'
import { texts, type FieldLanguage } from './texts.ts'

export type CardFormState = {
  readonly language: FieldLanguage
  /** Where the form is sent: its own address with its own query. */
  readonly action: string
  /** The store that holds the frame; the only origin that is told anything. */
  readonly storeOrigin: string
  /** Fields shown again after an error: never the number or the code. */
  readonly typed: Pick<Typed, 'expiry' | 'name'>
  readonly problems: readonly CardFieldProblem[]
}

type Attributes = { readonly autocomplete: string; readonly inputmode: string; readonly maxlength: number }

const attributes: Readonly<Record<Field, Attributes>> = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 24 },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 9 },
  code: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 },
  name: { autocomplete: 'cc-name', inputmode: 'text', maxlength: 60 },
}

function input(field: Field, { language, typed, problems }: CardFormState) {
  const words = texts[language]
  const hint = field === 'expiry' ? words.expiryHint : field === 'code' ? words.codeHint : ''
  const problem = problems.find(one => one.field === field)
  const value = field === 'expiry' || field === 'name' ? typed[field] : ''
  const { autocomplete, inputmode, maxlength } = attributes[field]
  return html`<p class="field field-${field}">
    <label for="${field}">${words[field]}${hint && html` <span class="hint" id="${field}-hint">${hint}</span>`}</label>
    <input
      id="${field}"
      name="${field}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxlength}"
      required
      spellcheck="false"
      aria-describedby="${hint && `${field}-hint `}${field}-problem"
      ${problem && 'aria-invalid=true'}
    />
    <span class="problem" id="${field}-problem">${problem && words.problems[problem.key]}</span>
  </p>`
}

/** The card form: in the store's frame with script, or a page of its own without. */
export function cardForm(state: CardFormState) {
  const words = texts[state.language]
  return html`<!doctype html>
    <html lang="${state.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <link rel="preload" href="/assets/instrument-sans.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/assets/fields.css" />
        <script type="module" src="/assets/fields.js"></script>
      </head>
      <body>
        <main aria-label="${words.title}">
          <h1>${words.title}</h1>
          <p class="sandbox">${words.sandbox}</p>
          <form method="post" action="${state.action}" novalidate data-store-origin="${state.storeOrigin}">
            ${(['number', 'expiry', 'code', 'name'] as const).map(field => input(field, state))}
            <button>${words.submit}</button>
          </form>
        </main>
      </body>
    </html>`
}

/** The message when the session is over. */
export const sessionOver = (language: FieldLanguage) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${texts[language].title}</title>
        <link rel="stylesheet" href="/assets/fields.css" />
      </head>
      <body>
        <main><p>${texts[language].over}</p></main>
      </body>
    </html>`
