import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import type { LocalText } from '../local-text.ts'

/** Messages for developers; the storefront has its own texts for shoppers. */
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

/** Messages that are repeated to people (R339). `{last4}` and the like are filled in. */
const forPeople: Partial<Record<ErrorCode, LocalText>> = {
  CC_ALREADY_EXISTS: {
    en: 'The card ending in {last4} is in your account already.',
    es: 'La tarjeta terminada en {last4} ya está en tu cuenta.',
    fr: 'La carte se terminant par {last4} est déjà dans votre compte.',
    de: 'Die Karte mit den Endziffern {last4} ist bereits in Ihrem Konto.',
    it: 'La carta che termina con {last4} è già nel tuo account.',
  },
}

/** The platform's own text for a refusal, in the shopper's language; undefined where the storefront has one. */
export function refusalText(code: ErrorCode, language: LanguageCode, facts: unknown): string | undefined {
  const values = new Map(Object.entries((facts ?? {}) as Record<string, unknown>))
  return forPeople[code]?.[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name) ?? ''))
}

/** A refusal in the platform's own form: `{ errorDetails: [{ errorId, message, additionalInfo }] }`. */
export const refusal = (
  code: ErrorCode,
  additionalInfo?: unknown,
  status: number = errorStatus[code],
  message: string = messages[code] ?? `Refused with ${code}.`,
): Response =>
  Response.json(
    { errorDetails: [{ errorId: code, message, additionalInfo }] },
    { status, headers: { 'cache-control': 'no-store' } },
  )
