import { href } from '#routes/href.ts'

import type { CommandContext } from '../command.ts'

type Refused = { readonly ok: false; readonly code: string; readonly detail?: unknown }

/** A refusal because the sign-in is too old (AUT428) leads to the page where the shopper confirms who they are. */
export const toConfirm = <R extends Refused>({ locale }: CommandContext, refused: R): R | Refused =>
  refused.code === 'AUT428' ? { ...refused, detail: { to: `${href(locale, 'accountProfile')}#prove` } } : refused
