import type { Tools } from './context.ts'

/**
 * Where the store is for whoever is at the desk: on this machine at the desk's address without `desk.`; elsewhere as the setting
 * says, and unknown without it.
 */
export const storeBeside = (url: string, { isLocal, storeOrigin }: Pick<Tools, 'isLocal' | 'storeOrigin'>) =>
  isLocal ? new URL(url).origin.replace('://desk.', '://') : storeOrigin
