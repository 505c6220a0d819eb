import { createPurges } from '#kv/purges.ts'
import { listStoredPages, type ListedPage } from '#kv/stored-pages.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

/** KV lists so many keys at once. */
const perList = 1_000
/** And is asked so often for one page of the desk. */
const mostLists = 5

/** A stored page with its address, and whether it was purged since. */
export type FoundPage = ListedPage & { readonly address: string; readonly isPurged: boolean }

export type FoundPages = { readonly pages: readonly FoundPage[]; readonly seen: number; readonly hasMore: boolean }

/** The address of a stored page; undefined where its key is a digest. */
const addressOf = ({ locale, path, query }: ListedPage): string | undefined =>
  path.startsWith('/') ? storeAddressing.localise(locale, path) + (query === '' ? '' : `?${query}`) : undefined

/** Whether words stand in a page's address, its route or one of its tags. */
const holds = (page: ListedPage, address: string, words: string): boolean =>
  `${address} ${page.route} ${page.tags.join(' ')}`.toLowerCase().includes(words)

/** Stored pages whose address or tags hold some words, and which of them were purged. */
export async function findPages(kv: KVNamespace, now: number, words: string, most: number): Promise<FoundPages> {
  const purges = createPurges(kv, () => now, 0, 2_000)
  await purges.check()
  const pages: FoundPage[] = []
  let [seen, lists, cursor]: [number, number, string | undefined] = [0, 0, '']
  while (cursor !== undefined && lists < mostLists && pages.length <= most) {
    const listed = await listStoredPages(kv, perList, cursor)
    seen += listed.pages.length
    for (const page of listed.pages) {
      const address = addressOf(page) ?? page.key
      const isPurged = purges.isPurgedSince(page.tags, page.renderedAt)
      if (holds(page, address, words.toLowerCase())) pages.push({ ...page, address, isPurged })
    }
    cursor = listed.next
    lists += 1
  }
  return { pages: pages.slice(0, most), seen, hasMore: cursor !== undefined || pages.length > most }
}
