import { outcome, runCommand } from './form-command.ts'
import { pressOf, type ShownAnswer } from './form-protocol.ts'
import { showLostAnswer } from './lost-answer.ts'

/** Where a form says in one place what went wrong. */
export const problemSlot = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-problem]')

/** A form that has its own words for success says them in its place, and is empty again. */
function sayThanks(form: HTMLFormElement) {
  const place = form.querySelector<HTMLElement>('[data-thanks]')
  if (place !== null) place.textContent = place.dataset.thanks ?? ''
  form.reset()
}

async function show(form: HTMLFormElement, shown: ShownAnswer) {
  if (shown === undefined) return
  if (shown === 'thanks') return sayThanks(form)
  // The change was refused, so the choice goes back to its former value.
  if (form.dataset.submitOnChange !== undefined) form.reset()
  if (shown === 'asking') form.querySelector('[data-unheard-said]')?.removeAttribute('hidden')
  else if (typeof shown === 'string') showLostAnswer(form, shown)
  else
    try {
      const { showRefusal } = await outcome()
      await showRefusal(form, shown)
    } catch {
      // Its words could not be fetched.
      showLostAnswer(form)
    }
}

/** Runs the command of a form that the server made; the button, or the choice that is sent at once, works meanwhile. */
export async function runServerForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const working = submitter ?? form.querySelector('select')
  working?.setAttribute('aria-busy', 'true')
  const problem = problemSlot(form)
  if (problem?.hidden === false) problem.hidden = true
  const shown = await runCommand(pressOf(form, submitter))
  if (shown !== 'asking') working?.removeAttribute('aria-busy')
  await show(form, shown)
}
