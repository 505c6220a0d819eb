/**
 * Links the manifest by which the store can be installed. A browser asks for it with every page that links it, the moment that page is shown, so it
 * is linked where somebody stays.
 */
export function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/site.webmanifest'
  document.head.append(link)
}
