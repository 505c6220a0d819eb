/** Values by key, never of more than `limit` together: the least recently used go first, and what is larger alone is not kept. */
export function createLeastRecentlyUsed<Value>(limit: number, sizeOf: (key: string, value: Value) => number) {
  const values = new Map<string, Value>()
  /** The one asked for last is the youngest already. */
  let youngest: string | undefined
  let size = 0

  /** Whether there was one. */
  const drop = (key: string): boolean => {
    const value = values.get(key)
    if (value === undefined) return false
    values.delete(key)
    size -= sizeOf(key, value)
    return true
  }

  return {
    get: (key: string): Value | undefined => {
      const value = values.get(key)
      if (value === undefined || key === youngest) return value
      values.delete(key)
      values.set(key, value)
      youngest = key
      return value
    },
    set: (key: string, value: Value): void => {
      drop(key)
      const added = sizeOf(key, value)
      if (added > limit) return
      values.set(key, value)
      youngest = key
      size += added
      for (const oldest of values.keys()) {
        if (size <= limit) break
        drop(oldest)
      }
    },
    drop,
    size: () => size,
  }
}
