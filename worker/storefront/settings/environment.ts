/** Where a store runs: what a person would call it. */
export type Environment = 'production' | 'preprod' | 'qa' | 'dev'

/** Host name prefixes of the environments, in the order they are tried. */
const named = [
  ['preprod', 'preprod'],
  ['qa', 'qa'],
  ['dev', 'dev'],
  ['www', 'production'],
] as const satisfies readonly (readonly [string, Environment])[]

/**
 * The environment a host names (R364): the first label that is `preprod`, `qa`, `dev` or `www`, digits ignored, so that
 * `qa3.fellholm.example` and `shop-dev2.fellholm.example` are found. A host that names none is production.
 */
export function environmentOf(host: string): Environment {
  const words = host.toLowerCase().replaceAll(/\d/g, '').split(/[.-]/)
  return named.find(([word]) => words.includes(word))?.[1] ?? 'production'
}
