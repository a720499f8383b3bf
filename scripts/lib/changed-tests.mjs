import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from './processes.mjs'

/**
 * The browser tests that show a feature, and those that use its routes or its package; a folder of that name holds it in
 * every layer. What most features use, as files and trademarks, has no line, so that all of them run.
 */
export const specsOf = {
  account: ['account', 'own-data', 'header', 'backoffice'],
  addresses: ['orders', 'invoices'],
  backoffice: ['backoffice', 'orders', 'invoices', 'entitlements', 'reports'],
  'bulk-queries': ['queries'],
  captcha: ['human-check', 'sign-in', 'account', 'content', 'backoffice'],
  catalogue: ['orders', 'entitlements', 'content', 'partner-api', 'backoffice'],
  certification: ['orders', 'invoices', 'account', 'backoffice'],
  classification: ['classification', 'clearance', 'phone'],
  clearance: ['clearance', 'reports'],
  comparison: ['result-work', 'image-search'],
  content: ['content', 'routing', 'backoffice'],
  contrast: ['own-data', 'clearance', 'accessibility'],
  dashboard: ['backoffice'],
  deepl: ['partner-api'],
  'demo-patents': ['patents', 'saved-patents', 'translation', 'accessibility'],
  entitlements: ['entitlements', 'content', 'orders', 'backoffice'],
  exports: ['result-work', 'patents', 'saved-patents', 'account'],
  gazette: ['gazette', 'accessibility'],
  glossaries: ['translation'],
  hosting: [
    'hosting',
    'hosting-agency',
    'hosting-exchange',
    'hosting-papers',
    'annuities',
    'client-billing',
    'products',
    'content',
    'routing',
    'queries',
  ],
  'human-check': ['human-check', 'sign-in', 'account', 'content', 'backoffice'],
  identity: ['sign-in', 'own-data', 'account', 'header'],
  'image-search': ['image-search', 'clearing', 'monitoring', 'reports'],
  invoices: ['invoices', 'orders'],
  'legal-documents': ['legal-documents', 'accessibility'],
  monitoring: ['monitoring', 'saved-patents'],
  notices: ['header', 'content', 'backoffice'],
  operations: ['backoffice'],
  orders: ['orders', 'invoices', 'entitlements'],
  'partner-api': ['partner-api'],
  'partner-keys': ['partner-api'],
  'patent-alerts': ['saved-patents'],
  'patent-batches': ['patents', 'saved-patents'],
  'patent-lists': ['saved-patents'],
  'patent-register': ['patents', 'saved-patents', 'translation', 'accessibility'],
  'patent-search': ['patents', 'saved-patents', 'accessibility'],
  'patent-tools': ['patent-tools', 'accessibility'],
  patents: ['patents', 'saved-patents', 'translation', 'accessibility'],
  payments: ['orders', 'invoices', 'entitlements'],
  reports: ['reports', 'clearance', 'clearing', 'accessibility'],
  results: ['result-work', 'results', 'queries'],
  'saved-queries': ['queries'],
  'search-logs': ['account', 'own-data'],
  statistics: ['result-work', 'backoffice'],
  translation: ['translation'],
  'translation-documents': ['translation'],
  'translation-logs': ['translation'],
  'translation-service': ['translation'],
  webhooks: ['monitoring', 'partner-api'],
}
const FEATURE =
  /^(?:openapi|apps\/(?:api\/src\/modules|worker\/src|web\/src\/(?:features|shared|locales\/(?:cn|en)))|packages)\/([\w-]+)(?:\/|\.json$)/
/** The package of this name counts for nearly every feature; its routes and pages do not. */
const SHARED = /^packages\/(?:entitlements|exports|payments)\//
/** What no page shows, or what is generated from files that count themselves. */
const UNSEEN = [
  /\.(?:md|test\.tsx?)$/,
  /^(?:docs|clients|ops|scripts\/bench|apps\/web\/testing|tests\/(?:api|start))\//,
  /^packages\/(?:contract|api-client)\/src\/generated\//,
  /^tests\/support\/(?:.*-(?:bench|invariants|sequences)|bare-machine|breakable|database|fake-provider|member-objects|needs|partner|png-bomb|redis|runtime-role|services|skip-reasons|threads)\.ts$/,
]

