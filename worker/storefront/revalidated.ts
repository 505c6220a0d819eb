/**
 * Kept by the browser alone and revalidated each time. Not `no-store`, which would keep the page out of the
 * back/forward cache.
 */
export const revalidated = { 'cache-control': 'private, no-cache' } as const
