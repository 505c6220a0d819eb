/** Does its work for the page that is on the screen, and again for each that takes its place; not for what changes within one. */
export function onEachPage(work: () => void): void {
  work()
  let path = location.pathname
  globalThis.navigation?.addEventListener('navigatesuccess', () => {
    if (location.pathname === path) return
    path = location.pathname
    work()
  })
}
