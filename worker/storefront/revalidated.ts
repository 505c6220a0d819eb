/**
 * Asked about every time, and kept by nobody but this browser. Not `no-store`: a page whose script was answered so cannot
 * come back as it was left.
 */
export const revalidated = { 'cache-control': 'private, no-cache' } as const
