/** Takes back what `mount` began: listeners, timers, React roots. */
export type Dispose = () => void

type Mounted = Dispose | undefined

/**
 * Begins what an element does in the browser beyond its HTML. Whoever calls it calls what it gives when the page or the
 * dialog of the element goes; nothing is given where there is nothing to take back.
 */
export type Mount = (element: HTMLElement) => Mounted | Promise<Mounted>
