import { href } from '#routes/href.ts'
import type { StoreEvent } from '#src/commerce/calls/consumer/store-events.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import cards from '#src/ui/layout/link-cards.module.css'
import band from '#src/ui/layout/page.module.css'

import { whenText } from '../../events/model/when.ts'
import css from './event-list.module.css'

/** The events of the stores that come next, each with a link to where one registers. */
export function EventList({ events }: { readonly events: readonly StoreEvent[] }) {
  const language = useLanguage()
  const { locale, t } = language
  return (
    <ul className={`${band.band} ${cards.cards} ${css.events}`}>
      {events.map(({ eventId, title, text, startsAt, timeZone, store, points, seatsLeft }) => (
        <li key={eventId}>
          <time className={css.when} dateTime={startsAt}>
            {whenText(language, startsAt, timeZone)}
          </time>
          <h2>
            <a href={href(locale, 'event', { event: eventId })}>{title}</a>
          </h2>
          <p>{text}</p>
          <p className={css.where}>
            {store.name}
            {points > 0 && <Badge>{t('events.points', { points })}</Badge>}
            {seatsLeft === 0 && <Badge look="warning">{t('events.full')}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  )
}
