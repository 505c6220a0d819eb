let latest: { readonly field: EventTarget | null; readonly at: number } | undefined

/** Signs that somebody types in a field, or is about to. */
const signs = ['input', 'pointerdown'] as const

/** From now on it is known where the shopper wrote last. */
export function startTyping(): void {
  for (const sign of signs)
    addEventListener(sign, ({ target, timeStamp }) => {
      latest = { field: target, at: timeStamp }
    })
}

/** Whether the shopper has been writing since `start` (milliseconds, as of `performance.now()`) where the focus is. */
export const isWritingSince = (start: number): boolean =>
  latest !== undefined && latest.at > start && latest.field === document.activeElement
