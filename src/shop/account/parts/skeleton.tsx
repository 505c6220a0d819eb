import { useLanguage } from '#src/language/use-language.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import type { AccountArea } from '../model/areas.ts'
import { AccountLayout } from './account-layout.tsx'

/** While an area comes: the way around, its title, and the place of what it holds. */
export const skeletonOf = (here: AccountArea) =>
  function AccountSkeleton() {
    const { t } = useLanguage()
    return (
      <AccountLayout here={here} title={t(`account.area.${here}`)}>
        <Skeleton blocks={4} />
      </AccountLayout>
    )
  }
