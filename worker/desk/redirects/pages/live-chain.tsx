import { readDraft } from '#kv/redirects/draft.ts'
import { because, reasons, withoutLine } from '#kv/redirects/show.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'
import type { LiveTrace, TracedRule } from '#src/redirects/live-trace.ts'

import type { LiveHop, LiveChain } from '../live-explanation.ts'

const ruleOf = ({ line, cells }: TracedRule) => {
  const read = readDraft(cells, line, storeAddressing.locales)
  return read.ok ? read.value : undefined
}

const isReason = (reason: string): reason is keyof typeof reasons => Object.hasOwn(reasons, reason)

function Fired({ fired, status, location }: Pick<LiveTrace, 'status' | 'location'> & { readonly fired: TracedRule }) {
  const rule = ruleOf(fired)
  return (
    <li>
      <strong>{status === 410 ? '410, gone' : `${status} → ${location}`}</strong> by{' '}
      <code>{rule === undefined ? fired.cells.from : withoutLine(rule)}</code>
      {rule !== undefined && `, because ${because(rule)}`}.
    </li>
  )
}

function Nearly({ rule: traced, reason }: LiveTrace['nearly'][number]) {
  const rule = ruleOf(traced)
  return (
    <li>
      Nearly <code>{rule === undefined ? traced.cells.from : withoutLine(rule)}</code>:{' '}
      {isReason(reason) ? reasons[reason] : reason}.
    </li>
  )
}

function Rules({ rules }: Pick<LiveTrace, 'rules'>) {
  if (rules === 'off') return <li>All rules are off: the kill switch is on, so none was looked up.</li>
  return <li>{rules === 'none' ? 'This part of the store has no rules.' : `Rules of revision ${rules}.`}</li>
}

/** What the store did with a request that no rule answered. */
function Store({ trace }: { readonly trace: LiveTrace }) {
  const { locale, path, route, cache, isSingleKey, status, location } = trace
  return (
    <>
      <li>{locale === undefined ? 'No locale in the path.' : `Locale ${locale}, path ${path}.`}</li>
      {route !== undefined && (
        <li>
          Route <code>{route}</code>
          {cache !== undefined && `, page cache: ${cache}`}.
        </li>
      )}
      {isSingleKey && <li>The store has no page there, and a single key leads on.</li>}
      <li>
        <strong>{location === undefined ? `${status}` : `${status} → ${location}`}</strong>
        {status === 404 && ': the store has no page there'}
      </li>
    </>
  )
}

/** `Server-Timing` as one reads it: render 12.3 ms, total 15.0 ms. */
const timingInWords = (timing: string): string => timing.replaceAll(/;dur=([\d.]+)/g, ' $1 ms')

function Hop({ address, trace }: LiveHop) {
  const { fired, nearly, rules } = trace
  return (
    <li>
      <p>
        <code>{address}</code> <small>{timingInWords(trace.timing)}</small>
      </p>
      <ul>
        <Rules rules={rules} />
        {fired === undefined && rules !== 'off' && rules !== 'none' && <li>No rule fires.</li>}
        {fired !== undefined && <Fired fired={fired} status={trace.status} location={trace.location} />}
        {nearly.map(one => (
          <Nearly key={one.rule.line} {...one} />
        ))}
        {fired === undefined && <Store trace={trace} />}
      </ul>
    </li>
  )
}

const ends: Readonly<Record<LiveChain['end'], string>> = {
  answered: 'The store answers.',
  elsewhere: 'Leaves for another host.',
  loop: 'Never ends: this is a loop.',
  endless: 'Does not end within ten hops.',
  silent: 'The store did not say what it does: it has another PURGE_KEY than this desk, or does not answer.',
}

/** Every step that the running store has just taken for an address. */
export function LiveChainSection({ chain: { hops, end } }: { readonly chain: LiveChain }) {
  return (
    <section aria-labelledby="live-chain">
      <h2 id="live-chain">What the store does now</h2>
      <ol className="steps">
        {hops.map(hop => (
          <Hop key={hop.address} {...hop} />
        ))}
      </ol>
      <p>
        {ends[end]} {hops[0] !== undefined && `Build ${hops[0].trace.build}.`}
      </p>
    </section>
  )
}
