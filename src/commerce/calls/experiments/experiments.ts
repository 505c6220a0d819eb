import * as v from 'valibot'

import { call } from '../../call.ts'
import { datafile } from './datafile-shapes.ts'
import { asksAboutSomebody } from './segments-query.ts'
import { count, filled, text, visitorId } from '../shapes.ts'

/**
 * The base of the experiment services, which live on hosts of their own; `{host}` of the specification. The embedded
 * platform answers under it.
 */
const host = '/experiments'

const identifiers = v.pipe(
  v.objectWithRest({ vuid: v.optional(visitorId) }, v.pipe(v.string(), v.maxLength(128))),
  v.check(record => Object.keys(record).length > 0, 'one identifier or more'),
)

/** R267: what a data-platform event must have. */
const platformEvent = v.object({
  /** R268: without a type it is `fullstack`. */
  type: v.pipe(
    v.optional(text(64), ''),
    v.transform(type => (type === '' ? 'fullstack' : type)),
  ),
  action: filled(64),
  identifiers,
  data: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))),
})

const attribute = v.object({
  id: v.string(),
  value: v.union([v.string(), v.number(), v.boolean(), v.null()]),
  type: v.optional(v.string()),
})

const accepted = v.object({ accepted: count })

export const experimentCalls = {
  'experiments.datafile.get': call({
    method: 'GET',
    path: `${host}/datafiles/{sdkKey}`,
    who: 'anyone',
    answer: datafile,
    errors: ['API404'],
  }),
  /** Data-platform events (D58), a list of at most 100, with the key of the account (R312). */
  'experiments.events.send': call({
    method: 'POST',
    path: `${host}/v3/events`,
    who: 'anyone',
    consent: 'targeting',
    timeoutMs: 10_000,
    headers: v.object({ 'x-api-key': filled(64) }),
    body: v.pipe(v.array(platformEvent), v.minLength(1), v.maxLength(100)),
    answer: accepted,
    errors: [],
  }),
  /** R313: the visitor's segments. */
  'experiments.segments.get': call({
    method: 'POST',
    path: `${host}/v3/graphql`,
    who: 'anyone',
    consent: 'targeting',
    timeoutMs: 10_000,
    body: v.pipe(
      v.object({ query: filled(4000), variables: v.optional(v.record(v.string(), v.unknown())) }),
      v.check(asksAboutSomebody, 'vuid: vuid_ and hex digits, 32 characters at most'),
    ),
    answer: v.object({
      data: v.object({
        customer: v.nullable(
          v.object({
            audiences: v.object({
              edges: v.array(
                v.object({ node: v.object({ name: v.string(), state: v.picklist(['qualified', 'not_qualified']) }) }),
              ),
            }),
          }),
        ),
      }),
      errors: v.optional(
        v.array(
          v.object({
            message: v.string(),
            extensions: v.object({ code: v.string(), classification: v.string() }),
          }),
        ),
      ),
    }),
    errors: [],
  }),
  /** R314: which variation the prediction service chooses. */
  'experiments.contextual-decision.create': call({
    method: 'POST',
    path: `${host}/predict/{experimentId}`,
    who: 'anyone',
    consent: 'targeting',
    body: v.object({
      instances: v.pipe(
        v.array(
          v.object({
            visitorId,
            experimentId: filled(64),
            attributes: v.array(attribute),
            cmabUUID: filled(64),
          }),
        ),
        v.minLength(1),
        v.maxLength(10),
      ),
    }),
    answer: v.object({ predictions: v.array(v.object({ variation_id: v.string() })) }),
    errors: ['API404'],
  }),
  /** Experiment events of the feature-flag library (D58). */
  'experiments.event.dispatch': call({
    method: 'POST',
    path: `${host}/dispatch`,
    who: 'anyone',
    consent: 'targeting',
    body: v.object({
      account_id: filled(64),
      project_id: v.optional(text(64)),
      client_name: v.optional(text(64)),
      client_version: v.optional(text(32)),
      visitors: v.pipe(
        v.array(
          v.looseObject({
            visitor_id: visitorId,
            snapshots: v.optional(v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(100))),
          }),
        ),
        v.minLength(1),
        v.maxLength(100),
      ),
    }),
    answer: accepted,
    errors: [],
  }),
} as const
