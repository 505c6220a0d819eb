type Fault = ErrorEvent | PromiseRejectionEvent
type Hear = (fault: Fault) => void

/** Faults that happened before anybody asked for them; more than these say nothing new. */
const early: Fault[] = []
let hear: Hear = fault => void (early.length < 10 && early.push(fault))

/** Notices what nobody caught, from the first script on. */
export function startFaults(): void {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, fault => hear(fault as Fault))
}

/** Hands on every fault there was, and from now on each as it happens. */
export function hearFaults(listener: Hear): void {
  hear = listener
  for (const fault of early.splice(0)) listener(fault)
}
