/** Products and SKUs that never change, for tests, demonstrations and the scenario deck. */
export const landmarks = {
  /** Many sizes and colours, every one of them in stock. */
  plentiful: { productId: 'FH10011', upc: '410011000027' },
  /** One size of one colour is gone everywhere, the others are not. */
  soldOutSku: { productId: 'FH30012', upc: '430012000048' },
  /** Two pieces left at each site, in one warehouse. */
  lowStock: { productId: 'FH14011', upc: '414011000018' },
  /** Gone in every size and colour. */
  soldOutProduct: { productId: 'FH12042', upc: '412042000021' },
  /** At most two in a line. */
  twoAtMost: { productId: 'FH50010', upc: '450010000000' },
} as const satisfies Record<string, { productId: string; upc: string }>
