import { behaviourOf, brandOf, passesLuhn, type CardBehaviour, type Brand } from '../cards.ts'
import type { ProblemKey } from './texts.ts'

const fields = ['number', 'expiry', 'code', 'name'] as const
export type Field = (typeof fields)[number]

/** The typed fields, unchanged. */
export type Typed = Readonly<Record<Field, string>>

export type CardFieldProblem = { readonly field: Field; readonly key: ProblemKey }

/** A card the provider may keep. The number and the code are gone from here on. */
export type AcceptedCard = {
  readonly brand: Brand
  readonly last4: string
  readonly bin: string
  /** `MM/YY`. */
  readonly expiry: string
  readonly behaviour: CardBehaviour
}

const digits = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** `8/29`, `08 / 29`, `0829` and `08/2029` all mean August 2029; nothing when it is no month. */
export function readExpiry(text: string): { readonly month: number; readonly year: number } | undefined {
  const match = /^(0?[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(digits(text))
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined
}

function numberProblem(number: string): ProblemKey | undefined {
  if (number === '') return 'number-missing'
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number) || brandOf(number) === undefined) return 'number-wrong'
  return behaviourOf(number) === undefined ? 'number-unknown' : undefined
}

function expiryProblem(text: string, at: number): ProblemKey | undefined {
  const expiry = readExpiry(text)
  if (expiry === undefined) return 'expiry-wrong'
  return at >= Date.UTC(expiry.year, expiry.month, 1) ? 'expiry-past' : undefined
}

function codeProblem(code: string, number: string): ProblemKey | undefined {
  const length = brandOf(number) === 'amex' ? 4 : 3
  return /^\d+$/.test(code) && code.length === length ? undefined : 'code-wrong'
}

/** Checks a typed card at a moment (milliseconds): what may be kept of it, or every problem. */
export function checkCard(
  typed: Typed,
  at: number,
):
  | { readonly ok: true; readonly card: AcceptedCard }
  | { readonly ok: false; readonly problems: readonly CardFieldProblem[] } {
  const number = digits(typed.number)
  const found: Readonly<Record<Field, ProblemKey | undefined>> = {
    number: numberProblem(number),
    expiry: expiryProblem(typed.expiry, at),
    code: codeProblem(digits(typed.code), number),
    name: typed.name.trim() === '' ? 'name-missing' : undefined,
  }
  const problems = fields.flatMap(field => {
    const key = found[field]
    return key === undefined ? [] : [{ field, key }]
  })
  const brand = brandOf(number)
  const behaviour = behaviourOf(number)
  const expiry = readExpiry(typed.expiry)
  if (problems.length > 0 || brand === undefined || behaviour === undefined || expiry === undefined)
    return { ok: false, problems }
  const written = `${String(expiry.month).padStart(2, '0')}/${String(expiry.year).slice(2)}`
  return {
    ok: true,
    card: { brand, behaviour, last4: number.slice(-4), bin: number.slice(0, 6), expiry: written },
  }
}
