import { personalPage, type Outcome, type PersonalRequest } from '../page.ts'
import { GiftCardPage, type Props } from './page.tsx'
import { GiftCardSkeleton } from './parts/skeleton.tsx'

/** What a balance tells when it is there. */
const balanceIn = ({ visit: { said } }: PersonalRequest) =>
  said?.command === 'gift-card/balance' ? { balance: said.values } : {}

/** `/gift-card` */
export const giftCard = personalPage<Props>({
  head: ({ language }) => ({
    title: `${language.t('gift-card.title')} · Fellholm`,
    description: language.t('gift-card.lead'),
  }),
  load: async (request): Promise<Outcome<Props>> => {
    const { refused } = request.visit
    const own = refused?.command === 'gift-card/balance' ? { refused } : {}
    return { kind: 'page', props: { ...balanceIn(request), ...own } }
  },
  Page: GiftCardPage,
  Skeleton: GiftCardSkeleton,
})
