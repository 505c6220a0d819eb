import type { FormWords } from './form-problems.ts'
import type { Press, ShownAnswer } from './form-protocol.ts'
import { lostText } from './lost-answer.ts'
import { wordsOfRefusal } from './refusals.ts'
import { toast } from './toasts.ts'

/** What a form in a React root shows of an answer. */
export type FormFeedback = {
  readonly words: FormWords | undefined
  readonly isThanked: boolean
  readonly staysBusy: boolean
}

const messageSlot = (form: HTMLFormElement) =>
  form.querySelector('[data-error-summary]') !== null
    ? 'summary'
    : form.querySelector('[data-problem]') !== null
      ? 'place'
      : 'foot'

/** Nothing was heard of it, or it was never sent: a form that nobody sees has it said in a toast. */
async function wordsOfLost(form: HTMLFormElement, text: 'unheard' | 'notSent'): Promise<FormWords | undefined> {
  if (form.hidden || !form.isConnected) return void (await toast(lostText(text), 'error'))
  return { where: messageSlot(form), problems: [], message: lostText(text) }
}

async function wordsFor(form: HTMLFormElement, shown: ShownAnswer): Promise<FormWords | undefined> {
  if (shown === undefined || shown === 'thanks') return undefined
  if (typeof shown === 'string') return wordsOfLost(form, shown === 'asking' ? 'unheard' : shown)
  // Its words may not be had.
  return wordsOfRefusal(form, shown).catch(() => wordsOfLost(form, 'unheard'))
}

/** Says in words what came of a press. */
export const feedbackOn = async ({ form }: Press, shown: ShownAnswer): Promise<FormFeedback> => ({
  words: await wordsFor(form, shown),
  isThanked: shown === 'thanks',
  staysBusy: shown === 'asking',
})
