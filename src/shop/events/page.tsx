import { href } from '#routes/href.ts'
import type { StoreEvent } from '#src/commerce/calls/consumer/store-events.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { EmailField, TextField } from '#src/ui/controls/field.tsx'
import { QuantityField } from '#src/ui/controls/quantity.tsx'

import { CommandForm } from '../command-form.tsx'
import { OneForm } from '#src/ui/forms/one-form.tsx'
import type { RefusedCommand } from '../page.ts'
import { whenText } from './model/when.ts'
import css from './page.module.css'

const labels = {
  firstName: 'checkout.field.firstName',
  lastName: 'checkout.field.lastName',
  email: 'checkout.field.email',
  seats: 'events.field.seats',
} as const

export type Props = {
  readonly event: StoreEvent
  readonly isSignedIn: boolean
  /** Known values: the signed-in shopper's. */
  readonly values: { readonly [Name in keyof typeof labels]?: string | undefined }
  /** What was just taken, and where the letter about it went. */
  readonly kept?: { readonly email: string; readonly seats: number }
  readonly refused?: RefusedCommand
}

function Facts({ event }: { readonly event: StoreEvent }) {
  const language = useLanguage()
  const { t } = language
  const { startsAt, timeZone, store, points, seatsLeft } = event
  return (
    <dl className={css.facts}>
      <dt>{t('events.when')}</dt>
      <dd>
        <time dateTime={startsAt}>{whenText(language, startsAt, timeZone)}</time>
      </dd>
      <dt>{t('events.where')}</dt>
      <dd>
        {store.name}, {store.addressLine1}, {store.city}
      </dd>
      <dt>{t('events.costs')}</dt>
      <dd>{points === 0 ? t('events.free') : t('events.points', { points })}</dd>
      <dt>{t('events.field.seats')}</dt>
      <dd>{t('events.left', { left: seatsLeft })}</dd>
    </dl>
  )
}

function Registration({ event, values, refused }: Props) {
  const { t } = useLanguage()
  const { eventId, seatsEach, seatsLeft } = event
  return (
    <CommandForm command="events/register" labels={labels} refused={refused} values={values}>
      {field => (
        <>
          <input type="hidden" name="eventId" value={eventId} />
          <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
          <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
          <EmailField {...field('email')} />
          {seatsEach > 1 && (
            <QuantityField
              {...field('seats')}
              value={Number(refused?.values.seats ?? 1)}
              max={Math.min(seatsEach, seatsLeft)}
            />
          )}
          <Button type="submit" wide>
            {t('events.register')}
          </Button>
        </>
      )}
    </CommandForm>
  )
}

/** What stands below the facts: the form, or why there is none. */
function Ways(props: Props) {
  const { locale, t } = useLanguage()
  const { event, isSignedIn } = props
  if (event.seatsLeft === 0) return <p>{t('events.full.text')}</p>
  if (event.points === 0 || isSignedIn) return <Registration {...props} />
  const back = href(locale, 'event', { event: event.eventId })
  return (
    <>
      <p>{t('events.members')}</p>
      <ButtonLink href={href(locale, 'signIn', undefined, { redirectTo: back })}>{t('events.signIn')}</ButtonLink>
    </>
  )
}

/** `/events/:event`: when and where it is, and the seats one may take (R418). */
export function EventPage(props: Props) {
  const { locale, t } = useLanguage()
  const { event, kept } = props
  return (
    <OneForm title={kept === undefined ? event.title : t('events.kept', { seats: kept.seats })}>
      {kept === undefined ? (
        <p>{event.text}</p>
      ) : (
        <p>{t('events.kept.text', { title: event.title, email: kept.email })}</p>
      )}
      <Facts event={event} />
      {kept === undefined && <Ways {...props} />}
      <ButtonLink look="plain" href={href(locale, 'events')}>
        {t('events.all')}
      </ButtonLink>
    </OneForm>
  )
}
