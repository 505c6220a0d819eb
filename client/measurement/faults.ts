type Fault = ErrorEvent | PromiseRejectionEvent
type Hear = (fault: Fault) => void

/** Faults from before reporting was loaded. More than these would add nothing. */
const early: Fault[] = []
let hear: Hear = fault => void (early.length < 10 && early.push(fault))

/** Records uncaught errors, from the first script on. */
export function startFaults(): void {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, fault => hear(fault as Fault))
}

/** Hands on every fault there was, and from now on each as it happens. */
export function hearFaults(listener: Hear): void {
  hear = listener
  for (const fault of early.splice(0)) listener(fault)
}
