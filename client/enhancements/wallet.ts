import type { Mount } from '../mount/mount.ts'

/** It keeps its place while nobody knows, so that nothing moves for those it is offered to. */
async function offer(element: HTMLElement): Promise<void> {
  element.style.visibility = 'hidden'
  try {
    const { hasCredit } = await import('./credits.ts')
    element.hidden = (await hasCredit()) ?? false
  } finally {
    element.style.removeProperty('visibility')
  }
}

/**
 * R246: who pays with a credit of their own is not offered a wallet; only somebody who is signed in can have one. The
 * client is fetched for those alone.
 */
export const mount: Mount = async element => {
  const { visitor = 'guest' } = document.documentElement.dataset
  if (!['guest', 'associate'].includes(visitor)) await offer(element)
  return undefined
}
