/** The bank's values without a challenge (EMV 3-D Secure 2.2): authenticated, with the brand's indicator. */
export const frictionless = (brand: string): Readonly<Record<string, string>> => ({
  version: '2.2.0',
  flow: 'frictionless',
  transStatus: 'Y',
  eci: brand === 'mastercard' ? '02' : '05',
  dsTransId: crypto.randomUUID(),
})

/** The bank's values after a challenge that was approved. */
export const challenged = (brand: string): Readonly<Record<string, string>> => ({
  ...frictionless(brand),
  flow: 'challenge',
})
