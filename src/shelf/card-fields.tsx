import { useEffect, useRef, useState } from 'react'

import { useLanguage } from '#src/language/language.tsx'

import { ButtonLink } from '#src/ui/button.tsx'

import { parseFieldsMessage, type CardToken } from './fields-message.ts'
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

/** Talks to the frame: hears its height, asks it to take the card, and hands the form the token it answers with. */
function useCardFrame(fieldsUrl: string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [token, setToken] = useState<CardToken>()
  useEffect(() => {
    const { origin } = new URL(fieldsUrl)
    const form = field.current?.form
    let waiting: HTMLElement | null = null

    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = parseFieldsMessage(event.data)
      if (message?.type === 'fellholm:height' && frame.current !== null)
        frame.current.style.blockSize = `${message.height}px`
      if (message?.type === 'fellholm:problems') waiting?.removeAttribute('aria-busy')
      if (message?.type !== 'fellholm:card' || field.current === null) return
      field.current.value = message.paymentInstrumentId
      setToken(message)
      waiting?.removeAttribute('aria-busy')
      form?.requestSubmit()
    }
    const onSubmit = (event: SubmitEvent) => {
      if (field.current === null || field.current.value !== '' || !paysByCard(form)) return
      event.preventDefault()
      event.stopPropagation()
      waiting = event.submitter
      waiting?.setAttribute('aria-busy', 'true')
      frame.current?.contentWindow?.postMessage({ type: 'fellholm:submit' }, origin)
    }
    addEventListener('message', onMessage)
    // The frame may have said its height before anybody listened.
    frame.current?.contentWindow?.postMessage({ type: 'fellholm:measure' }, origin)
    form?.addEventListener('submit', onSubmit)
    return () => {
      removeEventListener('message', onMessage)
      form?.removeEventListener('submit', onSubmit)
    }
  }, [fieldsUrl])
  return { frame, field, token }
}

/** The card: a frame of the provider's, or the token that came back from the provider's own page. */
export function CardFields({ fieldsUrl, hostedUrl, returned }: CardSource) {
  const { t } = useLanguage()
  const { frame, field, token } = useCardFrame(fieldsUrl)
  return (
    <div>
      <h3>{t('checkout.card')}</h3>
      <input ref={field} type="hidden" name="paymentInstrumentId" defaultValue={returned ?? ''} />
      {returned !== undefined || token !== undefined ? (
        <p>{t('checkout.card.taken')}</p>
      ) : (
        <>
          <noscript>
            <ButtonLink look="secondary" wide href={hostedUrl}>
              {t('checkout.card.hosted')}
            </ButtonLink>
          </noscript>
          <iframe
            ref={frame}
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
