import type { AssociateAction } from '#src/commerce/calls/associates.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import css from '../pages/pages.module.css'

function sentence({ t, money }: Language, { kind, facts }: AssociateAction): string {
  const { itemName = '', amount = 0, reason = '', orderNumber = '', totalItems = 0 } = facts
  return t(`associate.did.${kind}`, { itemName, amount: money(amount), reason, orderNumber, totalItems })
}

const precision = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/** Actions in a store, the latest first. */
export type AuditLogProps = AnswerOf<'utilities.store-actions.list'>

/** The audit log of a store, in its local time. It cannot be changed. */
export function AuditLog({ actions, timeZone }: AuditLogProps) {
  const language = useLanguage()
  const { t, tag } = language
  const when = new Intl.DateTimeFormat(tag, { ...precision, timeZone })
  return (
    <section aria-labelledby="deeds-title" className={css.part}>
      <h2 id="deeds-title">{t('associate.deeds')}</h2>
      <ol className={css.deeds}>
        {actions.map(deed => (
          <li key={`${deed.at} ${deed.kind} ${deed.facts.itemName}`}>
            <time dateTime={deed.at}>{when.format(new Date(deed.at))}</time>
            <span>
              {deed.storeEmployeeName}: {sentence(language, deed)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
