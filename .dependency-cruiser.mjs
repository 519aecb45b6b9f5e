import { order } from './app/domain-order.ts'

const domain = '^app/domains/[^/]+/([^/]+)/'
// Files without behaviour: any domain may use the columns, words and types of the domains before it.
const vocabulary = '\\.(table|events|kinds|words|schemas|model|form|view|policy|factory|seed)\\.tsx?$'
const browser = '(^app/ui/|\\.(page|layout)\\.tsx$|^app/domains/.+/components/|/ui\\.ts$)'
const serverKinds =
  '\\.(table|queries|actions|api|jobs|policy|subscribers|seed|factory|emails|secrets|rules|live|album|export|registry|owned)\\.tsx?$'
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/**
 * Import rules (docs/architecture.md). `npm run check` fails on a violation, a test has a violating fixture for each.
 */
export default {
  forbidden: [
    never('no-cycles', 'A cycle has no first file to read.', {}, { circular: true }),
    never(
      'platform-knows-no-domain',
      'Infrastructure does not depend on domains.',
      { path: '^app/(platform|ui|shared)/' },
      { path: '^app/domains/' },
    ),
    never(
      'ui-knows-no-platform',
      'Browser code must not depend on server code.',
      { path: '^app/ui/', pathNot: '\\.test\\.' },
      { path: '^app/platform/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'shared-knows-nothing',
      'Small pure functions for browser and server.',
      { path: '^app/shared/' },
      { path: '^app/(platform|ui|domains)/' },
    ),
    never(
      'domains-only-by-entry-points',
      'Import behaviour of another domain from its index.ts, components from a ui.ts; its vocabulary is open.',
      { path: domain, pathNot: '\\.test\\.tsx?$' },
      {
        path: domain,
        pathNot: ['^app/domains/[^/]+/$1/', '/(index|ui)\\.ts$', vocabulary, '\\.server\\.ts$'],
      },
    ),
    ...order.map((name, at) =>
      never(
        `domains-in-order: ${name}`,
        'A domain imports only those before it, in its wing and in the wings below (app/domain-order.ts); tables and events are open to all.',
        { path: `^app/domains/[^/]+/${name}/`, pathNot: '\\.(test|factory|seed|screens)\\.tsx?$' },
        {
          path: `^app/domains/[^/]+/(${order.slice(at + 1).join('|') || 'none-after-it'})/`,
          pathNot: ['\\.(table|events)\\.ts$'],
        },
      ),
    ),
    never(
      'browser-never-server',
      'Server code in the browser: the build fails too, but later.',
      { path: browser, pathNot: '\\.test\\.' },
      { path: serverKinds, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'components-never-platform',
      'Components get data as props; only pages load it.',
      { path: '^app/domains/.+/components/' },
      { path: '^app/(platform|web)/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'only-pages-use-the-client',
      'Pages are the clients of the API.',
      {
        path: '^app/',
        pathNot: [
          '\\.page\\.tsx$',
          '/pages/[^/]+\\.server\\.ts$',
          '^app/([^/]+|web/.+)$',
          '\\.routes\\.ts$',
          '\\.(guard|layout)\\.tsx?$',
          '\\.test\\.tsx?$',
        ],
      },
      { path: '^app/web/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'policy-queries-nothing',
      'Policies are pure predicates.',
      { path: '\\.policy\\.ts$' },
      { path: '\\.(queries|actions|api|jobs)\\.ts$' },
    ),
    never(
      'api-imports-no-table',
      'Columns are defined in table files and used by queries.',
      { path: '\\.api\\.ts$' },
      { path: '\\.table\\.ts$' },
    ),
    never(
      'queries-write-nothing',
      'Reads never depend on writes.',
      { path: '\\.queries\\.ts$' },
      { path: '\\.actions\\.ts$' },
    ),
    never(
      'factories-only-in-tests',
      'Test data stays out of production code.',
      { path: '^app/', pathNot: ['\\.(test|factory|bench)\\.tsx?$'] },
      { path: '\\.factory\\.ts$' },
    ),
    never(
      'db-comes-from-the-context',
      'A single pool, and tests in a transaction.',
      { path: '^app/domains/', pathNot: '\\.test\\.' },
      {
        path: 'platform/database/(?!columns|statement|contains|sorted|since-day|unless-taken|words-query|again-after-deadlock|sql-state)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'app-imports-no-tests',
      'Nothing of tests/ or scripts/ in production code.',
      { path: '^app/', pathNot: '\\.(test|screens)\\.tsx?$' },
      { path: '^(tests|scripts)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\+types/|^build/)' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
