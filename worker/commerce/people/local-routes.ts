import { Hono } from 'hono'

import type { Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { readEmails } from '../db/emails.ts'
import { identityProvider } from './identity-provider.ts'

/** What a shop answers on one machine only: the identity provider, and the letters for the mailbox page. */
export const localRoutes = (contextOf: (request: Request) => Result<Context>) =>
  new Hono().route('/identity', identityProvider(contextOf)).get('/letters', c => {
    const context = contextOf(c.req.raw)
    return c.json(context.ok ? readEmails(context.value.db, c.req.query('to')) : [])
  })
