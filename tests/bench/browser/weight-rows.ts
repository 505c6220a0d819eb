import { brotliCompressSync, constants } from 'node:zlib'

import { styleBudget, type PageBudget } from '../budgets.ts'
import { atMost, shown, type ReportRow } from '../report.ts'
import { medianOf } from '../rounds.ts'
import type { ResourceKind } from './transfer.ts'
import type { MeasuredVisit } from './visit.ts'

const kilobytes = (bytes: number) => bytes / 1024
const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength

/** Bytes of the style in a document, compressed by itself. */
export function styleInside(html: string): number {
  const style = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('')
  return style === '' ? 0 : brotli(style)
}

/** A document less its style, which has a budget of its own. */
export const withoutStyle = (html: string): string => html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')

const budgeted = (name: string, figure: number, unit: string, budget: number | undefined, note?: string): ReportRow =>
  budget === undefined ? shown(name, figure, unit, note) : atMost(name, figure, unit, budget, note)

/** Rows of what came over the line, and of what the browser had to make of it. */
export function weightRows(
  name: string,
  html: string,
  visits: readonly MeasuredVisit[],
  budget: PageBudget | undefined,
): readonly ReportRow[] {
  const wire = (kind: ResourceKind) => kilobytes(medianOf(visits, seen => seen.transfer[kind]))
  const inside = kilobytes(styleInside(html))
  const elements = medianOf(visits, seen => seen.elements)
  const requests = medianOf(visits, seen => seen.transfer.requests)
  return [
    shown(`${name}: HTML, raw`, kilobytes(Buffer.byteLength(html)), 'KB'),
    budgeted(`${name}: HTML less its style, raw`, kilobytes(Buffer.byteLength(withoutStyle(html))), 'KB', budget?.html),
    shown(`${name}: HTML on the wire`, wire('html'), 'KB'),
    budgeted(`${name}: elements`, elements, '', budget?.elements),
    atMost(`${name}: style inside`, inside, 'KB', styleBudget.inside),
    atMost(`${name}: style in all`, inside + wire('style'), 'KB', styleBudget.all),
    budgeted(`${name}: script before interaction`, wire('script'), 'KB', budget?.script),
    shown(`${name}: fonts`, wire('font'), 'KB'),
    shown(`${name}: pictures`, wire('picture'), 'KB'),
    shown(`${name}: requests besides pictures`, requests, ''),
  ]
}
