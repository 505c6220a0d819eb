import type { Store } from '#src/commerce/calls/catalogue/stores.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import fold from '#src/ui/layout/fold.module.css'

import { weekLines, writeHours } from '../model/opening.ts'
import css from './store-card.module.css'
import { dayText, timeText } from './times.ts'

type Props = { readonly store: Pick<Store, 'hours' | 'timeZone'> }

/** Whether it is open now is put in by the browser, for the page may be some minutes old. */
export function OpenNow({ store }: Props) {
  const { t } = useLanguage()
  return (
    <p
      className={css.now}
      data-mount="open-now"
      data-wake="load"
      data-hours={writeHours(store.hours)}
      data-zone={store.timeZone}
      data-open={t('stores.open-until', { time: '{time}' })}
      data-today={t('stores.opens-today', { time: '{time}' })}
      data-later={t('stores.opens-on', { day: '{day}', time: '{time}' })}
      data-closed={t('stores.closed')}
    />
  )
}

/** When a store is open, in as few lines as it takes. */
export function Hours({ store }: Props) {
  const { t, tag } = useLanguage()
  return (
    <details className={css.hours}>
      <summary className={fold.summary}>{t('stores.hours')}</summary>
      <dl>
        {weekLines(store.hours).map(({ from, to, opens, closes }) => (
          <div key={from}>
            <dt>{from === to ? dayText(tag, from) : `${dayText(tag, from)} – ${dayText(tag, to)}`}</dt>
            <dd>
              {opens === undefined || closes === undefined
                ? t('stores.closed')
                : `${timeText(tag, opens)} – ${timeText(tag, closes)}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
