import { useQuery } from '@tanstack/react-query'

import { createBrowserClient } from '#src/commerce/browser.ts'
import { useLanguage } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { locales } from '#src/language/locales.ts'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { sharedQueryClient } from '../../query-client.ts'
import { requestState } from '../../request-state.ts'
import { useStoreFacts } from '../../store-facts.ts'
import { VoucherChoice } from '../parts/voucher-choice.tsx'

/** What the points are worth now, or why they cannot be used (REW130, REW135). */
function useVouchers() {
  const { locale } = useLanguage()
  return useQuery(
    {
      queryKey: ['vouchers', locale],
      queryFn: () => createBrowserClient(locales[locale].callLocale)('consumer.loyalty-vouchers.list', {}),
      staleTime: 0,
    },
    sharedQueryClient(),
  )
}

/** `#modal=loyalty-redeem`: points into money off the cart (R010). */
export function LoyaltyRedeem({ frame, onClose }: DialogProps) {
  const language = useLanguage()
  const vouchers = useVouchers()
  const facts = useStoreFacts()
  const hasFailed = [vouchers, facts].some(request => requestState(request) === 'error')
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={language.t('account.redeem.title')}>
      <p>{language.t('account.redeem.text')}</p>
      {hasFailed ? (
        <Notice look="warning">{language.t('errors.general')}</Notice>
      ) : vouchers.data === undefined || facts.data === undefined ? (
        <Skeleton blocks={2} />
      ) : vouchers.data.ok ? (
        <VoucherChoice vouchers={vouchers.data.value} least={facts.data.minimumLoyaltyPoints} leaves />
      ) : (
        <Notice look="warning">{refusalText(language, vouchers.data.code, vouchers.data.detail)}</Notice>
      )}
    </Dialog>
  )
}
