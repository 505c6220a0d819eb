import { requestState } from '#src/commerce/request-state.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { useCart } from '../../use-cart.ts'
import { GiftForm } from '../parts/gift-form.tsx'

/** `#modal=add-gift-option_{itemId}`: the recipient of an electronic gift card. */
export function AddGiftOption({ frame, argument, onClose }: DialogProps) {
  const { t } = useLanguage()
  const asking = useCart()
  const { data: cart } = asking
  const hasFailed = requestState(asking) === 'error'
  const line = cart?.items.find(({ id, giftCard }) => id === argument && giftCard === 'digital')
  return (
    <Dialog frame={frame} isWaiting={!hasFailed && cart === undefined} onClose={onClose} title={t('cart.gift.title')}>
      {hasFailed ? (
        <p>{t('errors.general')}</p>
      ) : cart === undefined ? (
        <Skeleton blocks={4} />
      ) : line === undefined ? (
        <p>{t('errors.GFO405')}</p>
      ) : (
        <GiftForm line={line} />
      )}
    </Dialog>
  )
}
