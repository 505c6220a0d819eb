import type { CommandRefusal } from '#src/shop/command-answer.ts'
import type { FieldProblem } from '#src/ui/forms/form-state.ts'

import { errorText } from '../document/language.ts'

/** A form's error texts and their place: above and at the fields, at the fields alone, in one place, or at its foot. */
export type FormWords = {
  readonly where: 'summary' | 'fields' | 'place' | 'foot'
  /** From top to bottom. */
  readonly problems: readonly FieldProblem[]
  /** For the whole of it. */
  readonly message: string | undefined
}

/** The element that names a field: its label, a choice's legend, or the text beside a box. */
function namingOf(form: HTMLFormElement, field: string): Node | null | undefined {
  const label = form.querySelector(`label[for="${CSS.escape(field)}"]`)
  if (label !== null) return label.firstChild
  const control = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`)
  return control?.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : control?.closest('label')
}

/** The fields of a third party's frame are named by the frame's title. */
const labelOf = (form: HTMLFormElement, field: string) =>
  namingOf(form, field)?.textContent?.trim() ?? form.querySelector<HTMLElement>(`#${CSS.escape(field)}`)?.title ?? ''

const placeOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[data-error-for="${CSS.escape(field)}"]`)

/** Whether a form says by itself what is wrong: in a summary, or at one of these fields. */
export const canShowProblems = (form: HTMLFormElement, problems: Readonly<Record<string, string>>): boolean =>
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

/** Clears a field's error while it is being corrected; only the next answer can bring it back. */
function clearWhileMending(event: Event) {
  const field = (event.target as HTMLInputElement).name
  const form = (event.target as HTMLInputElement).form
  if (form !== null) setProblem(form, field, undefined)
}

function clear(form: HTMLFormElement) {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]'))
    setProblem(form, place.dataset.errorFor ?? '', undefined)
}

/** Whether a form asks for a field, by itself or in a frame; what it knows already cannot be mended. */
function asksFor(form: HTMLFormElement, field: string): boolean {
  const control = form.elements.namedItem(field)
  const isHidden = control instanceof HTMLInputElement && control.type === 'hidden'
  return control !== null && (!isHidden || form.querySelector(`#${CSS.escape(field)}`) !== null)
}

/** Problems with fields that the form asks for, from top to bottom; the others are said for the whole of it. */
function problemsInPlace(form: HTMLFormElement, problems: Readonly<Record<string, string>>) {
  const places = [...form.querySelectorAll<HTMLElement>('[data-error-for]')].map(({ dataset }) => dataset.errorFor)
  return Object.entries(problems)
    .filter(([field]) => places.includes(field) || asksFor(form, field))
    .toSorted(([a], [b]) => places.indexOf(a) - places.indexOf(b))
}

/** Says in words what is wrong with a form that has places for it. */
export async function wordsOfProblems(form: HTMLFormElement, refusal: CommandRefusal): Promise<FormWords> {
  const problems = await Promise.all(
    problemsInPlace(form, refusal.problems).map(async ([field, code]) => ({
      field,
      text: await errorText(code, refusal.detail, { field: labelOf(form, field) }),
    })),
  )
  const where = form.querySelector('[data-error-summary]') === null ? 'fields' : 'summary'
  return { where, problems, message: problems.length > 0 ? undefined : await errorText(refusal.code, refusal.detail) }
}

/** The focus goes to the summary; without one to the first field that is wrong, which says why. */
export function focusWords(form: HTMLFormElement, { where }: FormWords): void {
  if (where === 'fields') form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  if (where !== 'summary') return
  form.querySelector<HTMLElement>('[data-error-summary]')?.focus()
  document.title = document.title.startsWith('! ') ? document.title : `! ${document.title}`
}

function writeSummary(summary: HTMLElement, { problems, message }: FormWords) {
  const place = summary.querySelector('[data-error-message]')
  if (place !== null) place.textContent = message ?? ''
  summary.querySelector('ul')?.replaceChildren(...problems.map(({ field, text }) => linkTo(field, text)))
  summary.hidden = false
}

/** Writes the words into a form that the server made: a summary that leads to each field, and the same at the fields. */
export function writeWords(form: HTMLFormElement, words: FormWords): void {
  clear(form)
  for (const { field, text } of words.problems) setProblem(form, field, text)
  form.addEventListener('input', clearWhileMending)
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  if (summary !== null) writeSummary(summary, words)
  focusWords(form, words)
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
