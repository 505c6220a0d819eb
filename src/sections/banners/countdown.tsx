import { useEffect, useState } from 'react'

import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import page from '#src/ui/layout/page.module.css'

import css from './countdown.module.css'
import { timeLeft } from '../model/time-left.ts'
import { headingId } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const
const second = 1000

/** The time now, once the browser counts; the server's page says the day and counts nothing. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const soon = setTimeout(tick)
    const ticking = setInterval(tick, second)
    return () => {
      clearTimeout(soon)
      clearInterval(ticking)
    }
  }, [])
  return now
}

/** An event to come, and the time left. */
export function Countdown({ data, id }: SectionProps<'countdown'>) {
  const { locale, t, day, number } = useLanguage()
  const now = useNow()
  const left = now === undefined ? undefined : timeLeft(Date.parse(data.until), now)
  return (
    <section className={`${page.band} ${css.countdown}`} aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)}>{data.title}</h2>
      {data.text !== undefined && <p>{data.text}</p>}
      <p className={css.left}>
        <time dateTime={data.until} className={left === undefined ? '' : 'visually-hidden'}>
          {day(data.until.slice(0, 10))}
        </time>
        {left !== undefined &&
          units.map(unit => (
            <span key={unit} aria-hidden="true">
              <b>{number(left[unit])}</b> {t(`content.countdown.${unit}`, { count: left[unit] })}
            </span>
          ))}
      </p>
      <ButtonLink look="secondary" href={localPath(locale, data.action.href)}>
        {data.action.label}
      </ButtonLink>
    </section>
  )
}
