let latest: { readonly field: EventTarget | null; readonly at: number } | undefined

/** From now on it is known where the shopper typed last. */
export function startTyping(): void {
  addEventListener('input', ({ target, timeStamp }) => {
    latest = { field: target, at: timeStamp }
  })
}

/** Whether the shopper has typed since `start` (milliseconds, as of `performance.now()`) in the field that has the focus. */
export const hasTypedSince = (start: number): boolean =>
  latest !== undefined && latest.at > start && latest.field === document.activeElement
