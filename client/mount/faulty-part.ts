/** Which part of a page a fault is of, by the fault. */
const parts = new WeakMap<object, string>()

/** Remembers that it happened in this island or dialog. */
export function blame(error: unknown, part: string): void {
  if (typeof error === 'object' && error !== null) parts.set(error, part)
}

/** The island or dialog an error came from, if that is known. */
export const partOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? parts.get(error) : undefined
