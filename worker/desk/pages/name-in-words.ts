/** A name of the platform or of an editor's content in words: `IN_PROGRESS` → `In progress`, `callToAction` → `Call to action`. */
export function nameInWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Where a text stands in its entry, in words: `items.0.title` → `Items, 1, title`. */
export const pathInWords = (path: string): string =>
  path
    .split('.')
    .map(step => (/^\d+$/.test(step) ? `${Number(step) + 1}` : nameInWords(step)))
    .map((step, at) => (at === 0 ? step : step.toLowerCase()))
    .join(', ')
