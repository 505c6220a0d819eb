import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'

/** What went wrong in words for a developer; people get the storefront's own message for the code. */
const messages: Partial<Record<ErrorCode, string>> = {
  API400: 'The request does not have the shape this call declares.',
  API404: 'There is no such call.',
  API405: 'This path does not know that method.',
  API415: 'Send application/json.',
  AUT401: 'The token is missing, unknown or expired.',
  BSK404: 'There is no such basket.',
  GEN500: 'Something unexpected went wrong.',
  ORD409: 'There is no such order.',
}

/** A refusal in the platform's own form: `{ errorDetails: [{ errorId, message, additionalInfo }] }`. */
export const refusal = (code: ErrorCode, additionalInfo?: unknown, status: number = errorStatus[code]): Response =>
  Response.json(
    { errorDetails: [{ errorId: code, message: messages[code] ?? `Refused with ${code}.`, additionalInfo }] },
    { status, headers: { 'cache-control': 'no-store' } },
  )
