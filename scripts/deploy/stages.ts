import { parse } from 'smol-toml'
import * as v from 'valibot'

/** A host without scheme or path: `www.example.com`. */
const host = v.pipe(
  v.string(),
  v.regex(/^(?=.{4,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a host name such as www.example.com'),
)

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'the id of a KV namespace: 32 hexadecimal digits'))

const stage = v.strictObject({
  /** Where shoppers come: a domain of the account, or the worker's own address under `workers.dev`. */
  store: host,
  /** Where the platform can be reached for catalogue imports; without it, by the storefront alone. */
  platform: v.optional(host),
  /** Where staff come; a host that Cloudflare Access guards. Without it no desk is deployed. */
  desk: v.optional(host),
  /** Who lets them in, and who has which role: settings of the desk. */
  access: v.optional(
    v.strictObject({
      ACCESS_TEAM: v.string(),
      ACCESS_AUDIENCE: v.string(),
      STAFF: v.string(),
    }),
  ),
  /** Where the desk reads counts that went to Analytics Engine: settings of the desk; its token is a secret. */
  analytics: v.optional(v.strictObject({ ANALYTICS_ACCOUNT: v.string(), ANALYTICS_DATASET: v.string() })),
  /** Where the card fields come from. */
  payments: v.optional(host),
  /**
   * Who takes the money: `sandbox` deploys the worker of test cards, any other word is the name of a worker that is
   * deployed already and answers as `docs/payment-provider.md` says. Without it nothing can be paid by card.
   */
  provider: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/, 'the name of a worker, or sandbox'))),
  /** Which share of the requests leaves a line in the log, from 0 to 1. */
  log_share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** Ids of KV namespaces; those that are not named are made at the first deployment. */
  kv: v.optional(v.strictObject({ PAGES: v.optional(id), RULES: v.optional(id) }), {}),
  /** Who sends letters and text messages: settings of the platform that begin with `MAIL_` or `TEXTS_`, but for keys. */
  letters: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^(?:MAIL|TEXTS)_(?!KEY$)[A-Z_]+$/, 'a setting such as MAIL_FROM; keys are secrets')),
      v.string(),
    ),
    {},
  ),
  /** More settings of the storefront, by name. */
  settings: v.optional(v.record(v.string(), v.string()), {}),
})
export type Stage = v.InferOutput<typeof stage>

const schema = v.strictObject({
  stages: v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/, 'small letters, digits and dashes')), stage),
})

/** The stages of a `deploy.toml`, or what is wrong with it, one line each. */
export function stagesIn(
  text: string,
): { readonly stages: Readonly<Record<string, Stage>> } | { readonly wrong: readonly string[] } {
  let read: unknown
  try {
    read = parse(text)
  } catch (error) {
    return { wrong: [error instanceof Error ? error.message : String(error)] }
  }
  const outcome = v.safeParse(schema, read)
  if (outcome.success) return outcome.output
  return { wrong: outcome.issues.map(issue => `${v.getDotPath(issue) ?? 'deploy.toml'}: ${issue.message}`) }
}
