/** Who may import whom (docs/architecture.md). `npm run check` fails on the first wrong arrow. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

/** Packages of ours that each package may import; one that is not listed may import none. */
const packageArrows = {
  'api-client': [],
  cases: ['deadlines', 'domain', 'workflow'],
  classification: ['db', 'domain'],
  clearance: ['classification', 'db', 'domain', 'runtime', 'search', 'similarity'],
  config: ['invoices', 'messaging', 'payments', 'runtime', 'storage', 'translation-service'],
  contract: [],
  db: ['domain', 'runtime'],
  deadlines: ['domain'],
  'demo-patents': ['patents'],
  'demo-register': ['config', 'domain', 'storage'],
  exports: ['db', 'domain', 'jobs', 'storage'],
  hosting: ['db', 'deadlines', 'domain', 'patents', 'runtime'],
  'human-check': [],
  documents: ['domain', 'runtime'],
  'image-search': ['db', 'runtime', 'similarity'],
  domain: [],
  entitlements: ['db', 'domain', 'key-value', 'runtime'],
  invoices: ['db', 'documents', 'domain', 'jobs', 'providers', 'runtime', 'workflow'],
  jobs: ['db', 'domain', 'runtime'],
  'key-value': ['db'],
  messaging: ['domain', 'runtime'],
  monitoring: ['db', 'deadlines', 'domain', 'runtime'],
  operations: ['db', 'providers', 'runtime'],
  'patent-register': ['db', 'documents', 'domain', 'jobs', 'patents', 'storage'],
  orders: ['db', 'domain', 'entitlements', 'jobs', 'payments', 'workflow'],
  payments: ['db', 'domain', 'providers', 'runtime'],
  'patent-search': ['db', 'patents', 'runtime'],
  patents: ['domain'],
  providers: [],
  registers: ['domain', 'runtime'],
  runtime: [],
  search: ['db', 'domain', 'runtime', 'similarity'],
  similarity: [],
  storage: ['runtime'],
  translation: ['domain', 'providers', 'registers'],
  'translation-documents': ['documents', 'domain', 'runtime', 'translation'],
  'translation-service': ['db', 'domain', 'key-value', 'providers', 'runtime', 'translation'],
  workflow: ['db'],
}
const tests = String.raw`\.test\.tsx?$`

module.exports = {
  forbidden: [
    rule('no-circles', {}, { circular: true }),
    rule('nothing-unresolved', { pathNot: '^tests/' }, { couldNotResolve: true }),
    rule('apps-stay-apart', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    rule('packages-know-no-app', { path: '^packages/' }, { path: '^apps/' }),
    ...Object.entries(packageArrows).map(([name, allowed]) =>
      rule(
        `${name}-imports-${allowed.join('-and-') || 'no-package-of-ours'}`,
        { path: `^packages/${name}/`, pathNot: tests },
        { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
      ),
    ),
    rule(
      'verifier-shares-no-code-with-what-it-verifies',
      { path: '^packages/similarity/verifier/', pathNot: tests },
      { path: '^(packages|apps)/', pathNot: '^packages/similarity/verifier/' },
    ),
    rule(
      'pages-know-the-client-and-the-domain',
      { path: '^apps/web/src/' },
      { path: '^packages/', pathNot: '^packages/(api-client|domain)/' },
    ),
    rule(
      'web-server-knows-settings-and-metrics-only',
      { path: '^apps/web/server/' },
      { path: '^packages/', pathNot: '^packages/(config|runtime|operations/src/metrics)/' },
    ),
    rule('servers-know-no-client', { path: '^apps/(api|worker)/' }, { path: '^packages/api-client/' }),
    rule('worker-knows-no-contract', { path: '^apps/worker/' }, { path: '^packages/contract/' }),
    rule(
      'kernel-knows-no-module',
      { path: '^apps/api/src/kernel/', pathNot: tests },
      { path: '^apps/api/src/(modules|app|platform)' },
    ),
    rule(
      'modules-meet-through-their-index',
      { path: '^apps/api/src/modules/([^/]+)/' },
      { path: '^apps/api/src/modules/', pathNot: ['^apps/api/src/modules/$1/', String.raw`/index\.ts$`] },
    ),
    rule(
      'services-know-no-http',
      // The index of a module may also hand its presenters to those of other modules.
      {
        path: '^apps/api/src/modules/',
        pathNot: String.raw`(\.(routes|presenter|repository|module|test)|/index)\.ts$`,
      },
      {
        path: [String.raw`\.(routes|presenter)\.ts$`, '(^|/)node_modules/fastify/', '^packages/contract/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'only-repositories-touch-the-database',
      {
        path: '^apps/',
        pathNot: [String.raw`(\.repository|/worker|/platform|/adapters|-command|register-writer)\.ts$`, tests],
      },
      { path: ['^packages/db/', '(^|/)node_modules/pg/'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'features-stay-apart',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule('features-know-no-app', { path: '^apps/web/src/features/', pathNot: tests }, { path: '^apps/web/src/app/' }),
    rule(
      'shared-knows-no-feature',
      { path: '^apps/web/src/shared/', pathNot: tests },
      { path: '^apps/web/src/(features|app)/' },
    ),
    rule(
      'no-test-in-the-product',
      { pathNot: [tests, '^tests/', 'mark-index-contract'] },
      { path: [tests, '^tests/'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/generated/', '/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
