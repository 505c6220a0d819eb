/** Web vitals (https://web.dev/articles/vitals), in the order they become known. */
export const vitals = ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'] as const
