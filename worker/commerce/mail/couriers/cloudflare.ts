import { fail, ok } from '#src/kit/result.ts'

import type { Courier } from '../letter.ts'

/** Cloudflare's e-mail binding, as far as it is used. */
export type EmailBinding = {
  readonly send: (message: {
    readonly from: string
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly html?: string
    readonly replyTo?: string
    readonly headers: Record<string, string>
  }) => Promise<unknown>
}

/** Codes that would be refused again: those `E_` codes of the binding that are about the message or its recipient. */
const forGood = /RECIPIENT|VALIDATION|CONTENT|SUPPRESSED|HEADER/

const codeOf = (error: unknown): string => {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' && /^[A-Z_]{2,60}$/.test(code) ? code : 'unknown'
}

/**
 * Sends by Cloudflare’s own e-mail binding (`send_email` in `wrangler.toml`). It knows no idempotency key: the letter carries its
 * id as `X-Entity-Ref-ID`, and a crash between its answer and our note of it may send one letter twice.
 */
export const mailByCloudflare =
  (
    binding: EmailBinding,
    { from, replyTo }: { readonly from: string; readonly replyTo?: string | undefined },
  ): Courier =>
  async ({ id, recipient, subject, text, html, headers }) => {
    try {
      await binding.send({
        from,
        to: recipient,
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo }),
        headers: { ...headers, 'X-Entity-Ref-ID': id },
      })
      return ok(undefined)
    } catch (error) {
      const code = codeOf(error)
      return fail(forGood.test(code) ? 'refused' : 'unavailable', code)
    }
  }
