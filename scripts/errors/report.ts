import * as v from 'valibot'

import { browserEvents } from '#src/measurement/events.ts'

import type { EventRow } from '../events/summary.ts'
import type { ErrorFrame } from '../../src/measurement/error-groups.ts'

/** Where in the sources a place of a build is. */
type Resolve = (build: string, frame: ErrorFrame) => string

type Fault = { readonly row: EventRow; readonly message: string; readonly part: string; readonly stack: string[] }

const parameters = v.pipe(v.string(), v.parseJson(), browserEvents.client_error)

/** A row that says what a fault was; one of an older kind says nothing. */
function faultOf(row: EventRow, resolve: Resolve): Fault[] {
  const parsed = v.safeParse(parameters, row.parameters)
  if (!parsed.success) return []
  const { message, frames, part = '', build } = parsed.output
  return [{ row, message, part, stack: frames.map(frame => resolve(build, frame)) }]
}

const listed = (values: readonly string[]): string => [...new Set(values)].toSorted().join(', ')

const buildOf = ({ row }: Fault): string => (JSON.parse(row.parameters) as { build: string }).build

function described([first, ...others]: readonly [Fault, ...Fault[]]): string {
  const all = [first, ...others]
  const latest = Math.max(...all.map(({ row }) => row.at))
  return [
    `${all.length} ×  ${first.message}`,
    `  latest  ${new Date(latest).toISOString()}`,
    `  pages   ${listed(all.map(({ row }) => row.page_type ?? 'elsewhere'))}`,
    `  paths   ${listed(all.map(({ row }) => row.path))}`,
    `  locales ${listed(all.map(({ row }) => row.locale))}`,
    `  builds  ${listed(all.map(buildOf))}`,
    ...(first.part === '' ? [] : [`  part    ${first.part}`]),
    ...first.stack.map(place => `    at ${place}`),
  ].join('\n')
}

/** Faults of browsers for a person: those of one place and part together, the most frequent first. */
export function reportOf(rows: readonly EventRow[], resolve: Resolve): string {
  const faults = rows.flatMap(row => faultOf(row, resolve))
  const groups = Map.groupBy(faults, ({ message, part, stack }) => JSON.stringify([message, part, stack[0]]))
  const most = [...groups.values()].toSorted((one, other) => other.length - one.length)
  if (most.length === 0) return 'No fault was reported in that time.'
  return most.flatMap(([first, ...others]) => (first === undefined ? [] : described([first, ...others]))).join('\n\n')
}
