import type { Mount } from './mount.ts'

/** Type of event → what is done; `root` is the component's element. */
type Handlers = Readonly<Record<string, (event: Event, root: HTMLElement) => void>>

/** A component that does what it does when something happens in it. */
export const listening =
  (handlers: Handlers): Mount =>
  root => {
    const mounted = new AbortController()
    for (const [type, handle] of Object.entries(handlers))
      // Toggle does not bubble.
      root.addEventListener(type, event => handle(event, root), { capture: type === 'toggle', signal: mounted.signal })
    return () => mounted.abort()
  }
