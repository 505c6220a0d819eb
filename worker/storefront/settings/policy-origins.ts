import * as v from 'valibot'

const directives = ['script-src', 'connect-src', 'frame-src'] as const
type Directive = (typeof directives)[number]

export type PolicyOrigins = Readonly<Record<Directive, readonly string[]>>

const isDirective = (name: string): name is Directive => directives.some(known => known === name)

/** Nothing but scheme and host: no path, no wildcard, and no keyword such as `'unsafe-inline'`. */
const isSecureOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.origin === text && !text.includes('*')
}

/** Each directive of a policy with its sources; one that is said twice has the sources of both. */
const entriesOf = (text: string) =>
  text
    .split(';')
    .map(part => part.trim().split(/\s+/))
    .filter(([name]) => name !== '')
    .map(([name = '', ...origins]) => ({ name, origins }))

/**
 * Origins of others that pages may use, written as in a Content-Security-Policy:
 * `script-src https://js.example; frame-src https://js.example https://hooks.example`.
 */
export const policyOrigins = v.pipe(
  v.optional(v.string(), ''),
  v.transform(entriesOf),
  v.check(
    entries => entries.every(({ name, origins }) => isDirective(name) && origins.every(isSecureOrigin)),
    'script-src https://…; connect-src https://…; frame-src https://…, each with origins separated by blanks',
  ),
  v.transform((entries): PolicyOrigins => {
    const originsOf = (directive: Directive) =>
      entries.flatMap(({ name, origins }) => (name === directive ? origins : []))
    return {
      'script-src': originsOf('script-src'),
      'connect-src': originsOf('connect-src'),
      'frame-src': originsOf('frame-src'),
    }
  }),
)
