import * as v from 'valibot'

import { call } from '../../call.ts'
import { captcha } from '../session-shapes.ts'
import { count, filled, text, unguessable } from '../shapes.ts'

/** An event of a store, the next time it takes place, in the store of the caller's country. */
const storeEvent = v.object({
  eventId: v.string(),
  title: v.string(),
  text: v.string(),
  /** A moment (ISO 8601, UTC), and the time zone in which its day and hour are meant. */
  startsAt: v.string(),
  timeZone: v.string(),
  store: v.object({ id: v.string(), name: v.string(), addressLine1: v.string(), city: v.string() }),
  seatsLeft: count,
  /** The most that one registration takes; where it is one, nobody is asked how many. */
  seatsEach: count,
  /** What a seat costs; who pays with points is a loyalty member. */
  points: count,
})
export type StoreEvent = v.InferOutput<typeof storeEvent>

/** Events of the stores, and registering for them. */
export const storeEventCalls = {
  'consumer.events.list': call({
    method: 'GET',
    path: '/consumers-v3/consumer/events',
    who: 'anyone',
    answer: v.object({ events: v.array(storeEvent) }),
    errors: [],
  }),
  /**
   * Takes seats for the next time, and writes about it; who is signed in need not say name and e-mail. Twice with one e-mail
   * is once. EVT409 carries how many seats are `left`; what costs points is for members.
   */
  'consumer.event.register': call({
    method: 'POST',
    path: '/consumers-v3/consumer/event-registration',
    who: 'guest',
    body: v.object({
      eventId: filled(40),
      firstName: v.optional(filled(60)),
      lastName: v.optional(filled(60)),
      email: v.optional(text(254)),
      seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
      recaptcha_response: v.optional(captcha),
    }),
    answer: v.object({
      registrationNumber: v.string(),
      eventId: v.string(),
      email: v.string(),
      seats: count,
      pointsSpent: count,
    }),
    errors: [
      'API404',
      'API429',
      'AUT401',
      'AUT403',
      'AUT453',
      'AUT498',
      'EVT409',
      'REW130',
      'REW135',
      'REW140',
      'REW401',
    ],
  }),
  /** Gives the seats of a letter's link back, and their points; API404 for a link of nobody's, used or too late. */
  'consumer.event.cancel': call({
    method: 'POST',
    path: '/consumers-v3/consumer/event-registration/cancel',
    who: 'anyone',
    body: v.object({ token: unguessable }),
    answer: v.object({ title: v.string(), seats: count, pointsReturned: count }),
    errors: ['API404'],
  }),
} as const
