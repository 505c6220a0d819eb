import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { routeAt } from '#routes/route-at.ts'
import { safePath } from '#routes/safe-path.ts'
import { errorStatus, isErrorCode } from '#src/commerce/errors.ts'
import { checkOfCommand } from '#src/commerce/person-checks.ts'
import type { Result } from '#src/kit/result.ts'
import type { CommandResult } from '#src/shop/command-answer.ts'
import type { SealedCommand } from '#src/shop/command.ts'
import { tickedAnswer } from '#src/ui/forms/person-check-context.ts'

import type { StorefrontContext } from '../context.ts'
import { personWidgetOf } from '../settings/person-widget.ts'
import { fittingFields, noticeFlash, refusedFormFlash, messageFlash } from '../visit/flash.ts'
import { destinationFor, destinationOf, dialogOn, refusedTo } from './destination.ts'
import { returnPath, originOf, type FormPost } from './form-post.ts'

const problemsOf = (detail: unknown): Record<string, string> => {
  const parsed = v.safeParse(v.object({ problems: v.record(v.string(), v.string()) }), detail)
  return parsed.success ? parsed.output.problems : {}
}

/** A form that a busy platform turned away may be sent again then. */
const comingAgain = ({ env: { trace } }: StorefrontContext): Record<string, string> =>
  trace.retryAfterSeconds === undefined ? {} : { 'retry-after': `${trace.retryAfterSeconds}` }

/** The application of bot protection that refused the command before it did anything, so that script may send it again (R292). */
const botProtectionOf = ({ env: { trace } }: StorefrontContext): { readonly appId?: string } =>
  trace.botProtection === undefined ? {} : { appId: trace.botProtection }

export const noStore = { 'cache-control': 'private, no-store' }
/** Fields that say something of the press and not of the form. */
const unkept: ReadonlySet<string> = new Set(['back', 'idempotencyKey'])

/** That somebody is a person is ticked again, unless it was that which did not do; another answer works once. */
const keptAnswer = ({ input }: FormPost, code: string) => ({
  recaptcha_response: input.recaptcha_response === tickedAnswer && code !== 'AUT403' ? tickedAnswer : undefined,
})

const seeOther = (c: StorefrontContext, location: string) => c.body(null, 303, { location, ...noStore })

/** Keeps the command's message for the next page. The latest message replaces an earlier one. */
async function tell(c: StorefrontContext, command: string, { flash }: CommandResult<unknown>): Promise<void> {
  if (flash === undefined) messageFlash.forget(c)
  else await messageFlash.keep(c, { command, values: flash })
}

const attachment = ({ fileName, contentType, content }: NonNullable<CommandResult<unknown>['file']>) =>
  new Response(
    Uint8Array.from(atob(content), letter => letter.charCodeAt(0)),
    {
      headers: {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '')}"`,
        ...noStore,
      },
    },
  )

/** The page that shows a refused form: the page it came from when that is personal, otherwise a personal page. */
function sayingPage(c: StorefrontContext, from: string, { refusedOn }: SealedCommand): string {
  if (routeAt(from)?.kind === 'personal') return from
  if (refusedOn !== undefined) return href(c.var.locale, refusedOn)
  return `${href(c.var.locale, 'notDone')}?${new URLSearchParams({ back: from })}`
}

/** Answers a form: with a 303 to where it leads, or with a file. */
export async function respondToForm(
  c: StorefrontContext,
  posted: FormPost,
  name: string,
  command: SealedCommand,
  result: Result<CommandResult<unknown>>,
) {
  if (result.ok) {
    await tell(c, name, result.value)
    if (result.value.notice !== undefined) await noticeFlash.keep(c, result.value.notice)
    const { file } = result.value
    return file === undefined ? seeOther(c, destinationOf(c, result.value) ?? returnPath(c, posted)) : attachment(file)
  }
  const { code, detail } = result
  const kept = Object.entries({ ...posted.input, ...keptAnswer(posted, code) }).filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && !unkept.has(field[0]) && !command.secret.includes(field[0]),
  )
  await refusedFormFlash.keep(c, {
    command: name,
    code,
    detail,
    problems: problemsOf(detail),
    values: fittingFields(kept),
  })
  return seeOther(c, safePath(refusedTo(detail), originOf(c)) ?? sayingPage(c, returnPath(c, posted), command))
}

/** The store's own codes for "no answer came"; any other code is something the shopper can change. */
const unanswered: ReadonlySet<string> = new Set([
  'UNREACHABLE',
  'OUTCOME_UNKNOWN',
  'NOT_SENT',
  'NOT_DONE',
  'NOT_PLACED',
  'PROFILE_NOT_LOADED',
])

function statusOf(code: string): ContentfulStatusCode {
  if (code === 'INPUT') return 422
  if (code === 'BOT_PROTECTION') return 403
  // 498 (AUT498) is a status that Hono's type does not list; the runtime sends it.
  if (isErrorCode(code)) return errorStatus[code] as ContentfulStatusCode
  return unanswered.has(code) ? 503 : 409
}

/** The notice script shows itself, on a public page. A personal page shows the notice when it is rendered. */
async function noticeFor(c: StorefrontContext, { notice, opens }: CommandResult<unknown>, to: string | undefined) {
  if (opens !== undefined || notice === undefined) return undefined
  if (routeAt(to ?? '')?.kind !== 'personal') return notice
  await noticeFlash.keep(c, notice)
  return undefined
}

/** Answers script with JSON. A refusal that leads elsewhere is kept, so that the page there can say it. */
export async function respondWithJson(
  c: StorefrontContext,
  posted: FormPost,
  name: string,
  result: Result<CommandResult<unknown>>,
): Promise<Response> {
  const to = result.ok ? dialogOn(destinationFor(c, result.value), result.value) : undefined
  if (!result.ok && refusedTo(result.detail) !== undefined) {
    const { code, detail } = result
    const { recaptcha_response } = keptAnswer(posted, code)
    const values = recaptcha_response === undefined ? {} : { recaptcha_response }
    await refusedFormFlash.keep(c, { command: name, code, detail, problems: problemsOf(detail), values })
  }
  if (result.ok) await tell(c, name, result.value)
  const notice = result.ok ? await noticeFor(c, result.value, to) : undefined
  const body = result.ok
    ? { ok: true, value: result.value.value, flash: result.value.flash, to, notice }
    : {
        ok: false,
        code: result.code,
        detail: result.detail,
        problems: problemsOf(result.detail),
        to: refusedTo(result.detail),
        ...botProtectionOf(c),
        ...(result.code === 'AUT403' &&
          checkOfCommand(name) !== undefined && { personWidget: personWidgetOf(c.env.settings) }),
      }
  return c.json(body, result.ok ? 200 : statusOf(result.code), {
    ...noStore,
    ...(result.ok ? {} : comingAgain(c)),
  })
}
