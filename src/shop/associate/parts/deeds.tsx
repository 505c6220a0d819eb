import type { AssociateAction } from '#src/commerce/calls/associates.ts'
import { useLanguage, type Language } from '#src/language/language.tsx'

import css from '../pages/pages.module.css'

function sentence({ t, money }: Language, { kind, facts }: AssociateAction): string {
  const { itemName = '', amount = 0, reason = '', orderNumber = '', totalItems = 0 } = facts
  return t(`associate.did.${kind}`, { itemName, amount: money(amount), reason, orderNumber, totalItems })
}

/** A store's own time zone is not known, so the zone is said. */
const precision = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

/** The audit list: what was done in the store, by whom and when. Nobody can change it. */
export function Deeds({ deeds }: { readonly deeds: readonly AssociateAction[] }) {
  const language = useLanguage()
  const { t, tag } = language
  const when = new Intl.DateTimeFormat(tag, precision)
  return (
    <section aria-labelledby="deeds-title" className={css.part}>
      <h2 id="deeds-title">{t('associate.deeds')}</h2>
      <ol className={css.deeds}>
        {deeds.map(deed => (
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
