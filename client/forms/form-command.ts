import { commandAnswered, dialogShown } from '#src/kit/events.ts'
import { timeout } from '#src/kit/time/timeout.ts'

import { openByHash } from '../dialogs/dialogs.ts'
import { connected } from '../navigation/connection.ts'
import { goTo } from '../navigation/go-to.ts'
import { showCartCount, shownCartCount, showOneMore } from '../visitor/cart-count.ts'
import { sendCommand } from './command.ts'
import { addressOf, consequenceOf, factsOf, type Consequence, type Press, type ShownAnswer } from './form-protocol.ts'
import { hideNotSent } from './lost-answer.ts'

/** Toasts and notices, imported when there is one to show. */
export const outcome = () => import('./outcome.ts')

/** Shows the cart as it is as soon as there is a connection: what was asked of it may have been done. */
async function lookUp() {
  await connected()
  const { showCartAsItIs } = await outcome()
  await showCartAsItIs()
}

/** The count goes up in the same frame. What this gives ends that: it is taken back if the command was refused. */
function foresee({ form }: Press): (isDone: boolean) => void {
  const before = shownCartCount()
  const adds = form.dataset.command === 'cart/add'
  if (adds) showOneMore()
  return isDone => {
    if (adds && !isDone) showCartCount(before)
  }
}

/** Says that it is done (R332); where a dialog opens with it, in the dialog, because all else is then out of reach. */
function sayDone(text: string, inDialog: boolean) {
  const say = () => void outcome().then(({ toast }) => toast(text))
  if (inDialog) addEventListener(dialogShown, say, { once: true })
  else say()
}

/** Longest a command waits for its frames; a hidden page paints none. */
const framesMs = 100

/** Resolves with the frame after the one that shows what has changed: sending would hold that one up. */
function painted(): Promise<void> {
  const frames = new Promise<void>(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
  return timeout(framesMs, frames)
}

/** Carries out an answer's consequences outside its form. */
function follow({ done, opens, to, unheard, looksUp }: Consequence) {
  if (done !== undefined) sayDone(done, opens !== undefined)
  if (opens !== undefined) openByHash(opens)
  if (to !== undefined) goTo(to)
  if (unheard !== undefined) void connected().then(() => goTo(unheard))
  if (looksUp === true) void lookUp()
}

/**
 * Sends a form's command, carries out what the answer leads to, and returns what the form is to show. `server-form.ts`
 * shows it in server HTML, `live-form.tsx` through React state.
 */
export async function runCommand(press: Press): Promise<ShownAnswer> {
  // By the time of the answer the form may be gone.
  const facts = factsOf(press)
  const settle = foresee(press)
  hideNotSent()
  await painted()
  const command = [addressOf(press), press.input, press.files] as const
  const first = await sendCommand(...command)
  const answer =
    first.ok || first.appId === undefined ? first : await (await outcome()).pastBotProtection(first, ...command)
  settle(answer.ok)
  press.form.dispatchEvent(new CustomEvent(commandAnswered, { bubbles: true, detail: answer }))
  const { notice } = answer.ok ? answer : {}
  if (notice !== undefined) void outcome().then(({ showNotice }) => showNotice(notice))
  const consequence = consequenceOf(answer, facts)
  follow(consequence)
  return consequence.shown
}
