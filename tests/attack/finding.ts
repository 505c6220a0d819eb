/** What an attack found: each check with what was expected of it. */
export type Check = { readonly name: string; readonly passed: boolean; readonly said: string }

export type Attack = (size: number | undefined) => Promise<readonly Check[]>

/** A check that something never happened; the first few times it did are said. */
export const never = (name: string, times: readonly string[]): Check => ({
  name,
  passed: times.length === 0,
  said: times.length === 0 ? 'never' : `${times.length} ×: ${times.slice(0, 5).join(' · ')}`,
})

export const holds = (name: string, passed: boolean, said: string): Check => ({ name, passed, said })

/** Works on everything, so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  // All lanes take from the one iterator, so that each item is taken once.
  const left = items.entries()
  const lane = async () => {
    for (const [index, item] of left) await work(item, index)
  }
  await Promise.all(Array.from({ length: width }, lane))
}
