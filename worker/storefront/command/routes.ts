import { Hono } from 'hono'
import * as v from 'valibot'

import { fail, type Result } from '#src/kit/result.ts'
import type { CommandContext, CommandResult, SealedCommand } from '#src/shop/command.ts'

import { findCommand } from '../commands.ts'
import { errorPage } from '../error-page.ts'
import { localeFromQuery } from '../middleware/locale.ts'
import { isSameOrigin } from '../middleware/security.ts'
import type { Storefront } from '../storefront.ts'
import { visited } from '../visit/visit.ts'
import { answerForm, answerJson, noStore } from './answer.ts'
import { contextOf } from './context.ts'
import { readPosted } from './posted.ts'

/** Runs a parsed command; input that does not fit is refused field by field. */
async function execute(
  command: SealedCommand,
  context: CommandContext,
  input: unknown,
): Promise<Result<CommandResult<unknown>>> {
  const parsed = v.safeParse(command.input, input)
  if (parsed.success) return command.run(context, parsed.output)
  const problems = Object.fromEntries(
    parsed.issues.map(issue => [
      v.getDotPath(issue) ?? '',
      issue.type === 'min_length' || issue.received === 'undefined' ? 'required' : issue.message,
    ]),
  )
  return fail('INPUT', { problems })
}

/** `POST /-/{room}/{command}`: only from our own pages; a form gets a 303, script gets JSON. */
export const commandRoutes = new Hono<Storefront>().post('/:room/:command', localeFromQuery, visited, async c => {
  const { room, command: name } = c.req.param()
  const command = findCommand(room, name)
  if (command === undefined) return errorPage(c, 404)
  if (!isSameOrigin(c)) return Response.json({ ok: false, code: 'FORBIDDEN' }, { status: 403, headers: noStore })
  const posted = await readPosted(c)
  if (posted === undefined) return Response.json({ ok: false, code: 'API400' }, { status: 400, headers: noStore })
  c.env.trace.notes.command = `${room}/${name}`
  const result = await execute(command, await contextOf(c, posted), posted.input)
  if (!result.ok) c.env.trace.notes.refused = result.code
  return posted.isForm
    ? answerForm(c, posted, `${room}/${name}`, command, result)
    : answerJson(c, `${room}/${name}`, result)
})
