import { useQuery } from '@tanstack/react-query'

import { createBrowserClient } from '#src/commerce/browser.ts'
import { useLanguage } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { locales } from '#src/language/locales.ts'
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

import { sharedQueryClient } from '../../query-client.ts'
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
  const { data } = useVouchers()
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={language.t('account.redeem.title')}>
      <p>{language.t('account.redeem.text')}</p>
      {data === undefined ? (
        <Skeleton blocks={2} />
      ) : data.ok ? (
        <VoucherChoice vouchers={data.value} leaves />
      ) : (
        <Notice look="warning">{refusalText(language, data.code, data.detail)}</Notice>
      )}
    </Dialog>
  )
}
