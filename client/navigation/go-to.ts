/** Opens a path of ours: softly where soft navigation is on, else as any link does. */
export const goTo = (path: string): void => location.assign(path)

/** Marks a navigation that only refreshes the page, because something has changed elsewhere. */
export const changedElsewhere = 'elsewhere'

/** Shows the page anew; what a page says once is left to the tab that it is for. */
export const showAnew = (): void => {
  if ('navigation' in globalThis)
    navigation.navigate(location.pathname + location.search, { history: 'replace', info: changedElsewhere })
  else location.reload()
}
