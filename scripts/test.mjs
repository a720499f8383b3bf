import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportAndExit } from './lib/fault.mjs'
import { checkNode, install } from './lib/install.mjs'
import { run } from './lib/processes.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every test there is: small, medium (Postgres, Redis) and in the browser, against data that is thrown away. */
async function main() {
  checkNode()
  await install(root, (line) => process.stdout.write(`• ${line}\n`))
  const { build } = await import('./lib/build.mjs')
  const { findChromium } = await import('./lib/chromium.mjs')

  const results = mkdtempSync(join(tmpdir(), 'markwright-results-'))
  const vitestResults = join(results, 'vitest.json')
  const playwrightResults = join(results, 'playwright.json')
  try {
    const chromium = await findChromium(root, (line) => process.stdout.write(`• ${line}\n`))
    await build(root)
    const vitest = await node('node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestResults}`,
    ])
    const playwright = await node('node_modules/@playwright/test/cli.js', ['test'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults,
    })
    return report([readVitest(vitestResults, vitest), readPlaywright(playwrightResults, playwright)])
  } finally {
    rmSync(results, { recursive: true, force: true })
  }
}

const node = async (
  /** @type {string} */ file,
  /** @type {string[]} */ args,
  /** @type {NodeJS.ProcessEnv} */ env = {},
) =>
  (
    await run(process.execPath, [join(root, file), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      inherit: true,
    })
  ).code

/** @typedef {{ name: string, passed: number, failed: number, skipped: number }} Counts */

/** @returns {Counts} */
function readVitest(/** @type {string} */ file, /** @type {number | null} */ code) {
  if (!existsSync(file)) return broken('vitest')
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  // A file that does not load has no tests to count, and is a failure all the same.
  const unloaded = testResults.filter(
    (/** @type {any} */ { status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = numFailedTests + unloaded
  return {
    name: 'vitest',
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  }
}

/** @returns {Counts} */
function readPlaywright(/** @type {string} */ file, /** @type {number | null} */ code) {
  if (!existsSync(file)) return broken('playwright')
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected
  return {
    name: 'playwright',
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
  }
}

const broken = (/** @type {string} */ name) => ({ name, passed: 0, failed: 1, skipped: 0 })

function report(/** @type {Counts[]} */ all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0)
  process.stdout.write('\n')
  for (const { name, passed, failed, skipped } of all)
    process.stdout.write(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped\n`)
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
  return sum('failed') === 0 ? 0 : 1
}

main().then((code) => process.exit(code), reportAndExit)
