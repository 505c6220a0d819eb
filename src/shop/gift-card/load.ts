import { personalPage, type LoadResult, type PersonalRequest } from '../page.ts'
import { GiftCardPage, type Props } from './page.tsx'
import { GiftCardSkeleton } from './parts/skeleton.tsx'

/** The category gift cards lie in; a platform that sells none has no such shelf. */
const category = 'gift-cards'

/** The balance from the last command's flash. */
const balanceIn = ({ visit: { flash } }: PersonalRequest) =>
  flash?.command === 'gift-card/balance' ? { balance: flash.values } : {}

/** `/gift-card` */
export const giftCard = personalPage<Props>({
  head: ({ language }) => ({
    title: `${language.t('gift-card.title')} · Fellholm`,
    description: language.t('gift-card.lead'),
  }),
  load: async (request): Promise<LoadResult<Props>> => {
    const { refused } = request.visit
    const own = refused?.command === 'gift-card/balance' ? { refused } : {}
    const listed = await request.commerce('products.search.query', { category })
    const cards = listed.ok ? listed.value.items : []
    return { kind: 'page', props: { cards, ...balanceIn(request), ...own } }
  },
  Page: GiftCardPage,
  Skeleton: GiftCardSkeleton,
})
