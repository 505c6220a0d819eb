import type { Hop } from '#kv/redirects/match/explain.ts'
import { devices } from '#kv/redirects/rule.ts'
import { because, ends, reasons, showRule } from '#kv/redirects/show.ts'
import { localeNames } from '#src/language/locales.ts'

import type { Explained } from '../explain-visit.ts'
import type { LiveChain } from '../live-explanation.ts'
import { LiveChainSection } from './live-chain.tsx'

type Props = {
  readonly asked: {
    readonly address: string
    readonly country: string
    readonly locale: string
    readonly device: string
    readonly at: string
    readonly of: string
  }
  readonly explained: Explained | undefined
  /** What the running store does with it, where it was asked. */
  readonly live: LiveChain | undefined
  readonly wrong: { readonly address: boolean; readonly at: boolean }
}

function Step({ address, redirect, nearly }: Hop) {
  return (
    <li>
      <p>
        <code>{address}</code>
      </p>
      {redirect === undefined ? (
        <p>No rule fires; the store answers.</p>
      ) : (
        <p>
          <strong>{redirect.status === 410 ? '410, gone' : `${redirect.status} → ${redirect.location}`}</strong> by{' '}
          <code>{showRule(redirect.rule)}</code>, because {because(redirect.rule)}.
        </p>
      )}
      {nearly.length > 0 && (
        <ul>
          {nearly.map(({ rule, reason }) => (
            <li key={rule.line}>
              Nearly <code>{showRule(rule)}</code>: {reasons[reason]}.
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Way({ explained: { hops, end, isOff, count, singleKey } }: { readonly explained: Explained }) {
  return (
    <section aria-labelledby="way">
      <h2 id="way">What happens</h2>
      {isOff && <p className="note bad">All rules are off: the kill switch is on, so none was looked up.</p>}
      <ol className="steps">
        {hops.map(hop => (
          <Step key={hop.address} {...hop} />
        ))}
      </ol>
      <p>
        {ends[end]} {count.toLocaleString('en')} rules.
      </p>
      {singleKey !== undefined && (
        <p>
          Where the store has no page there, the single key <code>{singleKey.path}</code>{' '}
          {singleKey.rule === undefined
            ? 'counts for nothing, because it cannot be read.'
            : `leads on: ${singleKey.rule.status} → ${singleKey.rule.location}.`}
        </p>
      )}
    </section>
  )
}

function Choice({
  name,
  label,
  value,
  choices,
}: {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: readonly string[]
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {choices.map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  )
}

/** `/redirects/explain`: every step of an address, for a visitor from somewhere at some time. */
export function ExplainPage({ asked, explained, live, wrong }: Props) {
  return (
    <>
      <h1>Explain</h1>
      <form method="get" className="fields grid">
        <label>
          Address
          <input
            name="address"
            defaultValue={asked.address}
            placeholder="/old?x=1"
            required
            aria-invalid={wrong.address || undefined}
          />
          {wrong.address && <strong className="bad">This is no address.</strong>}
        </label>
        <label>
          Country
          <input name="country" defaultValue={asked.country} placeholder="DE" maxLength={2} />
        </label>
        <Choice name="locale" label="Locale, where the path has none" value={asked.locale} choices={localeNames} />
        <Choice name="device" label="Device" value={asked.device} choices={devices} />
        <label>
          Moment
          <input
            name="at"
            defaultValue={asked.at}
            placeholder="now, or 2026-11-27T09:00Z"
            aria-invalid={wrong.at || undefined}
          />
          {wrong.at && (
            <strong className="bad">Write a date as 2026-11-27 or a moment with its zone as 2026-11-27T09:00Z.</strong>
          )}
        </label>
        <Choice name="of" label="Rules" value={asked.of} choices={['live', 'published', 'draft']} />
        <button type="submit">Explain</button>
      </form>
      {live !== undefined && <LiveChainSection chain={live} />}
      {explained !== undefined && <Way explained={explained} />}
    </>
  )
}
