import { createMiddleware } from 'hono/factory'

import type { DeskEnv } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { may, permissions, type Action } from './roles.ts'

/** Lets through whose role may do this; others are told who may. */
export const requires = (action: Action) =>
  createMiddleware<DeskEnv>(async (c, next) => {
    const { role } = c.get('member')
    if (may(role, action)) return next()
    c.status(403)
    return c.render(
      <Refused
        title="Your role may not do this"
        text={`You are signed in as ${role}. This is for: ${permissions[action].join(', ')}. Nothing was changed.`}
      />,
      titled('Not allowed'),
    )
  })
