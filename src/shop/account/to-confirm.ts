import { href } from '#routes/href.ts'

import type { CommandContext } from '../command.ts'

type Refused = { readonly ok: false; readonly code: string; readonly detail?: unknown }

/** What a sign-in of a while ago was refused for (AUT428) leads to where somebody shows once more who they are. */
export const toConfirm = <R extends Refused>({ locale }: CommandContext, refused: R): R | Refused =>
  refused.code === 'AUT428' ? { ...refused, detail: { to: `${href(locale, 'accountProfile')}#prove` } } : refused
