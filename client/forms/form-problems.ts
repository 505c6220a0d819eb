import type { CommandAnswer } from './command.ts'
import { errorText } from '../document/language.ts'

/** What says a field's name: its label, a choice's legend, or the words beside a box. */
function namingOf(form: HTMLFormElement, field: string): Node | null | undefined {
  const label = form.querySelector(`label[for="${CSS.escape(field)}"]`)
  if (label !== null) return label.firstChild
  const control = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`)
  return control?.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : control?.closest('label')
}

/** What is typed into a frame of somebody else's is called by the frame's title. */
const labelOf = (form: HTMLFormElement, field: string) =>
  namingOf(form, field)?.textContent?.trim() ?? form.querySelector<HTMLElement>(`#${CSS.escape(field)}`)?.title ?? ''

const placeOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[data-error-for="${CSS.escape(field)}"]`)

/** Whether a form says by itself what is wrong: in a summary, or at one of these fields. */
export const hasPlaces = (form: HTMLFormElement, problems: Readonly<Record<string, string>>): boolean =>
  form.querySelector('[data-error-summary]') !== null ||
  Object.keys(problems).some(field => placeOf(form, field) !== null)

function setProblem(form: HTMLFormElement, field: string, text: string | undefined) {
  const place = placeOf(form, field)
  if (place !== null) {
    place.textContent = text ?? ''
    place.hidden = text === undefined
  }
  const input = form.elements.namedItem(field)
  if (!(input instanceof HTMLElement)) return
  if (text === undefined) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

/** While somebody mends a field its error goes; it comes back only with the next answer. */
function clearWhileMending(event: Event) {
  const field = (event.target as HTMLInputElement).name
  const form = (event.target as HTMLInputElement).form
  if (form !== null) setProblem(form, field, undefined)
}

function clear(form: HTMLFormElement) {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]'))
    setProblem(form, place.dataset.errorFor ?? '', undefined)
}

/** Problems with fields that the form has, from top to bottom; the others are said for the whole of it. */
function problemsInPlace(form: HTMLFormElement, problems: Readonly<Record<string, string>>) {
  const places = [...form.querySelectorAll<HTMLElement>('[data-error-for]')].map(({ dataset }) => dataset.errorFor)
  return Object.entries(problems)
    .filter(([field]) => places.includes(field) || form.elements.namedItem(field) !== null)
    .toSorted(([a], [b]) => places.indexOf(a) - places.indexOf(b))
}

/** Without a summary the focus goes to the first field that is wrong, which says why. */
const focusFirst = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** Says what is wrong with a form: a focused summary that leads to each field, and the same words at the fields. */
export async function showProblems(
  form: HTMLFormElement,
  answer: Extract<CommandAnswer, { ok: false }>,
): Promise<void> {
  clear(form)
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  const texts = await Promise.all(
    problemsInPlace(form, answer.problems).map(async ([field, code]) => ({
      field,
      text: await errorText(code, answer.detail, { field: labelOf(form, field) }),
    })),
  )
  for (const { field, text } of texts) setProblem(form, field, text)
  form.addEventListener('input', clearWhileMending)
  if (summary === null) return focusFirst(form)
  const message = summary.querySelector('[data-error-message]')
  if (message !== null) message.textContent = texts.length > 0 ? '' : await errorText(answer.code, answer.detail)
  summary.querySelector('ul')?.replaceChildren(...texts.map(({ field, text }) => linkTo(field, text)))
  summary.hidden = false
  summary.focus()
  document.title = document.title.startsWith('! ') ? document.title : `! ${document.title}`
}

function linkTo(field: string, text: string): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${field}`
  link.textContent = text
  link.addEventListener('click', event => {
    event.preventDefault()
    document.getElementById(field)?.focus()
  })
  item.append(link)
  return item
}
