import { Hono } from 'hono'
import * as v from 'valibot'

import { fail, type Result } from '#src/kit/result.ts'
import type { CommandResult } from '#src/shop/command-answer.ts'
import type { CommandContext, SealedCommand } from '#src/shop/command.ts'

import { findCommand } from './registry.ts'
import { errorPage } from '../pages/error-page.ts'
import { localeFromQuery } from '../middleware/locale.ts'
import { isSameOrigin } from '../middleware/security-headers.ts'
import type { StorefrontContext, StorefrontEnv } from '../context.ts'
import { saysLook } from '../looking/look-cookie.ts'
import { countConsentAnswer } from '../measurement/count-consent.ts'
import { visitSession } from '../visit/visit.ts'
import { respondToForm, respondWithJson, noStore } from './respond.ts'
import { writeBrowserCookies } from './browser-cookies.ts'
import { commandContext } from './context.ts'
import { readFormPost } from './form-post.ts'

/** The code that a field's problem is told by. */
function codeOf({ type, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'min_length' || received === 'undefined') return 'required'
  return type === 'max_length' ? 'too-long' : message
}

/** Runs a parsed command; input that does not fit is refused field by field. */
async function execute(
  command: SealedCommand,
  context: CommandContext,
  input: unknown,
): Promise<Result<CommandResult<unknown>>> {
  const parsed = v.safeParse(command.input, input)
  if (parsed.success) return command.run(context, parsed.output)
  const problems = Object.fromEntries(parsed.issues.map(issue => [v.getDotPath(issue) ?? '', codeOf(issue)]))
  return fail('INPUT', { problems })
}

/** Whoever looks at the store as a customer sees it changes nothing, in this browser neither. */
const isLooking = async (c: StorefrontContext): Promise<boolean> =>
  saysLook(c.env) || (await c.var.visit.session())?.look !== undefined

/** `POST /-/{room}/{command}`: only from our own pages; a form gets a 303, script gets JSON. */
export const commandRoutes = new Hono<StorefrontEnv>().post(
  '/:room/:command',
  localeFromQuery,
  visitSession,
  async c => {
    const { room, command: name } = c.req.param()
    const command = findCommand(room, name)
    if (command === undefined) return errorPage(c, 404)
    if (!isSameOrigin(c)) return Response.json({ ok: false, code: 'FORBIDDEN' }, { status: 403, headers: noStore })
    const posted = await readFormPost(c)
    if (posted === undefined) return Response.json({ ok: false, code: 'API400' }, { status: 400, headers: noStore })
    c.env.trace.notes.command = `${room}/${name}`
    const result = (await isLooking(c))
      ? fail('AUT457')
      : await execute(command, await commandContext(c, posted), posted.input)
    if (result.ok) {
      writeBrowserCookies(c, result.value.cookies)
      countConsentAnswer(c, result.value.cookies)
    } else c.env.trace.notes.refused = result.code
    return posted.isForm
      ? respondToForm(c, posted, `${room}/${name}`, command, result)
      : respondWithJson(c, posted, `${room}/${name}`, result)
  },
)
