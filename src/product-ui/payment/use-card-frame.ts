import { useEffect, useMemo, useRef, useState } from 'react'

import { commandAnswered } from '#src/kit/events.ts'
import { refusalOf } from '#src/language/refusals.ts'
import { useFormState } from '#src/ui/forms/form-state.ts'

import { parseFieldsMessage } from './fields-message.ts'

/** Whether a new card is what the form is about to pay with; where nothing is to be chosen it is. */
const paysByCard = (form: HTMLFormElement | null | undefined) =>
  [null, 'CREDIT_CARD'].includes(form ? (new FormData(form).get('paying') as string | null) : null)

/** Whether a refused command asks for another card than the one that was taken. */
function asksForAnother(event: Event): boolean {
  const answer = (event as CustomEvent<{ readonly ok: boolean; readonly code?: string }>).detail
  if (answer.ok || answer.code === undefined) return false
  const { place, recovery } = refusalOf(answer.code)
  return recovery === 'choose' && place !== 'input'
}

/** The button that waits for the card: in a form of React's it is shown at work by its state, else by its HTML. */
function useHeldButton() {
  const show = useFormState()?.hold
  const held = useRef<HTMLElement>(null)
  return useMemo(
    () => ({
      hold: (button: HTMLElement | null) => {
        held.current = button
        if (show === undefined) button?.setAttribute('aria-busy', 'true')
        else show(button)
      },
      /** Gives what was held; it works no longer. */
      release: () => {
        if (show === undefined) held.current?.removeAttribute('aria-busy')
        else show(null)
        return held.current
      },
    }),
    [show],
  )
}

/** Lets the form go on as soon as it holds a token that the frame has answered with, pressed as it was. */
function useGoingOn(token: string, returned: string) {
  const field = useRef<HTMLInputElement>(null)
  const button = useHeldButton()
  useEffect(() => {
    if (token === '' || token === returned) return
    const pressed = button.release()
    field.current?.form?.requestSubmit(pressed)
  }, [token, returned, button])
  return { field, button }
}

/** Whether a frame shows a page of another origin by now: until then it has an empty one of ours, which is told nothing. */
function isElsewhere(frame: HTMLIFrameElement | null): boolean {
  try {
    return frame?.contentWindow?.location.href === undefined
  } catch {
    return true
  }
}

/** How long a frame that has not said a word yet is waited for, in milliseconds. */
const longestSilenceMs = 4_000

/**
 * Exchanges messages with the provider's frame: its height, the likely holder (never in an address, which is logged), the
 * request to tokenise the card, and the token. The token
 * is kept when the form is refused for another reason, so that the card need not be typed again.
 */
export function useCardFrame(fieldsUrl: string, returned: string, holder = '') {
  const frame = useRef<HTMLIFrameElement>(null)
  const [token, setToken] = useState(returned)
  const { field, button } = useGoingOn(token, returned)
  useEffect(() => {
    const { origin } = new URL(fieldsUrl)
    const form = field.current?.form
    let isAnswering = false
    let isGivenUp = false
    let silence: ReturnType<typeof setTimeout> | undefined

    const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)
    const askForCard = () => tell({ type: 'fellholm:submit' })
    const greet = () => {
      tell({ type: 'fellholm:measure' })
      if (holder !== '') tell({ type: 'fellholm:holder', name: holder })
    }
    /** It speaks: a press that has waited for it is given on. */
    const stopWaiting = () => {
      isAnswering = true
      if (silence === undefined) return
      clearTimeout(silence)
      silence = undefined
      askForCard()
    }
    /** It has not said a word: the form goes on without it, and the store says what is missing. */
    const giveUp = () => {
      silence = undefined
      isGivenUp = true
      form?.requestSubmit(button.release())
      isGivenUp = false
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = parseFieldsMessage(event.data)
      if (message !== undefined && !isAnswering) stopWaiting()
      if (message?.type === 'fellholm:height' && frame.current !== null)
        frame.current.style.blockSize = `${message.height}px`
      if (message?.type === 'fellholm:problems') button.release()
      if (message?.type === 'fellholm:card') setToken(message.paymentInstrumentId)
    }
    const onSubmit = (event: SubmitEvent) => {
      if (frame.current === null || isGivenUp || field.current?.value !== '' || !paysByCard(form)) return
      event.preventDefault()
      event.stopPropagation()
      button.hold(event.submitter)
      if (isAnswering) askForCard()
      else silence ??= setTimeout(giveUp, longestSilenceMs)
    }
    const onAnswered = (event: Event) => asksForAnother(event) && setToken('')
    addEventListener('message', onMessage)
    // The frame may have sent its height before this listener was added; if not, it is asked once it is there.
    if (isElsewhere(frame.current)) greet()
    frame.current?.addEventListener('load', greet)
    form?.addEventListener('submit', onSubmit)
    form?.addEventListener(commandAnswered, onAnswered)
    return () => {
      clearTimeout(silence)
      removeEventListener('message', onMessage)
      form?.removeEventListener('submit', onSubmit)
      form?.removeEventListener(commandAnswered, onAnswered)
    }
  }, [fieldsUrl, holder, field, button])
  return { frame, field, token, setToken }
}
