import { opaqueId, type Random } from '../random.ts'
import type { Database } from './database.ts'

/** One of the site's own secrets, made when it is first needed. */
export function siteSecret(
  { db, random }: { readonly db: Database; readonly random: Random },
  name: 'tokens' | 'loyalty' | 'gift-cards' | 'unsubscribe' | 'sign-in-codes' | 'second-factors',
): string {
  db.run('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', name, opaqueId(random, 32))
  return db.first<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name)?.value ?? ''
}
