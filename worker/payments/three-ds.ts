/** What a bank answers when it needs no challenge (EMV 3-D Secure 2.2): authenticated, and the brand's own indicator. */
export const frictionless = (brand: string): Readonly<Record<string, string>> => ({
  version: '2.2.0',
  flow: 'frictionless',
  transStatus: 'Y',
  eci: brand === 'mastercard' ? '02' : '05',
  dsTransId: crypto.randomUUID(),
})

/** What a bank answers when its owner was asked and said yes. */
export const challenged = (brand: string): Readonly<Record<string, string>> => ({
  ...frictionless(brand),
  flow: 'challenge',
})