/** Tests that read the text of files, which Vitest does not know as their dependencies. */
const READERS = [
  [/^apps\/web\/src\//, ['apps/web/src/app/page-texts.test.ts', 'apps/web/src/locales/locales.test.ts']],
  [/^apps\/web\/src\/locales\/en\//, ['apps/web/src/locales/english-terms.test.ts']],
  [/^apps\/(?:api|worker)\/src\/.*\.ts$/, ['tests/composition.test.ts']],
  [/^(?:apps|packages|tests|scripts)\/.*\.(?:tsx?|mjs)$/, ['packages/domain/src/used-exports.test.ts']],
  [
    /^clients\//,
    [
      'clients/other-languages.test.ts',
      'clients/packages.test.ts',
      'clients/typescript/test/vectors.test.ts',
      'tests/api/client-packages.medium.test.ts',
    ],
  ],
  [/^ops\//, ['packages/operations/src/metrics/metrics.test.ts']],
  [/^\.env\.example$/, ['packages/config/src/settings.test.ts']],
  [/^Dockerfile$/, ['tests/start/dockerfile.test.ts']],
  [/^scripts\/(?:start\.mjs|lib\/)/, ['tests/start/bare-machine.medium.test.ts']],
  [/^tests\/e2e\//, ['tests/start/changed-tests.test.ts']],
]

/**
 * The files that changed since a commit, what is not committed included; null where git does not know the commit.
 * @param {string} root
 * @param {string} since a commit
 * @returns {Promise<string[] | null>} paths within `root`
 */
export async function changedFiles(root, since) {
  const git = (/** @type {string[]} */ args) => run('git', args, { cwd: root })
  const [changed, untracked] = await Promise.all([
    git(['diff', '--name-only', since]),
    git(['ls-files', '--others', '--exclude-standard']),
  ])
  return changed.code === 0 ? `${changed.output}\n${untracked.output}`.split('\n').filter(Boolean) : null
}

/**
 * What `vitest related` is to be given for files: these themselves and the tests that read them.
 * @param {string[]} files paths within the checkout
 */
export const withDependents = (files) => [
  ...new Set([
    ...files,
    ...READERS.flatMap(([pattern, tests]) =>
      files.some((file) => /** @type {RegExp} */ (pattern).test(file)) ? /** @type {string[]} */ (tests) : [],
    ),
  ]),
]

/**
 * The browser tests that files can affect; null for all of them, which is so for everything that several features share.
 * @param {string} root
 * @param {string[]} files paths within `root`
 * @returns {string[] | null} paths within `root`
 */
export function changedSpecs(root, files) {
  const known = readdirSync(join(root, 'tests', 'e2e')).filter((name) => name.endsWith('.spec.ts'))
  return specsFor(files, known)?.map((name) => join('tests', 'e2e', name)) ?? null
}

/**
 * The browser tests among `known` that files can affect; null for all of them.
 * @param {string[]} files paths within the checkout
 * @param {string[]} known names of files
 * @returns {string[] | null}
 */
export function specsFor(files, known) {
  const found = new Set()
  for (const file of files.filter((each) => !UNSEEN.some((pattern) => pattern.test(each)))) {
    if (file.startsWith('tests/e2e/') && known.includes(basename(file))) found.add(basename(file))
    else {
      const feature = /** @type {keyof typeof specsOf | undefined} */ (FEATURE.exec(file)?.[1])
      const specs = SHARED.test(file) ? undefined : feature && specsOf[feature]
      if (!specs) return null
      for (const spec of specs) found.add(`${spec}.spec.ts`)
    }
  }
  return [...found].filter((name) => known.includes(name))
}
