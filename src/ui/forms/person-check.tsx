import { useEffect, useRef } from 'react'

import { locales } from '#src/language/locales.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import choice from '../controls/choice.module.css'
import { useFormState } from './form-state.ts'
import { tickedAnswer, useAsking, type PersonWidget } from './person-check-context.ts'
import { heedPersonFrame, personFrame } from './person-frame.ts'
import css from './person-check.module.css'

/** A box that works without script, and asks nobody else. */
function PersonBox({ isTicked }: { readonly isTicked: boolean }) {
  const { t } = useLanguage()
  return (
    <label className={choice.check} data-person-check>
      <input type="checkbox" name="recaptcha_response" value={tickedAnswer} defaultChecked={isTicked} />
      <span>{t('shell.person')}</span>
    </label>
  )
}

/** Turnstile, in a page of ours that alone may load it; without script it cannot ask, and the form says what to do. */
function PersonFrame({ command, isAlways }: { readonly command: string; readonly isAlways: boolean }) {
  const { locale, t } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current === null ? undefined : heedPersonFrame(place.current)), [])
  return (
    <div ref={place} data-person-check data-mount="person-check" data-wake="load">
      <input type="hidden" name="recaptcha_response" />
      <iframe className={css.frame} title={t('shell.person')} src={personFrame(locales[locale].callLocale, command)} />
      <noscript>
        <p>{t(isAlways ? 'shell.person.no-script-always' : 'shell.person.no-script')}</p>
      </noscript>
    </div>
  )
}

type Props = {
  /** The call always takes an answer (R237, R239): the box stands there from the beginning, and is ticked. */
  readonly expected?: boolean
}

const show = (widget: PersonWidget, command: string, expected: boolean, isTicked: boolean) =>
  widget === 'turnstile' ? (
    <PersonFrame command={command} isAlways={expected} />
  ) : (
    <PersonBox isTicked={expected && isTicked} />
  )

/** Asks whether somebody is a person: where the call always wants to know, else once the platform has said so (AUT403). */
export function PersonCheck({ expected = false }: Props) {
  const { widget, command, isAsking, isTicked } = useAsking()
  const { personWidget } = useFormState() ?? {}
  const isAsked = isAsking || personWidget !== undefined
  // A form that was refused asks beside what it says of that.
  if (command === undefined || expected === isAsked) return null
  return show(personWidget ?? widget, command, expected, isTicked)
}
