import { requestState } from '#src/commerce/request-state.ts'
import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { useStoreFacts } from '../../store-facts.ts'
import { VoucherChoice } from '../parts/voucher-choice.tsx'

/** `#modal=loyalty-redeem`: points into money off the cart (R010). */
export function LoyaltyRedeem({ frame, onClose }: DialogProps) {
  const language = useLanguage()
  // The points' value now, or why they cannot be used (REW130, REW135).
  const vouchers = useCall('consumer.loyalty-vouchers.list', {}, { staleTime: 0 })
  const facts = useStoreFacts()
  const hasFailed = requestState(facts) === 'error' || vouchers.error !== null
  const isWaiting = !hasFailed && (vouchers.data === undefined || facts.data === undefined)
  return (
    <Dialog frame={frame} size="xs" isWaiting={isWaiting} onClose={onClose} title={language.t('account.redeem.title')}>
      <p>{language.t('account.redeem.text')}</p>
      {requestState(facts) === 'error' ? (
        <Notice look="warning">{language.t('errors.general')}</Notice>
      ) : vouchers.error !== null ? (
        <Notice look="warning">{refusalText(language, vouchers.error.code, vouchers.error.detail)}</Notice>
      ) : vouchers.data === undefined || facts.data === undefined ? (
        <Skeleton blocks={2} />
      ) : (
        <VoucherChoice vouchers={vouchers.data} least={facts.data.minimumLoyaltyPoints} leaves />
      )}
    </Dialog>
  )
}
