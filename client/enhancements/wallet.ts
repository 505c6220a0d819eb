import type { Mount } from '../mount/mount.ts'

/** Keeps the space until the answer is there, so that nothing moves for those who are offered it. */
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
 * R246: shoppers with a credit of their own are not offered a wallet. Only signed-in shoppers can have one, so the
 * client is imported for them alone.
 */
export const mount: Mount = async element => {
  const { visitor = 'guest' } = document.documentElement.dataset
  if (!['guest', 'associate'].includes(visitor)) await offer(element)
  return undefined
}
