import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault, reportAndExit } from './lib/fault.mjs'
import { checkNode, install } from './lib/install.mjs'
import { run } from './lib/processes.mjs'
import { listTests, kindOf, namedTests } from './lib/test-files.mjs'
import { readPlaywright, readVitest, report } from './lib/test-results.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const NO_BROWSER = 'there is no Chromium on this machine, and none could be fetched'
/** The projects of Vitest that need no browser. */
const WITHOUT_BROWSER = ['small', 'medium']

/**
 * What is to be run: arguments of Vitest and of Playwright, each null where it has nothing to run. `countInBrowser` counts
 * the files among them that need a browser.
 * @typedef {{
 *   vitest: string[] | null,
 *   vitestWithoutBrowser: string[] | null,
 *   playwright: string[] | null,
 *   needsBrowser: boolean,
 *   countInBrowser: () => Promise<number>,
 * }} Plan
 */

/**
 * Every test there is: small, medium (Postgres, Redis), of components and in the browser, against data that is thrown
 * away. `--changed` runs those that changes since a commit can affect, since the last one where none is named; files run
 * alone. Where no browser is to be had, what needs one is skipped, except in CI.
 */
async function main() {
  checkNode()
  const wanted = readArguments()
  await install(root, (line) => process.stdout.write(`• ${line}\n`))
  const { findChromium } = await import('./lib/chromium.mjs')

  const plan = await planOf(wanted)
  const say = (/** @type {string} */ line) => process.stdout.write(`• ${line}\n`)
  const chromium = plan.needsBrowser ? await findChromium(root, say) : undefined
  const lacksBrowser = plan.needsBrowser && !chromium
  if (lacksBrowser && process.env['CI'])
    throw new Fault(
      'There is no Chromium for the browser tests, and none could be fetched.',
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one; without CI=1 these tests are skipped.',
    )
  const notRun = lacksBrowser ? { files: await plan.countInBrowser(), reason: NO_BROWSER } : null
  if (notRun) say(`${notRun.files} test files are skipped because ${NO_BROWSER}`)
  const vitest = lacksBrowser ? plan.vitestWithoutBrowser : plan.vitest
  const playwright = lacksBrowser ? null : plan.playwright
  const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) }

  const folder = mkdtempSync(join(tmpdir(), 'markwright-results-'))
  try {
    const all = []
    if (playwright) {
      const { build } = await import('./lib/build.mjs')
      await build(root)
    }
    if (vitest) {
      const [results, reasons] = [join(folder, 'vitest.json'), join(folder, 'reasons.json')]
      const reporters = ['default', 'json', './tests/support/skip-reasons.ts'].map((name) => `--reporter=${name}`)
      const code = await node(
        'node_modules/vitest/vitest.mjs',
        [...vitest, ...reporters, `--outputFile.json=${results}`],
        { ...env, SKIP_REASONS: reasons },
      )
      all.push(readVitest(root, { results, reasons, code }))
    }
    if (playwright) {
      const results = join(folder, 'playwright.json')
      const code = await node('node_modules/@playwright/test/cli.js', ['test', ...playwright], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: results,
      })
      all.push(readPlaywright(results, code))
    }
    return report(all, notRun)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @typedef {{ since: string } | { files: ReturnType<typeof namedTests> } | null} Wanted null for every test */

/** @returns {Wanted} */
function readArguments() {
  const [first, ...rest] = process.argv.slice(2)
  if (first === undefined) return null
  if (first === '--changed' && rest.length <= 1) return { since: rest[0] ?? 'HEAD' }
  if (first.startsWith('-'))
    throw new Fault(
      `npm test does not know “${process.argv.slice(2).join(' ')}”.`,
      'Without arguments it runs every test; with files these; with --changed [COMMIT] those that changes since then can affect.',
    )
  // npm runs scripts in the root of the project; paths are meant from where the person stands.
  return { files: namedTests(root, [first, ...rest], process.env['INIT_CWD'] ?? process.cwd()) }
}

/** @returns {Promise<Plan>} */
async function planOf(/** @type {Wanted} */ wanted) {
  const inBrowser = (/** @type {string[]} */ paths) =>
    paths.filter((path) => ['components', 'e2e'].includes(kindOf(path) ?? '')).length
  const projects = WITHOUT_BROWSER.map((name) => `--project=${name}`)
  if (wanted && 'files' in wanted) {
    const pathsOf = (/** @type {string[]} */ ...kinds) =>
      wanted.files.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)
    const vitestOf = (/** @type {string[]} */ kinds) => {
      const used = kinds.filter((kind) => pathsOf(kind).length > 0)
      // As absolute paths: a relative one also matches longer paths that contain it.
      const paths = pathsOf(...used).map((path) => join(root, path))
      return used.length > 0 ? ['run', ...used.map((kind) => `--project=${kind}`), ...paths] : null
    }
    const specs = pathsOf('e2e')
    const count = inBrowser(wanted.files.map(({ path }) => path))
    return {
      vitest: vitestOf([...WITHOUT_BROWSER, 'components']),
      vitestWithoutBrowser: vitestOf(WITHOUT_BROWSER),
      playwright: specs.length > 0 ? specs : null,
      needsBrowser: count > 0,
      countInBrowser: async () => count,
    }
  }
  const all = {
    vitest: ['run'],
    vitestWithoutBrowser: ['run', ...projects],
    playwright: [],
    needsBrowser: true,
    countInBrowser: async () => inBrowser(listTests(root)),
  }
  if (!wanted) return all

  const { changedFiles, changedSpecs, withDependents } = await import('./lib/changed-tests.mjs')
  const changed = await changedFiles(root, wanted.since)
  if (!changed) return all
  const specs = changedSpecs(root, changed)
  const related = ['related', '--run', ...withDependents(changed)]
  return {
    vitest: related,
    vitestWithoutBrowser: [...related, ...projects],
    playwright: specs?.length === 0 ? null : (specs ?? []),
    needsBrowser: true,
    countInBrowser: async () => (specs ?? specsOf(root)).length + (await countComponents(wanted.since)),
  }
}

const specsOf = (/** @type {string} */ folder) => listTests(folder).filter((path) => kindOf(path) === 'e2e')

/** How many files of component tests changes since a commit can affect. */
async function countComponents(/** @type {string} */ since) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = [`--changed=${since}`, '--project=components', '--filesOnly']
  const { output } = await run(process.execPath, [vitest, 'list', ...options], { cwd: root })
  return output.split('\n').filter((line) => line.endsWith('.test.tsx')).length
}

const node = async (/** @type {string} */ file, /** @type {string[]} */ args, /** @type {NodeJS.ProcessEnv} */ env) =>
  (await run(process.execPath, [join(root, file), ...args], { cwd: root, env, inherit: true })).code

main().then((code) => process.exit(code), reportAndExit)
