import type { Dispose } from './mount.ts'

/** A page, a dialog, or the document around them → what takes back what is mounted in it. */
const mounted = new WeakMap<Element, Promise<Dispose | undefined>[]>()

/** Remembers what was mounted with the page or the dialog that it stands in. */
export function keepMounted(element: Element, mounting: Promise<Dispose | undefined>): void {
  const scope = element.closest('main, [data-scope]') ?? document.body
  mounted.set(scope, [...(mounted.get(scope) ?? []), mounting])
}

/** Takes back all that was mounted in a page or a dialog that will not be shown again. */
export function dispose(scope: Element): void {
  for (const mounting of mounted.get(scope) ?? [])
    void mounting.then(
      end => end?.(),
      () => undefined,
    )
  mounted.delete(scope)
}
