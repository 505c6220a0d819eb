import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'

import { allowancesOf } from '../model/allowances.ts'
import { Panel } from './panel.tsx'

/** This year's allowances of an employee, athlete, prosumer or credited consumer (R139, R140). */
export function Allowances({ profile }: { readonly profile: Profile }) {
  const { t, money } = useLanguage()
  return allowancesOf(profile.consumerDetails).map(({ kind, spent, most }) => (
    <Panel key={kind} title={t(`account.allowance.${kind}`)}>
      <Progress value={spent} max={most}>
        {t('account.allowance.left', { left: money(most - spent), most: money(most) })}
      </Progress>
    </Panel>
  ))
}
