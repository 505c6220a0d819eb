import { grouped } from './grouped.ts'
import type { OpenApi, Operation } from './openapi.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => signs[sign] ?? sign)

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c2521;background:#fbfaf6}
h1,h2{line-height:1.2}h2{text-transform:capitalize;margin-top:2.5rem}
details{border-top:1px solid #d8d5c9;padding:.5rem 0}summary{cursor:pointer}
summary b{display:inline-block;min-width:4rem}code,pre{font:14px/1.45 ui-monospace,monospace}
pre{background:#f0eee5;padding:.75rem;overflow:auto;border-radius:.25rem}dt{font-weight:600;margin-top:.75rem}
@media(prefers-color-scheme:dark){body{color:#e9e6da;background:#141a17}details{border-color:#36403b}pre{background:#1f2823}}`

const shown = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`

type Placed = { readonly method: string; readonly path: string; readonly operation: Operation }

/** One call, closed at first. */
function section({ method, path, operation }: Placed): string {
  const { operationId, parameters, requestBody, responses } = operation
  const parts: [string, string][] = [
    ['Who', `<code>${escaped(operation['x-who'])}</code>`],
    ['Parameters', shown(parameters.filter(parameter => 'name' in parameter))],
    ...(requestBody === undefined
      ? []
      : [['Body', shown(requestBody.content['application/json'].schema)] as [string, string]]),
    ...Object.entries(responses).map(([status, response]): [string, string] => [
      `${status} ${escaped(response.description)}`,
      status === '200' ? shown(response.content['application/json'].schema) : '',
    ]),
  ]
  const terms = parts.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')
  return `<details id="${operationId}"><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> · ${operationId}</summary><dl>${terms}</dl></details>`
}

/** The reference as a page that needs neither script nor anything from elsewhere. */
export function referencePage({ info, paths }: OpenApi): string {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  const areas = grouped(all, ({ operation }) => operation.tags[0] ?? '')
  const body = [...areas].map(([area, placed]) => `<h2>${area}</h2>${placed.map(section).join('')}`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${info.title}</title><style>${style}</style><h1>${info.title}</h1><p>${escaped(info.description)} <a href="/openapi.json">OpenAPI 3.1</a></p>${body}</html>`
}
