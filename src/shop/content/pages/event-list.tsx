import { href } from '#routes/href.ts'
import type { Gathering } from '#src/commerce/calls/consumer/gatherings.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import band from '#src/ui/layout/page.module.css'

import { whenText } from '../../events/model/when.ts'
import css from './event-list.module.css'

/** What the stores invite people to next, each with the way to its seats. */
export function EventList({ events }: { readonly events: readonly Gathering[] }) {
  const language = useLanguage()
  const { locale, t } = language
  return (
    <ul className={`${band.band} ${css.events}`}>
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
