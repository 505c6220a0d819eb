import { useEffect, useRef } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import css from './card-fields.module.css'
import { useCardFrame } from './use-card-frame.ts'

export type CardSource = {
  /** The provider's session, which an order says its card was typed in (R127). */
  readonly sessionID: string
  /** The provider's card fields for a frame: its origin alone sees the number. */
  readonly fieldsUrl: string
  /** The provider's own page, for shoppers without script. */
  readonly hostedUrl: string
  /** Who probably holds the card, to stand in its field. */
  readonly holder?: string
  /** The token that the provider's own page sent a shopper without script back with. */
  readonly returned?: string
}

/** The card: a frame of the provider's, or the token that came back from there or from the provider's own page. */
export function CardFields({ sessionID, fieldsUrl, hostedUrl, holder, returned = '' }: CardSource) {
  const { t } = useLanguage()
  const { frame, field, token, setToken } = useCardFrame(fieldsUrl, returned, holder)
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
      <input type="hidden" name="sessionID" value={sessionID} />
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
            // The error summary names the frame by its title and links to this id.
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
