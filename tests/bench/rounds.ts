export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The same in an order drawn by lot. */
const drawn = <Item>(items: readonly Item[]): readonly Item[] =>
  items
    .map(item => ({ item, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item)

/**
 * Runs what is compared in turn, so that whatever else the machine does meets all of it alike; the first round warms
 * up and is forgotten. The order is drawn anew for each round: whoever comes twice in a row finds the machine warm, which is
 * a twentieth of a cached page, and an order that only turned round would have that be the first and the last every time.
 */
export async function rounds<Name extends string, Figure>(
  count: number,
  contenders: Readonly<Record<Name, () => Promise<Figure> | Figure>>,
): Promise<readonly Readonly<Record<Name, Figure>>[]> {
  const names = Object.keys(contenders) as Name[]
  const played: Readonly<Record<Name, Figure>>[] = []
  for (let round = 0; round <= count; round++) {
    const figures: Partial<Record<Name, Figure>> = {}
    for (const name of drawn(names)) figures[name] = await contenders[name]()
    if (round > 0) played.push(figures as Record<Name, Figure>)
  }
  return played
}

/** The median of what `of` says of each round. */
export const medianOf = <Round>(played: readonly Round[], of: (round: Round) => number): number =>
  median(played.map(of))

/** How often something is played anew that failed. */
const retries = 2

/** Plays anew what a browser has not brought to its end, and tells `failed` why: thrown, it would end a run of half an hour. */
export async function replayed<Value>(
  play: () => Promise<Value>,
  failed: (reason: unknown) => void = () => undefined,
  left = retries,
): Promise<Value> {
  try {
    return await play()
  } catch (reason) {
    if (left === 0) throw reason
    failed(reason)
  }
  return replayed(play, failed, left - 1)
}
