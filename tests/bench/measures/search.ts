import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { locales } from '#src/language/locales.ts'
import { allQueries, searchBudget } from '#tests/search/all-queries.ts'
import { judgedProducts } from '#tests/search/judged.ts'
import { judge, mean, type Judgement } from '#tests/search/quality.ts'
import type { Queries } from '#tests/search/wanted.ts'

import { openCommerce } from '../platform.ts'
import { atLeast, atMost, type ReportRow } from '../report.ts'

type Answer = { readonly items: readonly { readonly id: string }[]; readonly redirect?: string }

async function search(port: number, callLocale: string, q: string): Promise<Answer> {
  const query = new URLSearchParams({ q, pageSize: '10', locale: callLocale })
  const answer = await fetch(`http://127.0.0.1:${port}/products/v2/search/productSearch?${query}`)
  if (!answer.ok) throw new Error(`“${q}” was refused: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

async function rowsOf(port: number, { locale, queries }: Queries): Promise<readonly ReportRow[]> {
  const products = judgedProducts(locale)
  const judged: Judgement[] = []
  for (const [q, wanted] of Object.entries(queries)) {
    const { items, redirect } = await search(port, locales[locale].callLocale, q)
    judged.push(judge(products, wanted, { ids: items.map(({ id }) => id), redirect }))
  }
  const note = `${judged.length} searches`
  return [
    atLeast(`${locale}, nDCG of the first ten`, mean(judged.map(({ ndcg }) => ndcg)), '', searchBudget.ndcg, note),
    atMost(`${locale}, without result`, mean(judged.map(({ isEmpty }) => Number(isEmpty))), '', searchBudget.empty),
  ]
}

/** How well the embedded platform understands what people type; the same on every machine. */
export async function searches(): Promise<readonly ReportRow[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'search-'))
  const { port, end } = await openCommerce(stateDir)
  try {
    const rows: ReportRow[] = []
    for (const queries of allQueries) rows.push(...(await rowsOf(port, queries)))
    return rows
  } finally {
    await end()
    rmSync(stateDir, { recursive: true, force: true })
  }
}
