/** Takes back what `mount` began: listeners, timers, React roots. */
export type Dispose = () => void

type Mounted = Dispose | undefined

/**
 * Starts an element's browser code. The returned function takes it back and is called when the element's page or dialog
 * goes; undefined when there is nothing to take back.
 */
export type Mount = (element: HTMLElement) => Mounted | Promise<Mounted>
