import { chromium, type Browser } from '@playwright/test'

import { findChromium, installChromium, launchOptions } from '../../../scripts/testing/chromium.ts'
import { openFronts } from '../browser/fronts.ts'
import { loadRows } from '../browser/loads.ts'
import { photographRows } from '../browser/photographs.ts'
import { prerenderRows } from '../browser/prerender.ts'
import { pressRows } from '../browser/press.ts'
import { selfSigned } from '../front/certificate.ts'
import { firstProduct, pages } from '../pages.ts'
import type { ReportRow } from '../report.ts'
import { openStore } from '../servers.ts'

/** A browser that takes the one certificate for a good one: what comes with a doubtful one is never cached. */
async function openBrowser(fingerprint: string): Promise<Browser> {
  if (findChromium() === undefined) installChromium()
  const options = launchOptions('whole')
  return chromium.launch({
    ...options,
    args: [...options.args, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  })
}

export type BrowserOptions = {
  /** How many rounds are played; seven when not given. */
  readonly rounds?: number | undefined
  /** What is measured and nothing else: the loading of a page by its name, `press`, `prerender` or `photographs`. */
  readonly page?: string | undefined
}

/** What a shopper with a phone sees, on a slow line and on a fast one, beside a bare page. */
export async function browser({ rounds = 7, page }: BrowserOptions): Promise<readonly ReportRow[]> {
  const certificate = selfSigned('localhost', new Date())
  const store = await openStore()
  const fronts = await openFronts(store, certificate)
  const opened = await openBrowser(certificate.fingerprint)
  try {
    const { store: origin } = fronts
    const product = firstProduct(await (await store.get(pages.listing)).text())
    if (page === 'press') return await pressRows(opened, origin + product, rounds)
    if (page === 'photographs') return await photographRows(opened, certificate, rounds)
    if (page === 'prerender') return await prerenderRows(certificate.fingerprint, fronts, rounds)
    const loads = await loadRows(opened, store, fronts, { count: rounds, only: page })
    if (page !== undefined) return loads
    const presses = await pressRows(opened, origin + product, rounds)
    const prerendered = await prerenderRows(certificate.fingerprint, fronts, rounds)
    return [...loads, ...presses, ...prerendered, ...(await photographRows(opened, certificate, rounds))]
  } finally {
    await opened.close()
    await fronts.end()
    await store.end()
  }
}
