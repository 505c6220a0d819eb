import { columns, type Draft } from './columns.ts'
import { longestText, readDraft } from './draft.ts'
import type { ParsedRules } from './csv.ts'
import type { Problem } from './rule.ts'

const isTarget = (word: string) => word.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(word)

const empty = Object.fromEntries(columns.map(column => [column, ''])) as Draft

type Words = {
  readonly from: string
  readonly params: readonly string[]
  readonly to: string
  readonly status: string
  readonly conditions: readonly string[]
}

/** `/from a=:a /to 301 Country=us` taken apart; a sentence when its order is another. */
function takeApart(line: string): Words | string {
  const [from = '', ...words] = line.split(/\s+/)
  const first = words.findIndex(word => isTarget(word) || /^\d{3}!?$/.test(word))
  if (first < 0) return 'a target is missing: /from /to [status] [Country=…] [Language=…]'
  const params = words.slice(0, first)
  const stray = params.find(word => !/^[^=]+=.+$/.test(word))
  if (stray !== undefined) return `“${stray}” is neither a query parameter (name=value) nor a target`
  const [to = '', ...rest] = isTarget(words[first] ?? '') ? words.slice(first) : ['', ...words.slice(first)]
  const hasStatus = /^\d{3}!?$/.test(rest[0] ?? '')
  return {
    from,
    params,
    to,
    status: hasStatus ? (rest[0] ?? '').replace('!', '') : '',
    conditions: rest.slice(+hasStatus),
  }
}

/** `Country=us,ca` and `Language=de`; anything else is refused. */
function readConditions(conditions: readonly string[]): Pick<Draft, 'country' | 'locale'> | string {
  const draft = { country: '', locale: '' }
  for (const condition of conditions) {
    const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(condition) ?? []
    if (/^country$/i.test(name)) draft.country = value
    else if (/^language$/i.test(name)) draft.locale = value
    else return `“${condition}” is not a condition of this store; known are Country=… and Language=…`
  }
  return draft
}

function readLine(text: string, line: number, locales: ReadonlySet<string>): ParsedRules {
  const refuse = (message: string): ParsedRules => ({ rules: [], problems: [{ line, message }] })
  if (text.length > longestText) return refuse(`the line is longer than ${longestText} characters`)
  const words = takeApart(text)
  if (typeof words === 'string') return refuse(words)
  const conditions = readConditions(words.conditions)
  if (typeof conditions === 'string') return refuse(conditions)
  const from = words.params.length === 0 ? words.from : `${words.from}?${words.params.join('&')}`
  const read = readDraft({ ...empty, ...conditions, from, to: words.to, status: words.status }, line, locales)
  const problems: Problem[] = read.problems.map(problem => ({ line, ...problem }))
  return { rules: read.ok ? [read.value] : [], problems }
}

/** Rules in the syntax of `_redirects` files: `/from [name=value] /to [status] [Country=…] [Language=…]`, `#` comments. */
export function parseRedirectsFile(text: string, locales: ReadonlySet<string>): ParsedRules {
  const parsed = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ text: line.replace(/\s#.*$/, '').trim(), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
    .map(({ text, line }) => readLine(text, line, locales))
  return { rules: parsed.flatMap(({ rules }) => rules), problems: parsed.flatMap(({ problems }) => problems) }
}
