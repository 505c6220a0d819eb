import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { SealedCommand } from '#src/shop/command.ts'
import { likely } from '#worker/commerce/testing/walk/arbitrary.ts'
import { commands } from '#worker/storefront/commands/registry.ts'

import { openBrowser } from '../browser.ts'

const all = Object.entries<Readonly<Record<string, SealedCommand>>>(commands).flatMap(([room, of]) =>
  Object.entries(of).map(([name, command]) => [`/-/${room}/${name}`, command] as const),
)

/** How often each command is tried. */
const runs = 15

it.each(all)('%s: what was made up for it is done or refused, and never a failure', async (path, { input }) => {
  const browser = openBrowser()
  await fc.assert(
    fc.asyncProperty(likely(input), async body => {
      const answer = await browser.send(path, body)
      const text = await answer.text()
      expect([body, answer.status >= 500, text.slice(0, 200)]).toEqual([body, false, expect.any(String)])
      expect(text).not.toMatch(/\\n\s+at |\.[jt]s:\d+:\d+|SQLITE_|TypeError/)
    }),
    { numRuns: runs },
  )
})
