const motionIsWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

let lastPath: string | undefined

/**
 * Runs the swap to the page of the current address, as a page transition where motion is welcome. Within one path, as from
 * results to results, a page changes in its place (R076), also one that was kept and comes back.
 */
export async function withTransition(swap: () => void, isSamePath: boolean): Promise<void> {
  const { pathname } = location
  const isInPlace = isSamePath || pathname === lastPath
  lastPath = pathname
  if (!isInPlace && 'startViewTransition' in document && motionIsWelcome())
    await document.startViewTransition(swap).updateCallbackDone
  else swap()
}
