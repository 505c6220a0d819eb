import { shopperChanged } from '#src/kit/events.ts'
import { ofPerson } from '#src/visitor/browser-storage.ts'

import { visitorRoleNow } from './visitor-role.ts'

/** Whoever uses this browser next finds nothing of who has signed out: neither what was looked at nor what was searched for. */
function forgetPerson() {
  if (visitorRoleNow() !== undefined) return
  for (const name of ofPerson('local')) localStorage.removeItem(name)
  for (const name of ofPerson('session')) sessionStorage.removeItem(name)
}

/** Empties the browser's storage at every sign-out, here or in another tab. */
export const startForgetting = (): void => addEventListener(shopperChanged, forgetPerson)
