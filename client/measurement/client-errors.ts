import { mostFaults } from '#src/measurement/limits.ts'

import { pageBuild } from '../document/build.ts'
import { hearFaults } from './faults.ts'
import { partOf } from '../mount/faulty-part.ts'
import { faultOf } from './fault.ts'
import { measure } from './queue.ts'

/** Faults of this page that were reported. */
let reported = new Set<string>()

const causeOf = (fault: ErrorEvent | PromiseRejectionEvent): unknown =>
  // A script of another origin keeps its fault to itself: all there is are the words of the event.
  fault instanceof ErrorEvent ? (fault.error ?? fault.message) : fault.reason

/** Reports uncaught errors and those that islands and dialogs caught: each once per page, ten per page at most. */
export function startClientErrors(): void {
  hearFaults(event => {
    const cause = causeOf(event)
    const fault = faultOf(cause)
    const known = JSON.stringify(fault)
    if (reported.has(known) || reported.size >= mostFaults) return
    reported.add(known)
    const part = partOf(cause)
    measure('client_error', { ...fault, ...(part !== undefined && { part }), build: pageBuild })
  })
}

/** Another page is on the screen. */
export function forgetFaults(): void {
  reported = new Set()
}
