import type { Addressing, Problem, RedirectRule } from '../rule.ts'

/** The findings of a check. An error stops a publication, a warning does not. */
export const findings = {
  loop: 'error',
  endless: 'error',
  duplicate: 'error',
  'unsafe-target': 'error',
  'unknown-placeholder': 'error',
  'never-active': 'error',
  'too-many': 'error',
  chain: 'warning',
  shadowed: 'warning',
  'hides-page': 'warning',
  'dead-target': 'warning',
  'not-looked-up': 'warning',
  expired: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>

export type FindingCode = keyof typeof findings
export type Finding = Problem & { readonly code: FindingCode }

export const isError = ({ code }: Finding): boolean => findings[code] === 'error'

/** The surroundings that rules are checked against. */
export type CheckedAgainst = {
  readonly addressing: Addressing
  /** Other hosts that targets may lead to; usually none. */
  readonly hosts: readonly string[]
  /** Pages that always exist, without locale. */
  readonly livePages: readonly string[]
  /** Whether rules are never looked up for a path. */
  readonly isReserved: (path: string) => boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

export const finding = (code: FindingCode, { line }: Pick<RedirectRule, 'line'>, message: string): Finding => ({
  line,
  code,
  message,
})
