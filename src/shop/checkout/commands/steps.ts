import { href } from '#routes/href.ts'
import type { CommandContext } from '../../command.ts'
import type { CheckoutStep } from '../model/steps.ts'

/** The checkout at a step, or while something is asked or looked up. */
export const stepPath = (
  { locale }: Pick<CommandContext, 'locale'>,
  step: CheckoutStep | 'checking',
  query = {},
): string => href(locale, 'checkout', undefined, { step, ...query })

/** The values a refusal carries beside its code. */
export const values = (detail: unknown): object => (typeof detail === 'object' && detail !== null ? detail : {})
