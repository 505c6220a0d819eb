/** Puts in what only the browser knows: the time, and what it remembers of the shopper (`data-enhance`). */
export function startEnhancements(within: ParentNode): void {
  const elements = within.querySelectorAll<HTMLElement>('[data-enhance]')
  if (elements.length === 0) return
  void import('./registry.ts').then(({ enhance }) => {
    for (const element of elements) void enhance(element)
  })
}
