import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'

const noStore = { 'cache-control': 'private, no-store' }

/** A refusal in the form the platform uses: `{ errorDetails: [{ errorId, message }] }`. */
export const refusalResponse = (code: ErrorCode, message: string = code): Response =>
  Response.json({ errorDetails: [{ errorId: code, message }] }, { status: errorStatus[code], headers: noStore })

export const jsonResponse = (value: unknown): Response => Response.json(value, { headers: noStore })
