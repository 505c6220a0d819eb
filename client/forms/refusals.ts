import { refusalOfPlacing } from '#src/language/checkout-refusals.ts'
import { refusalOf } from '#src/language/refusals.ts'

import type { CommandAnswer } from './command.ts'
import { hasPlaces, showProblems } from './form-problems.ts'
import { errorText } from '../document/language.ts'
import { toast } from './toasts.ts'

type Refusal = Extract<CommandAnswer, { ok: false }>

/** R167: how long the message of a session that has ended stands before the page loads anew. */
const reloadMs = 4_000

/** The customer behind the session is gone: the store has forgotten them, says so, and begins again. */
async function beginAgain(text: string) {
  await toast(text, 'error')
  setTimeout(() => location.reload(), reloadMs)
}

/** What each of these commands is refused for in a toast, and not at its form. */
const toasts: Readonly<Record<string, (code: string) => boolean>> = {
  'checkout/place': code => refusalOfPlacing(code).place === 'toast',
  /** R339 */
  'account/add-card': code => refusalOf(code).place === 'toast',
}

const isToast = ({ dataset: { command = '' } }: HTMLFormElement, { code, problems }: Refusal) =>
  Object.keys(problems).length === 0 && toasts[command]?.(code) === true

/** Says why a form was refused: at its fields, at its place, or in a toast that stays (D21, R336). */
export async function showRefusal(form: HTMLFormElement, answer: Refusal): Promise<void> {
  const { code, detail, problems } = answer
  const [problem = code] = Object.values(problems)
  const text = await errorText(problem, detail)
  if (code === 'AUT498') return beginAgain(text)
  // A form that is gone, with its page or its dialog, has no place any more.
  if (!form.isConnected || isToast(form, answer)) return toast(text, 'error')
  if (hasPlaces(form, problems)) return showProblems(form, answer)
  const place = form.querySelector<HTMLElement>('[data-problem]')
  if (place === null) return toast(text, 'error')
  place.textContent = text
  place.hidden = false
}
