import choice from '#src/ui/controls/choice.module.css'
import { heedPersonFrame, personFrame } from '#src/ui/forms/person-frame.ts'
import { tickedAnswer, type PersonWidget } from '#src/ui/forms/person-check-context.ts'
import css from '#src/ui/forms/person-check.module.css'
import { locales } from '#src/language/locales.ts'

import { pageLanguage } from '../document/language.ts'
import { pageLocale } from '../document/page-locale.ts'

function fieldOf(type: 'checkbox' | 'hidden', value: string): HTMLInputElement {
  const field = document.createElement('input')
  Object.assign(field, { type, name: 'recaptcha_response', value })
  return field
}

function boxOf(text: string): HTMLElement {
  const label = document.createElement('label')
  label.className = choice.check ?? ''
  const words = document.createElement('span')
  words.textContent = text
  label.append(fieldOf('checkbox', tickedAnswer), words)
  return label
}

function frameOf(title: string, command: string): HTMLElement {
  const place = document.createElement('div')
  const frame = document.createElement('iframe')
  Object.assign(frame, { title, className: css.frame, src: personFrame(locales[pageLocale()].callLocale, command) })
  place.append(fieldOf('hidden', ''), frame)
  heedPersonFrame(place)
  return place
}

/** The question's place: its former one, else below the form's refusal. */
function put(form: HTMLFormElement, question: HTMLElement) {
  const before = form.querySelector('[data-person-check]')
  const words = form.querySelector('[data-error-summary], [data-problem]')
  if (before !== null) before.replaceWith(question)
  else if (words === null) form.append(question)
  else words.after(question)
}

/** Has a form that the server made ask whether somebody is a person; an answer given before was of no use. */
export async function askWhetherPerson(form: HTMLFormElement, widget: PersonWidget): Promise<void> {
  const { t } = await pageLanguage()
  const text = t('shell.person')
  const question = widget === 'turnstile' ? frameOf(text, form.dataset.command ?? '') : boxOf(text)
  question.dataset.personCheck = ''
  put(form, question)
}
