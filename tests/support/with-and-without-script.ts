import { test } from '@playwright/test'

/** Makes the same tests twice: for a browser that runs script, and for one that runs none. */
export function withAndWithoutScript(makeTests: (hasScript: boolean) => void): void {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })
      makeTests(javaScriptEnabled)
    })
}
