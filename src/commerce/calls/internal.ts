import * as v from 'valibot'

import { call } from '../call.ts'
import { count, pageLink } from './shapes.ts'

const labelled = v.object({ id: v.string(), label: v.string(), href: v.string() })
const links = v.object({ items: v.array(v.looseObject(labelled.entries)) })

/** A component's data. */
const component = <const Path extends `/${string}`, const Answer extends v.GenericSchema>(path: Path, answer: Answer) =>
  call({ method: 'GET', path, who: 'anyone', answer, errors: ['API404', 'GEN500'] })

/**
 * The storefront's own answers (`/fapi`), mostly combined from calls of the platform. They are not part of the
 * platform's contract, and the proxy does not forward them.
 */
export const internalCalls = {
  'internal.collections.get': component(
    '/fapi/components/collections',
    v.object({ items: v.array(v.object({ id: v.string(), label: v.string(), href: v.string(), children: count })) }),
  ),
  'internal.footer.get': component('/fapi/components/footer', links),
  'internal.foot-sizes.get': component(
    '/fapi/components/foot-sizes',
    v.object({
      /** Length of the foot in millimetres, and what it is called in each system. */
      sizes: v.array(
        v.object({ millimetres: count, eu: v.string(), uk: v.string(), usMen: v.string(), usWomen: v.string() }),
      ),
    }),
  ),
  'internal.search-hub.get': component(
    '/fapi/components/search-hub',
    v.object({ popular: v.array(v.string()), categories: v.array(labelled), articles: v.array(pageLink) }),
  ),
  'internal.utility.get': component('/fapi/components/utility', links),
  'internal.size-chart.get': component(
    '/fapi/components/size-chart/{productType}',
    v.object({
      productType: v.string(),
      unit: v.picklist(['cm', 'in']),
      /** The first column names the size, the others are measures of the body. */
      columns: v.array(v.string()),
      rows: v.array(v.array(v.string())),
    }),
  ),
  /** R157. */
  'internal.location-selector.get': component(
    '/fapi/pages/location-selector',
    v.object({
      countries: v.array(
        v.object({
          countryCode: v.string(),
          name: v.string(),
          domain: v.string(),
          locales: v.array(v.string()),
          canvasDomain: v.string(),
        }),
      ),
    }),
  ),
  'internal.page.get': component('/fapi/pages/{page}', v.looseObject({ name: v.string(), title: v.string() })),
  'internal.feature-flags.get': component(
    '/fapi/featureFlags',
    v.object({
      flags: v.record(v.string(), v.boolean()),
      /** R361: with fewer nothing can be redeemed. */
      minimumLoyaltyPoints: count,
    }),
  ),
  'internal.translations.get': component(
    '/fapi/i18n/{locale}',
    v.object({ locale: v.string(), language: v.string(), messages: v.record(v.string(), v.unknown()) }),
  ),
  /** Checks a body against the answer a call declares. Local builds only. */
  'internal.response.validate': call({
    method: 'POST',
    path: '/fapi/api/validate-response/{contract}',
    who: 'anyone',
    body: v.unknown(),
    answer: v.object({ valid: v.boolean(), issues: v.array(v.object({ path: v.string(), message: v.string() })) }),
    errors: ['API400', 'API404'],
  }),
  'internal.geo-country.get': call({
    method: 'GET',
    path: '/get-user-geo-country',
    who: 'anyone',
    answer: v.object({ countryCode: v.nullable(v.string()), name: v.nullable(v.string()) }),
    errors: [],
  }),
  'internal.build-manifest.get': call({
    method: 'GET',
    path: '/builds/meta/{build}',
    who: 'anyone',
    answer: v.object({ buildId: v.string() }),
    errors: [],
  }),
} as const
