import type { FaultShopper } from './shopper.ts'

/** A page or a command, and the call under it that goes wrong. */
export type FaultScene = {
  readonly name: string
  readonly breaks: { readonly methods: readonly string[]; readonly path: RegExp }
  /** Longest until the page says something or is there, in seconds. */
  readonly within: number
  /** To where the fault is met; everything still goes well. `turn` differs between the faults. */
  readonly arrive: (shopper: FaultShopper, turn: number) => Promise<void>
  /** What somebody does, and does again where the page offers nothing else. */
  readonly act: (shopper: FaultShopper, turn: number) => Promise<void>
  /** Whether the page shows that it is done. */
  readonly isDone: (shopper: FaultShopper) => Promise<boolean>
  /** What is wrong in the end, at the platform; nothing when all is as it should be. */
  readonly wrong: (shopper: FaultShopper, ledger: LedgerOf) => Promise<string | undefined>
}

/** What became of somebody's orders: one entry for each, with what was charged for it. */
export type LedgerOf = (email: string) => readonly {
  readonly number: string
  readonly placing: string
  readonly total: number
  readonly charges: number[]
}[]
