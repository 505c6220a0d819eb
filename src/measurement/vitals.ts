/** What is measured of how a page felt (https://web.dev/articles/vitals), slowest to know last. */
export const vitals = ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'] as const
