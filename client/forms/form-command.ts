import { commandAnswered, dialogShown } from '#src/kit/events.ts'

import { showCartCount, shownCartCount } from '../visitor/cart-count.ts'
import { changesCart, notSent, sendCommand, unknownOutcome, type CommandAnswer } from './command.ts'
import { connected } from '../navigation/connection.ts'
import { openByHash } from '../dialogs/dialogs.ts'
import { goTo } from '../navigation/go-to.ts'
import { showLostAnswer, hideNotSent } from './lost-answer.ts'

/** Where a form says in one place what went wrong. */
export const problemSlot = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-problem]')

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

/** What says what became of a command. */
const outcome = () => import('./outcome.ts')

/** Shows the cart as it is as soon as there is a connection: what was asked of it may have been done. */
async function lookUp() {
  await connected()
  const { showCartAsItIs } = await outcome()
  await showCartAsItIs()
}

type Refusal = Extract<CommandAnswer, { ok: false }>

async function tellProblem(form: HTMLFormElement, answer: Refusal, submitter: HTMLElement | null) {
  if (answer.to !== undefined) return goTo(answer.to)
  const { unheard } = form.dataset
  if (answer.code === notSent) return showLostAnswer(form, 'notSent')
  if (answer.code === unknownOutcome) {
    if (unheard !== undefined) return askAfter(form, submitter, unheard)
    showLostAnswer(form)
    return changesCart(form.action) ? lookUp() : undefined
  }
  try {
    const { showRefusal } = await outcome()
    await showRefusal(form, answer)
  } catch {
    // Its words could not be fetched.
    showLostAnswer(form)
  }
}

/**
 * Feedback in the same frame: the button, or the choice that is sent at once, works; the count goes up. What it gives
 * ends it: the count is taken back if the command was refused, and stands as the answer has left it if it was done.
 */
function foresee(form: HTMLFormElement, submitter: HTMLElement | null): (isDone: boolean) => void {
  const before = shownCartCount()
  const working = submitter ?? form.querySelector('select')
  working?.setAttribute('aria-busy', 'true')
  const problem = problemSlot(form)
  if (problem?.hidden === false) problem.hidden = true
  const adds = form.dataset.command === 'cart/add'
  if (adds) showCartCount(before + 1)
  return isDone => {
    working?.removeAttribute('aria-busy')
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

/** Longest a command waits for its frames; a hidden page paints none. */
const framesMs = 100

/** Resolves with the frame after the one that shows what has changed: sending would hold that one up. */
const painted = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, framesMs)
  })

/** A button may lead elsewhere than its form. */
const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction') ? submitter.formAction : form.action

/** Sends a form's command, shows at once what it will do, and says what came of it. */
export async function runCommand(form: HTMLFormElement, submitter: HTMLElement | null) {
  const input = Object.fromEntries(new FormData(form, submitter))
  const settle = foresee(form, submitter)
  hideNotSent()
  await painted()
  const answer = await sendCommand(addressOf(form, submitter), input)
  settle(answer.ok)
  form.dispatchEvent(new CustomEvent(commandAnswered, { bubbles: true, detail: answer }))
  if (!answer.ok) {
    // What a choice was changed to did not come about.
    if (form.dataset.submitOnChange !== undefined) form.reset()
    return tellProblem(form, answer, submitter)
  }
  const { notice } = answer
  if (notice !== undefined) void outcome().then(({ say }) => say(notice))
  if (sayThanks(form)) return
  // A button that leads elsewhere than its form has nothing to do with what the form opens and says.
  const { opens, done } = submitter?.hasAttribute('formaction') === true ? {} : form.dataset
  const isOnCart = document.querySelector('main [data-cart-page]') !== null
  if (done !== undefined) sayDone(done, opens !== undefined && !isOnCart)
  if (opens !== undefined && !isOnCart) openByHash(opens)
  // A form in a dialog changes what the dialog shows; the page below stays, unless the form says that it leads away.
  else if (answer.to !== undefined && (form.closest('dialog') === null || 'leaves' in form.dataset)) goTo(answer.to)
}
