import { shopperChanged } from '#src/kit/events.ts'
import { ofPerson } from '#src/visitor/browser-storage.ts'

import { visitorRoleNow } from './visitor-role.ts'

/** Clears what the browser keeps of a person who signs out, recent products and searches, before somebody else uses it. */
function forgetPerson() {
  if (visitorRoleNow() !== undefined) return
  for (const name of ofPerson('local')) localStorage.removeItem(name)
  for (const name of ofPerson('session')) sessionStorage.removeItem(name)
}

/** Empties the browser's storage at every sign-out, here or in another tab. */
export const startForgetting = (): void => addEventListener(shopperChanged, forgetPerson)
