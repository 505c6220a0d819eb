import { purgePath } from '#src/purging/purge-request.ts'
import { sign, signatureHeader } from '#src/purging/signature.ts'

import { record } from '../audit/log.ts'
import type { Tools } from '../context.ts'
import type { Member } from '../staff/roles.ts'

/** Dependencies of a purge. */
export type PurgeTools = Pick<Tools, 'db' | 'clock' | 'storefront' | 'purgeKey' | 'pages'>

/** Purges tags by the storefront's own hook, as every other system does; false where it refuses. */
export async function askForPurge(
  { clock, storefront, purgeKey }: Omit<PurgeTools, 'db'>,
  tags: readonly string[],
): Promise<boolean> {
  if (purgeKey === undefined) return false
  const body = JSON.stringify({ tags })
  const answer = await storefront.fetch(`http://localhost${purgePath}`, {
    method: 'POST',
    headers: { [signatureHeader]: await sign(purgeKey, body, clock()), 'content-type': 'application/json' },
    body,
  })
  await answer.body?.cancel()
  return answer.ok
}

/** Purges tags because somebody asked for it. */
export async function purgeTags(tools: PurgeTools, member: Member, tags: readonly string[]): Promise<boolean> {
  if (!(await askForPurge(tools, tags))) return false
  record(tools.db, member, tools.clock(), { action: 'purge pages', subject: tags.join(' ') })
  return true
}

/** Asks the store for pages, so that the next visitor finds them stored; says how many answered. */
export async function warmPages({ storefront }: PurgeTools, addresses: readonly string[]): Promise<number> {
  let warm = 0
  for (const address of addresses) {
    const answer = await storefront
      .fetch(`http://localhost${address}`, { headers: { accept: 'text/html', 'user-agent': 'fellholm-desk-monitor' } })
      .catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok === true) warm += 1
  }
  return warm
}
