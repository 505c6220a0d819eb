import type { Notice } from '#src/shop/command.ts'

import { showCartCount, shownCartCount } from './cart-count.ts'
import { sendCommand, unknownOutcome, type CommandAnswer } from './command.ts'
import { connected } from './connection.ts'
import { dialogShown } from './dialogs.ts'
import { goTo } from './go-to.ts'
import { formAwakes } from './islands.ts'
import { sayUnheard } from './unheard.ts'

/** Sent when a form's command has been answered; an island near the form may want to know. */
export const commandAnswered = 'fellholm:answered'

const problemPlace = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-problem]')

/**
 * Nothing was heard of a command that must not be sent twice: the form says so and stays busy, and as soon as there is a
 * connection the page is opened that knows what became of it (O5, O6).
 */
async function askAfter(form: HTMLFormElement, submitter: HTMLElement | null, page: string) {
  submitter?.setAttribute('aria-busy', 'true')
  const said = form.querySelector<HTMLElement>('[data-unheard-said]')
  if (said !== null) said.hidden = false
  await connected()
  goTo(page)
}

type Refusal = Extract<CommandAnswer, { ok: false }>

async function tellProblem(form: HTMLFormElement, answer: Refusal, submitter: HTMLElement | null) {
  if (answer.to !== undefined) return goTo(answer.to)
  const { unheard } = form.dataset
  if (answer.code === unknownOutcome)
    return unheard === undefined ? sayUnheard(form) : askAfter(form, submitter, unheard)
  const { tellRefusal } = await import('./refusals.ts')
  return tellRefusal(form, answer)
}

/**
 * Feedback in the same frame: the button works, the count goes up. What it gives ends it: the count is taken back if the
 * command was refused, and stands as the answer has left it if it was done.
 */
function foresee(form: HTMLFormElement, submitter: HTMLElement | null): (isDone: boolean) => void {
  const before = shownCartCount()
  submitter?.setAttribute('aria-busy', 'true')
  const problem = problemPlace(form)
  if (problem !== null) problem.hidden = true
  const adds = form.dataset.command === 'cart/add'
  if (adds) showCartCount(before + 1)
  return isDone => {
    submitter?.removeAttribute('aria-busy')
    if (adds && !isDone) showCartCount(before)
  }
}

/** A form that has its own words for success says them in its place, and is empty again. */
function sayThanks(form: HTMLFormElement): boolean {
  const place = form.querySelector<HTMLElement>('[data-thanks]')
  if (place === null) return false
  place.textContent = place.dataset.thanks ?? ''
  form.reset()
  return true
}

/** Says that it is done (R332); where a dialog opens with it, in the dialog, because all else is then out of reach. */
function sayDone(text: string, inDialog: boolean) {
  const say = async () => (await import('./toasts.ts')).toast(text)
  if (inDialog) addEventListener(dialogShown, () => void say(), { once: true })
  else void say()
}

/** What a command said in passing. */
async function say({ key, values }: Notice) {
  const [{ toast }, { pageLanguage }] = await Promise.all([import('./toasts.ts'), import('./language.ts')])
  const { t } = await pageLanguage()
  return toast(t(key, values))
}

/** Longest a command waits for a frame; a hidden page paints none. */
const frameMs = 50

/** Resolves once what has changed is on the screen: sending comes after, because it would hold the frame up. */
const painted = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, frameMs)
  })

/** A button may lead elsewhere than its form. */
const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction') ? submitter.formAction : form.action

async function run(form: HTMLFormElement, submitter: HTMLElement | null) {
  const input = Object.fromEntries(new FormData(form, submitter))
  const settle = foresee(form, submitter)
  await painted()
  const answer = await sendCommand(addressOf(form, submitter), input)
  settle(answer.ok)
  form.dispatchEvent(new CustomEvent(commandAnswered, { bubbles: true, detail: answer }))
  if (!answer.ok) {
    // What a choice was changed to did not come about.
    if (form.dataset.submitOnChange !== undefined) form.reset()
    return tellProblem(form, answer, submitter)
  }
  if (answer.notice !== undefined) void say(answer.notice)
  if (sayThanks(form)) return
  // A button that leads elsewhere than its form has nothing to do with what the form opens and says.
  const { opens, done } = submitter?.hasAttribute('formaction') === true ? {} : form.dataset
  const isOnCart = document.querySelector('main [data-cart-page]') !== null
  if (done !== undefined) sayDone(done, opens !== undefined && !isOnCart)
  if (opens !== undefined && !isOnCart) location.hash = opens
  // A form in a dialog changes what the dialog shows; the page below stays, unless the form says that it leads away.
  else if (answer.to !== undefined && (form.closest('dialog') === null || 'leaves' in form.dataset)) goTo(answer.to)
}

/** A form that says itself what is missing says it at its own place, and the focus goes to the first such field. */
function tellMissing(event: Event) {
  const field = event.target as HTMLInputElement
  const { form } = field
  const text = form?.dataset.choose
  const place = form && problemPlace(form)
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
      if (!isBusy(event.submitter)) void run(form, event.submitter)
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
