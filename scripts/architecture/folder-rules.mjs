/** What each folder may import: the table of docs/architecture.md. */

export const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
export const under = (...folders) => `^(?:${folders.join('|')})/`

/** Everything of the project that `allowed` does not name is out of bounds. */
const only = (name, from, allowed, comment) =>
  rule(
    name,
    { path: from, pathNot: '\\.test\\.tsx?$' },
    { path: under('routes', 'src', 'kv', 'client', 'worker', 'demo', 'tests', 'scripts', 'build'), pathNot: allowed },
    comment,
  )

export const folderRules = [
  only('routes', '^routes/', under('routes', 'src/kit'), 'routes/ knows only the kit.'),
  only('kit-is-a-leaf', '^src/kit/', '^src/kit/', 'src/kit imports only itself.'),
  only('commerce', '^src/commerce/', under('src/commerce', 'src/kit'), 'The contract knows only the kit.'),
  only(
    'language',
    '^src/language/',
    `${under('src/language', 'src/kit')}|^src/commerce/errors\\.ts$`,
    'Language knows the kit and the error codes.',
  ),
  only('ui', '^src/ui/', under('src/ui', 'src/kit', 'src/language'), 'ui knows no commerce word.'),
  only(
    'product-ui',
    '^src/product-ui/',
    under(
      'src/product-ui',
      'src/personalization',
      'src/visitor',
      'src/ui',
      'src/kit',
      'src/language',
      'src/commerce',
      'routes',
    ),
    'Product UI shows products; it knows no room.',
  ),
  only(
    'sections',
    '^src/sections/',
    under(
      'src/sections',
      'src/experiments',
      'src/product-ui',
      'src/ui',
      'src/kit',
      'src/language',
      'src/commerce',
      'routes',
    ),
    'Sections show content anywhere; they know no room.',
  ),
  only(
    'measurement',
    '^src/measurement/',
    under('src/measurement', 'src/kit', 'src/commerce'),
    'What is measured tells of products and orders by their ids; it knows no page.',
  ),
  only(
    'visitor',
    '^src/visitor/',
    under('src/visitor', 'src/kit', 'src/commerce', 'src/language', 'routes'),
    'visitor knows no shop.',
  ),
  only(
    'experiments',
    '^src/experiments/',
    under('src/experiments', 'src/commerce', 'src/kit'),
    'Experiments are decided by visitor and datafile; they know no page.',
  ),
  only(
    'personalization',
    '^src/personalization/',
    under('src/personalization', 'src/visitor', 'src/experiments', 'src/commerce', 'src/language', 'src/kit'),
    'What is decided for a visitor is told by name; it knows no page.',
  ),
  only(
    'model',
    '^src/shop/[^/]+/model/',
    `${under('src/kit', 'src/commerce', 'src/experiments', 'src/language')}|^src/shop/[^/]+/model/`,
    'A model is pure: other models, kit, commerce shapes and what experiments show.',
  ),
  only('kv', '^kv/', under('kv', 'src/kit'), 'kv knows only the kit.'),
  only(
    'storefront',
    '^worker/storefront/',
    under('worker/storefront', 'src', 'routes', 'kv'),
    'The storefront plays no platform.',
  ),
  only(
    'redirects',
    '^src/redirects/',
    under('src/redirects', 'src/commerce', 'src/language', 'src/kit', 'routes', 'kv/redirects'),
    'Which addresses the store has, as its redirect rules need to know it.',
  ),
  only(
    'desk',
    '^worker/desk/',
    `${under('worker/desk', 'src/redirects', 'src/experiments', 'src/measurement', 'src/purging', 'src/commerce', 'src/sections/model', 'src/language', 'src/kit', 'kv')}|^src/ui/tokens\\.css`,
    'The desk is no part of the store: it shares the engine of the rules, the shapes of content, the colours and no page.',
  ),
  only(
    'demonstration',
    '^demo/',
    under('demo', 'worker/commerce', 'src/commerce', 'src/kit', 'src/language', 'src/sections/model'),
    'The demonstration is data and drawings for a platform; it knows no store.',
  ),
  only('client', '^client/', under('client', 'src', 'routes'), 'The browser reaches neither worker nor kv.'),
]
