import { Moment } from '../pages/moment.tsx'
import { Sheet, type SheetColumn } from '../pages/sheet.tsx'
import { Once } from './once.tsx'

/** A letter without its text and its recipient. */
export type ListedLetter = {
  readonly id: string
  readonly kind: string
  readonly channel: string
  readonly state: string
  readonly writtenAt: string
  readonly canResend: boolean
}

type Props = {
  readonly letters: readonly ListedLetter[]
  /** Where sending one once more is posted; undefined for whom may not. */
  readonly resendPath: string | undefined
}

const columns = (resendPath: string | undefined): readonly SheetColumn<ListedLetter>[] => [
  { head: 'Written', cell: ({ writtenAt }) => <Moment at={Date.parse(writtenAt)} /> },
  { head: 'What', cell: ({ kind, channel }) => `${kind}, ${channel}` },
  { head: 'State', cell: ({ state }) => state },
  {
    head: 'Send once more',
    isPlain: true,
    cell: ({ id, kind, canResend }) =>
      resendPath !== undefined &&
      canResend && (
        <form method="post" action={resendPath}>
          <Once />
          <input type="hidden" name="letter" value={id} />
          <button type="submit" className="quiet" aria-label={`Send once more: ${kind}`}>
            Send once more
          </button>
        </form>
      ),
  },
]

/** Letters and text messages, and sending one once more. */
export const LettersTable = ({ letters, resendPath }: Props) => (
  <Sheet columns={columns(resendPath)} rows={letters} keyOf={({ id }) => id} />
)
