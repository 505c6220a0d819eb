import { refusalOfPlacing } from '#src/language/checkout-refusals.ts'
import { refusalOf } from '#src/language/refusals.ts'
import type { CommandRefusal } from '#src/shop/command-answer.ts'

import { canShowProblems, wordsOfProblems, writeWords, type FormWords } from './form-problems.ts'
import { askWhetherPerson } from './person-check.ts'
import { errorText } from '../document/language.ts'
import { toast } from '../document/toasts.ts'

/** R167: how long the message of a session that has ended stands before the page loads anew. */
const reloadMs = 4_000

let isBeginning = false

/** The customer behind the session is gone: the store has forgotten them, says so once, and begins again. */
export async function beginAgain(): Promise<void> {
  if (isBeginning) return
  isBeginning = true
  await toast(await errorText('AUT498'), 'error')
  setTimeout(() => location.reload(), reloadMs)
}

/** Refusals that are shown in a toast and not at the form, by command. */
const toasts: Readonly<Record<string, (code: string) => boolean>> = {
  'checkout/place': code => refusalOfPlacing(code).place === 'toast',
  /** R339 */
  'account/add-card': code => refusalOf(code).place === 'toast',
}

const isToast = ({ dataset: { command = '' } }: HTMLFormElement, { code, problems }: CommandRefusal) =>
  Object.keys(problems).length === 0 && toasts[command]?.(code) === true

/** A form's text for its refusal (D21, R336); undefined where a toast shows it. */
export async function wordsOfRefusal(form: HTMLFormElement, refusal: CommandRefusal): Promise<FormWords | undefined> {
  const { code, detail, problems } = refusal
  const [problem = code] = Object.values(problems)
  const text = await errorText(problem, detail)
  if (code === 'AUT498') return void (await beginAgain())
  // A form that is gone, with its page or its dialog, has no place any more.
  if (!form.isConnected || isToast(form, refusal)) return void (await toast(text, 'error'))
  if (canShowProblems(form, problems)) return wordsOfProblems(form, refusal)
  if (form.querySelector('[data-problem]') === null) return void (await toast(text, 'error'))
  return { where: 'place', problems: [], message: text }
}

/** Says why a form that the server made was refused: at its fields, at its place, or in a toast. */
export async function showRefusal(form: HTMLFormElement, refusal: CommandRefusal): Promise<void> {
  const words = await wordsOfRefusal(form, refusal)
  if (words === undefined) return
  if (refusal.personWidget !== undefined) await askWhetherPerson(form, refusal.personWidget)
  const place = words.where === 'place' ? form.querySelector<HTMLElement>('[data-problem]') : null
  if (place === null) return writeWords(form, words)
  place.textContent = words.message ?? ''
  place.hidden = false
}
