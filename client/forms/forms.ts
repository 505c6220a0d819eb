import { goTo } from '../navigation/go-to.ts'
import { hold, isBusy } from './hold.ts'
import { isReacts } from '../mount/react-roots.ts'
import { runCommand } from './form-command.ts'
import { missingChoice } from './form-protocol.ts'
import { provideRun } from './running.ts'
import { problemSlot, runServerForm } from './server-form.ts'
import { islandsReady } from '../mount/waking.ts'

/** A form says at its own place what is missing. */
function tellMissing(event: Event) {
  const { form } = event.target as HTMLInputElement
  if (form === null || isReacts(form)) return
  const place = problemSlot(form)
  const text = place === null ? undefined : missingChoice(event)
  if (place === null || text === undefined) return
  place.textContent = text
  place.hidden = false
}

/** A GET form becomes a navigation, so that the page changes softly. */
function navigateForm(form: HTMLFormElement) {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  const path = new URL(form.action).pathname
  goTo(query.size === 0 ? path : `${path}?${query}`)
}

/** A form that asks again by itself, such as one that waits for an order to settle. */
export function startRepeats(within: ParentNode): void {
  for (const form of within.querySelectorAll<HTMLFormElement>('form[data-repeat]'))
    setTimeout(() => form.isConnected && form.requestSubmit(), Number(form.dataset.repeat))
}

/**
 * One set of listeners for every form that the server made; before them, and without script, forms post by themselves. What
 * React shows it sends itself (`live-form.tsx`).
 */
export function startForms(): void {
  provideRun(runCommand)
  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented) return
    const awake = islandsReady(form)
    if (awake !== undefined) hold(event, form, awake)
    else if (form.dataset.command !== undefined) {
      if (isReacts(form)) return
      event.preventDefault()
      if (!isBusy(event.submitter)) void runServerForm(form, event.submitter)
    } else if (form.method === 'get') {
      event.preventDefault()
      navigateForm(form)
    }
  })
  document.addEventListener('invalid', tellMissing, { capture: true })
  document.addEventListener('change', event => {
    const form = (event.target as HTMLInputElement).form
    if (form?.dataset.submitOnChange !== undefined && !isReacts(form)) form.requestSubmit()
  })
}
