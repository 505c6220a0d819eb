/** Evenings and tours one can register for; those that cost points are for loyalty members. */
export const events = {
  'repair-evening': { points: 0 },
  'map-and-compass': { points: 150 },
  'summit-weekend': { points: 2_500 },
} as const satisfies Record<string, { readonly points: number }>

export type EventId = keyof typeof events

export const isEvent = (id: string): id is EventId => Object.hasOwn(events, id)
