import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'
import { namedRefusal } from '#src/commerce/named-refusal.ts'
import { sentenceOf } from '#src/language/sentences.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import type { LocalText } from '../local-text.ts'

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

/** The platform's own text for a refusal, in the shopper's language; undefined where its sentence will do. */
export function refusalText(code: ErrorCode, language: LanguageCode, facts: unknown): string | undefined {
  const values = new Map(Object.entries((facts ?? {}) as Record<string, unknown>))
  return forPeople[code]?.[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name) ?? ''))
}

/** A refusal in the platform's own form: `{ errorDetails: [{ errorId, message, additionalInfo }] }`. */
export const refusal = (
  code: ErrorCode,
  additionalInfo?: unknown,
  status: number = errorStatus[code],
  message: string = sentenceOf(code, additionalInfo),
): Response =>
  Response.json(
    { errorDetails: [{ errorId: code, message, additionalInfo }] },
    { status, headers: { 'cache-control': 'no-store' } },
  )

/** Who answers here. */
const appId = 'fellholm-commerce'

/** An answer that refuses says whose it is and to which request (R145). */
export const named = (request: Request, answer: Response): Promise<Response> =>
  namedRefusal(answer, { appId, correlationId: request.headers.get('x-correlation-id') ?? undefined })
