import type { StorefrontContext } from '../context.ts'
import { buildId } from '../render/assets.ts'

/** R294: `GET /builds/meta/{build}.json`, asked with the build a page was loaded from, answers with the one served now. */
export const buildManifest = (c: StorefrontContext): Response =>
  c.json({ buildId }, 200, { 'cache-control': 'no-cache', 'content-type': 'application/json' })
