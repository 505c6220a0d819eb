let latest: object | undefined

/** Says that a page is on its way while `work` goes on; when the bar itself comes is a matter of style (`marks.css`). */
export async function whileLoading(work: () => Promise<void>): Promise<void> {
  const own = {}
  latest = own
  document.documentElement.toggleAttribute('data-loading', true)
  try {
    await work()
  } finally {
    // A navigation that was given up leaves the bar to the one that replaced it.
    if (latest === own) document.documentElement.toggleAttribute('data-loading', false)
  }
}
