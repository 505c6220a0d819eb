/** Who may import whom, as a check: what each folder may, and what holds besides. */
import { personalRooms, personalStyles } from './build/styles/personal-places.ts'
import { folderRules, rule, under } from './scripts/architecture/folder-rules.mjs'

export default {
  forbidden: [
    ...folderRules,
    rule('no-circular', {}, { circular: true }, 'Two files that need each other are one file, or need a third.'),
    rule(
      'not-to-unresolvable',
      {},
      { couldNotResolve: true, pathNot: '^(?:virtual:|cloudflare:)' },
      'An import that leads nowhere.',
    ),
    rule(
      'model-without-react',
      { path: '^src/shop/[^/]+/model/', pathNot: '\\.test\\.' },
      { path: 'node_modules/(?:react|react-dom|@tanstack)/' },
      'A model shows nothing.',
    ),
    rule(
      'rooms-keep-to-themselves',
      { path: '^src/shop/([^/]+)/', pathNot: '\\.test\\.' },
      { path: '^src/shop/[^/]+/', pathNot: '^src/shop/$1/|^src/shop/[^/]+/model/' },
      "A room may use another room's model and nothing else of it.",
    ),
    rule(
      'public-pages-without-personal-style',
      { path: `^(?:src/sections|src/shop/(?!(?:${personalRooms.join('|')})/)[^/]+)/`, pathNot: '\\.test\\.' },
      { path: `^${personalStyles}`, reachable: true },
      'What only personal pages look like is in a style sheet of theirs, which no other page has.',
    ),
    rule(
      'shop-to-outside',
      { path: '^src/shop/' },
      { path: under('kv', 'client', 'worker', 'demo', 'tests', 'scripts') },
      'The shop knows neither worker nor browser entry.',
    ),
    rule(
      'platform',
      { path: '^worker/(?:commerce|payments|chat)/', pathNot: '\\.test\\.|/testing/' },
      {
        path: under(
          'src/(?!commerce|kit|language)[^/]+',
          'routes',
          'kv',
          'client',
          'worker/storefront',
          'tests',
          'scripts',
        ),
      },
      'The platform is somebody else: it shares the contract and no business rule.',
    ),
    rule(
      'workers-apart',
      { path: '^worker/([^/]+)/', pathNot: '\\.test\\.|^worker/commerce/testing/' },
      { path: '^worker/[^/]+/', pathNot: '^worker/$1/' },
      'Workers speak over HTTP and bindings; each can be replaced by another.',
    ),
    rule(
      'platform-without-demonstration',
      { path: '^worker/' },
      { path: '^demo/' },
      'A platform opens with what it is given; what it is given stands apart.',
    ),
    rule(
      'client-reaches-no-load',
      { path: '^client/' },
      { path: '/load\\.ts$', reachable: true },
      'What loads on the server never reaches the browser, not even through another file.',
    ),
    rule(
      'nothing-imports-tests',
      { pathNot: '^tests/|\\.test\\.|/testing/' },
      { path: '^tests/' },
      'Tests, and what they stand on, are for tests.',
    ),
    rule(
      'page-before-load',
      { path: '/page\\.tsx$' },
      { path: '/load\\.ts$' },
      'load.ts imports page.tsx, never the reverse.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|reports|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.client.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'workerd', 'node', 'default', 'types'],
    },
  },
}
