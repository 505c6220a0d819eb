/** Which part of a page a fault is of, by the fault. */
const parts = new WeakMap<object, string>()

/** Remembers that it happened in this island or dialog. */
export function blame(error: unknown, part: string): void {
  if (typeof error === 'object' && error !== null) parts.set(error, part)
}

/** The island or dialog that a fault is of; nothing where nobody has said so. */
export const partOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? parts.get(error) : undefined
