import { Hono } from 'hono'

import { listSingleKeys } from '#kv/redirects/single-key-list.ts'

import type { DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused } from '../pages/entrance.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { stateOf } from './draft.ts'
import { SingleKeysPage } from './pages/single-keys-page.tsx'
import { adoptSingleKey, removeSingleKey, withRule } from './single-keys.ts'

const pageSize = 50

/** Redirects that were written by hand as single keys. */
export function singleKeyRoutes({ redirects, clock }: Tools) {
  const app = new Hono<DeskEnv>()
  app.get('/single-keys', requires('redirects.view'), async c => {
    await stateOf(redirects)
    const { keys, next } = await listSingleKeys(redirects.kv, pageSize, c.req.query('after'))
    const listed = keys.map(key => withRule(redirects, key))
    return c.render(<SingleKeysPage keys={listed} next={next} role={c.get('member').role} />, titled('Single keys'))
  })
  app.post('/single-keys/adopt', requires('redirects.edit'), async c => {
    await stateOf(redirects)
    const field = await formOf(c)
    const adopted = await adoptSingleKey(redirects, c.get('member'), clock(), field('path'))
    if (adopted?.kind === 'done') return c.redirect('/redirects/single-keys', 303)
    c.status(409)
    return c.render(
      <Refused
        title="No rule was made of it"
        text="The key is gone, cannot be read, or its path has a rule already. Nothing was changed."
      />,
      titled('Not adopted'),
    )
  })
  app.post('/single-keys/remove', requires('redirects.publish'), async c => {
    const field = await formOf(c)
    await removeSingleKey(redirects, c.get('member'), clock(), field('path'))
    return c.redirect('/redirects/single-keys', 303)
  })
  return app
}
