import { DurableObject } from 'cloudflare:workers'

import schema from './db/schema.sql?raw'

export type Message = {
  readonly number: number
  readonly sender: 'shopper' | 'staff'
  readonly text: string
  readonly at: number
}
export type Conversation = { readonly id: string; readonly fields: string; readonly endedAt: number | null }

/** A conversation without new messages for a day, in ms, is over. */
const keptMs = 86_400_000
/** So many are listed for the staff. */
const mostListed = 50

/** All conversations with their messages. Every method is one synchronous step. */
export class Conversations extends DurableObject {
  readonly #sql: SqlStorage

  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#sql.exec(schema)
  }

  /** Begins a conversation and gives its unguessable id, which is the permission to read it. `fields` as JSON. */
  begin(fields: string, now: number): string {
    this.#forgetOld(now)
    const id = crypto.randomUUID()
    this.#sql.exec('INSERT INTO conversations (id, fields, begun_at) VALUES (?, ?, ?)', id, fields, now)
    return id
  }

  /** Adds to one that goes on; false where there is none. */
  write(id: string, sender: Message['sender'], text: string, now: number): boolean {
    const known = this.find(id)
    if (known === undefined || known.endedAt !== null) return false
    this.#sql.exec('INSERT INTO messages (conversation, sender, text, at) VALUES (?, ?, ?, ?)', id, sender, text, now)
    return true
  }

  /** A conversation's messages after the one with this number. */
  messages(id: string, after: number): Message[] {
    return this.#sql
      .exec<Message>(
        'SELECT number, sender, text, at FROM messages WHERE conversation = ? AND number > ? ORDER BY number',
        id,
        after,
      )
      .toArray()
  }

  find(id: string): Conversation | undefined {
    return this.#sql
      .exec<Conversation>('SELECT id, fields, ended_at AS endedAt FROM conversations WHERE id = ?', id)
      .toArray()[0]
  }

  /** The latest first. */
  list(): Conversation[] {
    return this.#sql
      .exec<Conversation>(
        'SELECT id, fields, ended_at AS endedAt FROM conversations ORDER BY begun_at DESC LIMIT ?',
        mostListed,
      )
      .toArray()
  }

  end(id: string, now: number): void {
    this.#sql.exec('UPDATE conversations SET ended_at = ? WHERE id = ? AND ended_at IS NULL', now, id)
  }

  #forgetOld(now: number) {
    const lastAt = 'COALESCE((SELECT MAX(at) FROM messages WHERE conversation = conversations.id), begun_at)'
    const old = `SELECT id FROM conversations WHERE ${lastAt} < ?`
    this.#sql.exec(`DELETE FROM messages WHERE conversation IN (${old})`, now - keptMs)
    this.#sql.exec(`DELETE FROM conversations WHERE id IN (${old})`, now - keptMs)
  }
}
