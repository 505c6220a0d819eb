import type { Browser } from '@playwright/test'

import { pageBudgets } from '../budgets.ts'
import { firstProduct, pages } from '../pages.ts'
import { atMost, type ReportRow } from '../report.ts'
import { medianOf, rounds } from '../rounds.ts'
import type { StoreServer } from '../servers.ts'
import { shopperWithCart } from '../shopper.ts'
import type { Fronts } from './fronts.ts'
import type { NetworkLine } from './lines.ts'
import { paintRows } from './paint-rows.ts'
import { visit, type MeasuredVisit } from './visit.ts'
import { weightRows } from './weight-rows.ts'

type Opened = { readonly name: string; readonly path: string; readonly cookie?: string }

/** The pages that are opened, the cart with something in it. */
async function openedPages(store: StoreServer): Promise<readonly Opened[]> {
  const listing = await (await store.get(pages.listing)).text()
  return [
    { name: 'home', path: pages.home },
    { name: 'listing', path: pages.listing },
    { name: 'product', path: firstProduct(listing) },
    { name: 'search', path: pages.search },
    { name: 'cart', path: pages.cart, ...(await shopperWithCart(store)) },
  ]
}

type Round = Readonly<Record<string, MeasuredVisit>>

const bare = 'a bare page'
const scriptless = 'the listing without script'

/** What one of those who were opened in a round was like. */
function seen(round: Round, name: string): MeasuredVisit {
  const visited = round[name]
  if (visited === undefined) throw new Error(`${name} was not opened`)
  return visited
}

/** Opens every page and the bare one in turn, in browsers that were never here. */
function play(browser: Browser, line: NetworkLine, count: number, opened: readonly Opened[], fronts: Fronts) {
  const open =
    (address: string, cookie = {}) =>
    () =>
      visit(browser, { address, line, ...cookie })
  const hasListing = line === 'slow' && opened.some(({ name }) => name === 'listing')
  return rounds<string, MeasuredVisit>(count, {
    [bare]: open(`${fronts.bare}/`),
    ...Object.fromEntries(opened.map(({ name, path, ...cookie }) => [name, open(fronts.store + path, cookie)])),
    ...(hasListing ? { [scriptless]: open(fronts.scriptless + pages.listing) } : {}),
  })
}

const budgetOf = (name: string) => Object.entries(pageBudgets).find(([page]) => page === name)?.[1]

function rowsOf(line: NetworkLine, played: readonly Round[], opened: readonly Opened[]): readonly ReportRow[] {
  const paints = opened.flatMap(({ name }) => {
    const pairs = played.map(round => ({ page: seen(round, name), bare: seen(round, bare) }))
    return paintRows(name, line, pairs, budgetOf(name) !== undefined)
  })
  if (!played.every(round => scriptless in round)) return paints
  const ratio = medianOf(played, round => seen(round, 'listing').firstPaint / seen(round, scriptless).firstPaint)
  return [...paints, atMost(`${line}, listing: first paint against itself without script`, ratio, '×', 1.1)]
}

/**
 * How many rounds of the fast line are played for one of the slow. There the processor decides, and one load differs from the
 * next by a third: a median of seven of them is a tenth off by chance.
 */
const fastRounds = 3

export type LoadOptions = { readonly count: number; readonly only?: string | undefined }

/** What somebody meets who opens a page of the store on a phone, on either line. */
export async function loadRows(
  browser: Browser,
  store: StoreServer,
  fronts: Fronts,
  { count, only }: LoadOptions,
): Promise<readonly ReportRow[]> {
  const opened = (await openedPages(store)).filter(({ name }) => only === undefined || name === only)
  if (opened.length === 0) throw new Error(`--page ${only}: there is no such page`)
  const slow = await play(browser, 'slow', count, opened, fronts)
  const fast = await play(browser, 'fast', count * fastRounds, opened, fronts)
  const weights = opened.map(async ({ name, path, ...cookie }) => {
    const html = await (await store.get(path, cookie)).text()
    const visits = slow.map(round => seen(round, name))
    return weightRows(name, html, visits, budgetOf(name))
  })
  return [...rowsOf('slow', slow, opened), ...rowsOf('fast', fast, opened), ...(await Promise.all(weights)).flat()]
}
