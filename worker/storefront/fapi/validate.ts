import * as v from 'valibot'

import type { Call } from '#src/commerce/call.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { internalCalls } from '#src/commerce/calls/internal.ts'
import { ownValue } from '#src/kit/own-value.ts'

import { parseJson } from '../json.ts'
import type { StorefrontContext } from '../context.ts'
import { jsonResponse, refusalResponse } from './respond.ts'

const contracts: Readonly<Record<string, Call | undefined>> = { ...calls, ...internalCalls }

/** `POST /fapi/api/validate-response/{contract}`: whether a body is what the call of that name declares to answer. */
export async function validateResponse(c: StorefrontContext): Promise<Response> {
  const contract = ownValue(contracts, c.req.param('contract') ?? '')
  if (contract === undefined) return refusalResponse('API404', 'no such contract')
  const body = parseJson(await c.req.text())
  if (!body.ok) return refusalResponse('API400', String(body.detail))
  const { success, issues } = v.safeParse(contract.answer, body.value)
  return jsonResponse({
    valid: success,
    issues: (issues ?? []).map(issue => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  })
}
