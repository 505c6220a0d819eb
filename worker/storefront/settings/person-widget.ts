import type { PersonWidget } from '#src/ui/forms/person-check-context.ts'

import type { Settings } from '../bindings.ts'

/** The widget that asks whether somebody is a person: Turnstile where the store has a key for it. */
export const personWidgetOf = ({ TURNSTILE_SITE_KEY }: Settings): PersonWidget =>
  TURNSTILE_SITE_KEY === undefined ? 'box' : 'turnstile'
