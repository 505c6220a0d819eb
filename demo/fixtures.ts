/** Products and SKUs that never change, for tests, demonstrations and the scenario deck. */
export const fixtures = {
  /** Many sizes and colours, every one of them in stock. */
  plentiful: { productId: 'FH10011', upc: '410011000027' },
  /** One size of one colour is gone everywhere, the others are not. */
  soldOutSku: { productId: 'FH30012', upc: '430012000048' },
  /** Two pieces left at each site, in one warehouse. */
  lowStock: { productId: 'FH14011', upc: '414011000018' },
  /** One piece left to send, and some on the shelf of every store. */
  onlyInStores: { productId: 'FH14011', upc: '414011000025' },
  /** Gone in every size and colour. */
  soldOutProduct: { productId: 'FH12042', upc: '412042000021' },
  /** One more of that product, of which no warehouse ever had any. */
  neverDelivered: { productId: 'FH12042', upc: '412042000014' },
  /** Of the same product, sold once and without a price now. */
  withdrawnSku: { productId: 'FH12042', upc: '412042010037' },
  /** Fifty of the currency, sent by e-mail. */
  giftCard: { productId: 'FH99010', upc: '499010000023' },
  /** From ten to five hundred of the currency, sent by e-mail. */
  anySumGiftCard: { productId: 'FH99010', upc: '499010000092' },
  /** Fifty in an envelope. */
  printedGiftCard: { productId: 'FH99020', upc: '499020000020' },
  /** One size, which is chosen with the page. */
  oneSize: { productId: 'FH60010', upc: '460010000009' },
  /** At most two in a line. */
  twoAtMost: { productId: 'FH50010', upc: '450010000000' },
} as const satisfies Record<string, { productId: string; upc: string }>

/** A store that keeps two parcels at a time, and is sent no third. */
export const smallStore = { id: 's-us-jackson', parcelRoom: 2 } as const

/** The PIN of every seeded gift card. */
export const seededPin = '1234'

/** Numbers that each give one answer; the scenario page and the tests name them. */
export const valueCards = {
  good: '6006491000000001',
  large: '6006491000000002',
  expired: '6006491000000003',
  empty: '6006491000000004',
  inactive: '6006491000000005',
  blocked: '6006491000000006',
  foreign: '6006491000000007',
  small: ['6006491000000011', '6006491000000012', '6006491000000013', '6006491000000014', '6006491000000015'],
  rewardCode: 'THANKS25',
  rewardCard: '6006492000000001',
} as const

/** Codes that each give one answer; the scenario page and the tests name them. */
export const couponCodes = {
  good: 'TRAIL10',
  second: 'RIDGE15',
  third: 'CAIRN5',
  fourth: 'TARN5',
  early: 'SPRING30',
  over: 'SUMMER25',
  usedUp: 'FIRST50',
  once: 'WELCOME20',
  members: 'MEMBER15',
  scarce: 'FLASH3',
  freeDelivery: 'SENDIT',
  fleece: 'FLEECE20',
} as const

/** The one password of everybody here. They are opened in local builds only: anybody can read it. */
export const seededPassword = 'trail-lantern-42'

/** The e-mail of one of the demonstration's people. */
export const emailOf = (role: string): string => `${role}@fellholm.example`
