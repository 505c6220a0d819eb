import { href } from '#routes/href.ts'
import type { Locale } from '#src/language/locales.ts'

/** Where the steps of signing in are: on the page each has an address, over another page each is a dialog. */
export type SignInFlow = {
  /** Whether the form stands in a dialog. */
  readonly isDialog?: boolean | undefined
  /** Where to go on afterwards, path and query. */
  readonly redirectTo?: string | undefined
}

/** A link to another step. Without script it is the page's, from a dialog it opens the dialog of that step. */
export function linkTo(
  locale: Locale,
  { isDialog, redirectTo }: SignInFlow,
  step: 'sign-in' | 'sign-up' | 'forgot-password',
) {
  const address =
    step === 'forgot-password'
      ? href(locale, 'forgotPassword')
      : href(locale, 'signIn', undefined, { step: step === 'sign-in' ? undefined : step, redirectTo })
  return { href: address, ...(isDialog === true && { 'data-dialog': `modal=${step}` as const }) }
}
