import { columns, type Column, type ColumnProblem, type Draft } from '#kv/redirects/columns.ts'
import { matches, queryModes, statuses } from '#kv/redirects/rule.ts'

import type { DraftRule } from '../rules.ts'

type Props = {
  readonly cells: Draft
  readonly rule?: DraftRule | undefined
  readonly problems?: readonly ColumnProblem[]
  /** The rule as somebody else has changed it meanwhile. */
  readonly theirs?: DraftRule | undefined
}

type Field = {
  readonly label: string
  readonly hint: string
  readonly choices?: readonly (readonly [string, string])[]
}

const same = (values: readonly (string | number)[]) => values.map(value => [`${value}`, `${value}`] as const)

/** The columns of a rule, as the form explains them. */
const fields: Readonly<Record<Column, Field>> = {
  from: {
    label: 'From',
    hint: 'A path such as /old. :name stands for one part, * at the end for the rest. With ?id=7 it wants that parameter.',
  },
  to: { label: 'To', hint: 'A path such as /c/tents, or an https address. Empty for 410.' },
  status: {
    label: 'Status',
    hint: '302 leads on for now, 301 for good: browsers keep a 301 for an hour. 410 says that it is gone.',
    choices: [['', '302, unless said otherwise'], ...same(statuses)],
  },
  match: {
    label: 'Match',
    hint: 'exact is this path alone, prefix everything beneath it too, pattern the parts :name and *.',
    choices: [['', 'by the path'], ...same(matches)],
  },
  query: {
    label: 'Parameters',
    hint: 'keep hands those of the request on, drop leaves them behind, match wants none but those in From.',
    choices: [['', 'keep, unless said otherwise'], ...same(queryModes)],
  },
  host: { label: 'Hosts', hint: 'Only on these, separated by commas.' },
  country: { label: 'Countries', hint: 'Only for visitors there: DE, AT.' },
  locale: { label: 'Locales', hint: 'Only in these: de-de, or de for a whole language.' },
  device: { label: 'Device', hint: 'Only on one kind.', choices: [['', 'any'], ...same(['mobile', 'desktop'])] },
  active_from: {
    label: 'Fires from',
    hint: 'A date (midnight UTC) or a moment with its zone: 2026-11-27T09:00+01:00.',
  },
  active_until: { label: 'Fires until', hint: 'Just before this date or moment.' },
  permanent_from: {
    label: 'Permanent from',
    hint: 'For 301 and 308, which browsers keep: until then 302 and 307 are sent. Empty: seven days after publishing; “now”: at once; or a date or moment.',
  },
  note: { label: 'Note', hint: 'For whoever reads the rule next.' },
}

function RuleField({
  column,
  value,
  problem,
}: {
  readonly column: Column
  readonly value: string
  readonly problem: string | undefined
}) {
  const { label, hint, choices } = fields[column]
  const described = {
    'aria-describedby': `${column}-hint`,
    'aria-invalid': problem !== undefined || undefined,
  } as const
  return (
    <div className="field">
      <label htmlFor={column}>{label}</label>
      {choices === undefined ? (
        <input id={column} name={column} defaultValue={value} {...described} />
      ) : (
        <select id={column} name={column} defaultValue={value} {...described}>
          {choices.map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      )}
      <small id={`${column}-hint`}>
        {problem !== undefined && <strong className="bad">{problem}. </strong>}
        {hint}
      </small>
    </div>
  )
}

function Theirs({ cells }: DraftRule) {
  return (
    <div role="alert" className="note bad">
      <p>Somebody changed this rule while you did. Yours is in the fields below and not kept yet; theirs is:</p>
      <p>
        <code>{columns.flatMap(column => cells[column] || []).join(' · ')}</code>
      </p>
      <p>Keep yours by pressing again, or go back to the rules to leave theirs.</p>
    </div>
  )
}

/** `/redirects/rule/:id`: one rule in a form that explains itself. */
export function RulePage({ cells, rule, problems, theirs }: Props) {
  const isNew = rule === undefined
  const wrong = problems?.length ?? 0
  return (
    <>
      <h1>{isNew ? 'New rule' : `Rule for ${rule.cells.from}`}</h1>
      {theirs !== undefined && <Theirs {...theirs} />}
      {wrong > 0 && (
        <p role="alert" className="note bad">
          {wrong === 1 ? 'One field' : `${wrong} fields`} cannot be read. Nothing was kept yet.
        </p>
      )}
      <form method="post" action={isNew ? '/redirects/rule' : `/redirects/rule/${rule.id}`} className="fields grid">
        {rule !== undefined && <input type="hidden" name="version" value={rule.version} />}
        {columns.map(column => (
          <RuleField
            key={column}
            column={column}
            value={cells[column]}
            problem={problems?.find(one => one.column === column)?.message}
          />
        ))}
        <div className="row">
          <button type="submit" name="do" value="save">
            {isNew ? 'Add to the draft' : 'Keep in the draft'}
          </button>
          {!isNew && (
            <button type="submit" name="do" value="remove" className="quiet">
              Remove the rule
            </button>
          )}
          <a href="/redirects">Back to the rules</a>
        </div>
      </form>
    </>
  )
}
