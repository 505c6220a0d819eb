import { versionOf, type VersionName } from './catalogue.ts'
import type { Database } from '../database.ts'

/** A cached `read`, repeated when the version it depends on has changed. */
export function watched<Found>(db: Database, name: VersionName, read: () => Found): () => Found {
  let seen: { readonly version: number; readonly found: Found } | undefined
  return () => {
    const version = versionOf(db, name)
    if (seen?.version !== version) seen = { version, found: read() }
    return seen.found
  }
}
