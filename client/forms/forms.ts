import { problemSlot, runCommand } from './form-command.ts'
import { goTo } from '../navigation/go-to.ts'
import { formAwakes } from '../mount/waking.ts'

/** A form that says itself what is missing says it at its own place, and the focus goes to the first such field. */
function tellMissing(event: Event) {
  const field = event.target as HTMLInputElement
  const { form } = field
  const text = form?.dataset.choose
  const place = form && problemSlot(form)
  // Only a choice can be missing; of a number the browser says itself what is wrong.
  if (!form || !place || text === undefined || field.type !== 'radio') return
  event.preventDefault()
  if (form.querySelector(':invalid') === field || form.querySelector('input:invalid') === field) field.focus()
  place.textContent = text
  place.hidden = false
}

const isBusy = (element: Element | null) => element?.getAttribute('aria-busy') === 'true'

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

/** Holds a form back until what has a say in it listens, such as the provider's card fields; it is then sent again. */
function hold(event: SubmitEvent, form: HTMLFormElement, awake: Promise<unknown>) {
  const { submitter } = event
  event.preventDefault()
  if (isBusy(submitter)) return
  submitter?.setAttribute('aria-busy', 'true')
  void awake.then(() => {
    submitter?.removeAttribute('aria-busy')
    if (form.isConnected) form.requestSubmit(submitter)
  })
}

/** One pair of listeners for every form of the document; before them, and without script, forms post by themselves. */
export function startForms(): void {
  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented) return
    const awake = formAwakes(form)
    if (awake !== undefined) hold(event, form, awake)
    else if (form.dataset.command !== undefined) {
      event.preventDefault()
      if (!isBusy(event.submitter)) void runCommand(form, event.submitter)
    } else if (form.method === 'get') {
      event.preventDefault()
      navigateForm(form)
    }
  })
  document.addEventListener('invalid', tellMissing, { capture: true })
  document.addEventListener('change', event => {
    const form = (event.target as HTMLInputElement).form
    if (form?.dataset.submitOnChange !== undefined) form.requestSubmit()
  })
}
