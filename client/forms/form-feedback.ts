import type { PersonWidget } from '#src/ui/forms/person-check-context.ts'

import type { FormWords } from './form-problems.ts'
import type { Press, ShownAnswer } from './form-protocol.ts'
import { lostText } from './lost-answer.ts'
import { wordsOfRefusal } from './refusals.ts'
import { toast } from '../document/toasts.ts'

/** An answer as a form in a React root shows it. */
export type FormFeedback = {
  readonly words: FormWords | undefined
  readonly isThanked: boolean
  readonly personWidget: PersonWidget | undefined
  readonly staysBusy: boolean
}

const messageSlot = (form: HTMLFormElement) =>
  form.querySelector('[data-error-summary]') !== null
    ? 'summary'
    : form.querySelector('[data-problem]') !== null
      ? 'place'
      : 'foot'

/** The text for a lost or unsent command. When its form is no longer visible, a toast shows it. */
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
  personWidget: typeof shown === 'object' ? shown.personWidget : undefined,
  staysBusy: shown === 'asking',
})
