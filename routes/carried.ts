import { previewKeyParameter, previewVariantParameter } from '#src/kit/preview-parameter.ts'

/** R069: the query parameters that survive every navigation and redirect; of a preview its moment, variants and key as well. */
export const carriedParameters = [
  'siteId',
  'cms',
  'preview',
  'previewDate',
  previewVariantParameter,
  previewKeyParameter,
  'enrollment_marketing_source',
] as const

/** `target` with the carried parameters of `from` added where it does not name them itself. */
export function carry(from: URLSearchParams, target: string): string {
  const kept = carriedParameters.filter(name => from.has(name))
  if (kept.length === 0) return target
  const [beforeHash = '', ...hash] = target.split('#')
  const [path = '', query] = beforeHash.split('?', 2)
  const search = new URLSearchParams(query)
  for (const name of kept) if (!search.has(name)) for (const value of from.getAll(name)) search.append(name, value)
  return `${path}?${search}${hash.length === 0 ? '' : `#${hash.join('#')}`}`
}
