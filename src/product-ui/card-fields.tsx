import { useEffect, useRef, useState } from 'react'

import { commandAnswered } from '#src/kit/events.ts'
import { useLanguage } from '#src/language/language.tsx'
import { refusalOf } from '#src/language/refusals.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { parseFieldsMessage } from './fields-message.ts'
import css from './card-fields.module.css'

export type CardSource = {
  /** The provider's card fields for a frame: its origin alone sees the number. */
  readonly fieldsUrl: string
  /** The provider's own page, for shoppers without script. */
  readonly hostedUrl: string
  /** The token that the provider's own page sent a shopper without script back with. */
  readonly returned?: string
}

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

/** Lets the form go on as soon as it holds a token that the frame has answered with, pressed as it was. */
function useGoingOn(token: string, returned: string) {
  const field = useRef<HTMLInputElement>(null)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (token === '' || token === returned) return
    pressed.current?.removeAttribute('aria-busy')
    field.current?.form?.requestSubmit(pressed.current)
  }, [token, returned])
  return { field, pressed }
}

/** How long a frame that has not said a word yet is waited for, in milliseconds. */
const longestSilenceMs = 4_000

/**
 * Talks to the frame: hears its height, asks it to take the card, and keeps the token it answers with. The token stays
 * when the form is refused for something else, so that nobody types a card twice.
 */
function useCardFrame(fieldsUrl: string, returned: string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [token, setToken] = useState(returned)
  const { field, pressed } = useGoingOn(token, returned)
  useEffect(() => {
    const { origin } = new URL(fieldsUrl)
    const form = field.current?.form
    let isAnswering = false
    let isGivenUp = false
    let silence: ReturnType<typeof setTimeout> | undefined

    const askForCard = () => frame.current?.contentWindow?.postMessage({ type: 'fellholm:submit' }, origin)
    /** It speaks: a press that has waited for it is given on. */
    const heard = () => {
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
      pressed.current?.removeAttribute('aria-busy')
      form?.requestSubmit(pressed.current)
      isGivenUp = false
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = parseFieldsMessage(event.data)
      if (message !== undefined && !isAnswering) heard()
      if (message?.type === 'fellholm:height' && frame.current !== null)
        frame.current.style.blockSize = `${message.height}px`
      if (message?.type === 'fellholm:problems') pressed.current?.removeAttribute('aria-busy')
      if (message?.type === 'fellholm:card') setToken(message.paymentInstrumentId)
    }
    const onSubmit = (event: SubmitEvent) => {
      if (frame.current === null || isGivenUp || field.current?.value !== '' || !paysByCard(form)) return
      event.preventDefault()
      event.stopPropagation()
      pressed.current = event.submitter
      event.submitter?.setAttribute('aria-busy', 'true')
      if (isAnswering) askForCard()
      else silence ??= setTimeout(giveUp, longestSilenceMs)
    }
    const onAnswered = (event: Event) => asksForAnother(event) && setToken('')
    addEventListener('message', onMessage)
    // The frame may have said its height before anybody listened.
    frame.current?.contentWindow?.postMessage({ type: 'fellholm:measure' }, origin)
    form?.addEventListener('submit', onSubmit)
    form?.addEventListener(commandAnswered, onAnswered)
    return () => {
      clearTimeout(silence)
      removeEventListener('message', onMessage)
      form?.removeEventListener('submit', onSubmit)
      form?.removeEventListener(commandAnswered, onAnswered)
    }
  }, [fieldsUrl, field, pressed])
  return { frame, field, token, setToken }
}

/** The card: a frame of the provider's, or the token that came back from there or from the provider's own page. */
export function CardFields({ fieldsUrl, hostedUrl, returned = '' }: CardSource) {
  const { t } = useLanguage()
  const { frame, field, token, setToken } = useCardFrame(fieldsUrl, returned)
  const isAskedAnew = useRef(false)
  useEffect(() => {
    if (isAskedAnew.current && token === '') frame.current?.focus()
  }, [frame, token])
  const forget = () => {
    isAskedAnew.current = true
    setToken('')
  }
  return (
    <div>
      <h3>{t('checkout.card')}</h3>
      <input ref={field} type="hidden" name="paymentInstrumentId" value={token} />
      {token !== '' ? (
        <>
          <p>{t('checkout.card.taken')}</p>
          <noscript>
            <ButtonLink look="secondary" href={hostedUrl}>
              {t('checkout.card.other')}
            </ButtonLink>
          </noscript>
          <div className={css.another}>
            <Button look="secondary" onClick={forget}>
              {t('checkout.card.other')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <noscript>
            <ButtonLink look="secondary" wide href={hostedUrl}>
              {t('checkout.card.hosted')}
            </ButtonLink>
          </noscript>
          <iframe
            ref={frame}
            // What the error summary calls by its title and leads to.
            id="paymentInstrumentId"
            src={fieldsUrl}
            title={t('checkout.card')}
            className={css.frame}
            sandbox="allow-scripts allow-forms allow-same-origin"
          />
        </>
      )}
    </div>
  )
}
