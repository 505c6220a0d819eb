/**
 * Every error code a call may answer with, and its HTTP status. A code's message for people is `errors.<CODE>` in the
 * message catalogue, with `errors.general` behind it. Codes appear here when a call first declares them.
 */
export const errorStatus = {
  API400: 400, // client id missing
  API404: 404,
  API405: 405,
  API406: 406,
  API415: 415,
  AUT401: 401, // token missing, unknown or expired
  AUT403: 403, // captcha failed
  AUT404: 403, // this token may not do that
  AUT409: 409, // token handed out twice
  AUT453: 400, // malformed e-mail
  AUT498: 498, // the customer behind the token is gone
  BIL400: 400,
  BILL410: 400,
  BSK404: 404,
  CHK320: 400,
  CHK380: 400,
  FE309: 400,
  GEN500: 500,
  INV405: 409,
  INV408: 409, // carries maxAllowedQty
  INV700: 409,
  INV702: 409,
  ORD400: 400,
  ORD404: 404, // item unavailable
  ORD409: 404, // order not found
  ORD415: 409, // totals changed since the order was prepared
  ORD430: 409,
  PAY400: 402,
  PAY401: 409,
  PLP400: 404,
  PRC400: 409,
  PYT400: 402,
  PYT402: 402,
  PYT404: 404,
  PYT405: 404,
  PYT406: 400,
  SHP404: 404,
  SHP410: 400,
  SHP500: 400,
  TAX309: 409,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Whether `code` is one the store knows. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)
