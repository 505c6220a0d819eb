/**
 * Every error code a call may answer with, and its HTTP status. A code's message for people is `errors.<CODE>` in the
 * message catalogue, with `errors.general` behind it; where it is said stands in `src/language/refusals.ts`. Codes that
 * no call of the embedded platform answers with are here for platforms that do.
 */
export const errorStatus = {
  '4044': 404, // loyalty member not found
  API400: 400, // client id missing
  API404: 404,
  API405: 405,
  API406: 406,
  API415: 415,
  API429: 429, // too often; carries minutes
  ATTR100: 400, // a request for personal data without its type
  ATTR200: 400, // ... without the organisation it is made to
  ATTR300: 400, // ... without its payload
  AUT401: 401, // token missing, unknown or expired
  AUT402: 410, // reset link expired, used or unknown
  AUT403: 403, // captcha failed
  AUT404: 403, // this token may not do that
  AUT409: 409, // token handed out twice
  AUT418: 401, // the identity provider does not vouch for this person
  AUT423: 423, // too many attempts; carries minutes
  AUT426: 401, // wrong credentials, and one attempt left
  AUT428: 403, // the sign-in is too long ago for this: password or passkey once more
  AUT432: 401, // the code verifier does not fit its challenge
  AUT437: 401, // wrong credentials of an associate
  AUT438: 401, // this account has no password: it signs in by an identity
  AUT439: 409, // an account with this e-mail exists
  AUT440: 404, // list unknown
  AUT441: 423, // account locked by support
  AUT442: 409, // phone of another account (profile)
  AUT444: 409, // phone of another account (sign-up)
  AUT450: 400, // current password wrong
  AUT451: 400, // same as the current password
  AUT452: 400, // same as one of the last three
  AUT453: 400, // malformed e-mail
  AUT454: 410, // code of a letter wrong, expired, used or tried too often
  AUT455: 401, // the account's code app is asked as well; the detail holds a ticket for it
  AUT456: 400, // code of the app, or recovery code, wrong or used
  AUT457: 403, // a look at the store as a customer sees it, which changes nothing
  AUT498: 498, // the customer behind the token is gone
  AUT500: 500, // the identity provider failed
  BIL400: 400,
  BILL410: 400,
  BSK404: 404,
  CCA400: 409, // address exists
  CCA401: 404, // address id unknown
  CCN404: 404, // nobody has this code
  CC_ALREADY_EXISTS: 409,
  CHK320: 400,
  CHK380: 400,
  EVT409: 409, // not so many seats left; carries how many
  FE309: 400,
  FE340: 400, // passwords do not match
  FE872: 400, // password too short or too common
  FUL409: 409, // out of order for this fulfilment or return; carries its state
  GEN500: 500,
  GWP403: 403, // a gift cannot be changed
  GFC400: 400, // the number is missing
  GFC410: 409, // one gift card too many (D13)
  GFC700: 409, // not activated
  GFC725: 409, // not for this store
  GFC740: 409, // nothing on it
  GFC755: 409, // in the cart already
  GFC760: 403, // blocked
  GFC799: 429, // asked about too many wrong numbers
  GFC800: 404, // unknown, or its PIN is another
  GFC812: 410, // expired
  GFO404: 404, // no gift card in this order
  GFO405: 409, // this gift cannot be had any more
  GFO406: 400, // a gift card cannot be worth that; carries least and most
  GFO410: 400, // no day to send a gift card on
  GFS800: 404, // no such gift
  INV405: 409,
  INV406: 409,
  INV407: 409,
  INV408: 409, // carries maxAllowedQty
  INV409: 409, // too few at the place the line would come from; carries maxAllowedQty
  INV700: 409,
  INV701: 409,
  INV702: 409,
  OHS4004: 404, // order not found in the history, or one of the two factors is wrong
  ORD400: 400,
  ORD404: 404, // item unavailable
  ORD409: 404, // order not found
  ORD415: 409, // totals changed since the order was prepared
  ORD430: 409,
  ORD516: 409, // picked up no more: sent home (D20)
  ORD517: 409, // sent to the store no more: sent home
  ORD518: 409, // sent home no more: picked up
  PAY400: 402,
  PAY401: 409,
  PLP400: 404,
  PRC400: 409,
  PRO400: 409, // e-mail of another account (profile)
  PRO404: 404, // this session has no profile
  PRO410: 400, // too young; carries age
  PRO411: 400, // birth date required
  PRO412: 412, // the profile has changed meanwhile
  PRO414: 409, // billing address of a saved card
  PRO415: 409, // there is no password to change
  PRO418: 400, // this preference needs a phone number
  PRO419: 403, // the account's own e-mail is not confirmed
  PRM130: 404, // nobody issued this code here
  PRM135: 409, // not yet
  PRM140: 409, // used up, or one code too many in a cart
  PRM150: 409, // this shopper has used it
  PRM155: 410, // over
  PRM160: 400, // no code at all
  PRM175: 403, // for other shoppers
  PRM416: 409, // already in the cart
  PYT300: 409, // this card is saved already
  PYT400: 402,
  PYT402: 402,
  PYT404: 404,
  PYT405: 404,
  PYT406: 400,
  REV410: 400, // review or question too long; carries the most
  REV413: 413, // a photograph too large, or one too many; carries the most
  REV415: 415, // no photograph: neither JPEG, PNG nor WebP
  REW130: 403, // no loyalty member
  REW135: 403, // membership not confirmed yet
  REW140: 409, // too few points
  REW401: 403, // rewards need a sign-in
  RTN500: 409, // cannot be returned
  SHP404: 404,
  SHP410: 400,
  SHP500: 400,
  STR404: 404, // store unknown
  TAX309: 409,
  TAX310: 409, // tax has changed
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Whether `code` is one the store knows. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)
