import type { TypedTimes } from './read-fields.ts'

type Props = {
  readonly typed: TypedTimes
  readonly wrong?: { readonly wrong: keyof TypedTimes; readonly why: string } | undefined
  /** What the fields of one form are told apart by where a page has several. */
  readonly of: string
}

const names = { from: 'Shown from (UTC)', until: 'Shown until (UTC)' } as const

/** When something is shown: from and until, each open where it is empty. */
export function TimesFields({ typed, wrong, of }: Props) {
  return (['from', 'until'] as const).map(side => {
    const problem = wrong?.wrong === side ? wrong.why : undefined
    return (
      <div className="field" key={side}>
        <label htmlFor={`${of}-${side}`}>{names[side]}</label>
        <input
          id={`${of}-${side}`}
          name={side}
          type="datetime-local"
          defaultValue={typed[side]}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${of}-${side}-problem`}
        />
        {problem !== undefined && (
          <strong className="bad" id={`${of}-${side}-problem`}>
            {problem}
          </strong>
        )}
      </div>
    )
  })
}
