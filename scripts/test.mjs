import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { Fault, reportAndExit } from './lib/fault.mjs'
import { checkNode, install } from './lib/install.mjs'
import { run } from './lib/processes.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Every test there is: small, medium (Postgres, Redis), of components and in the browser, against data that is thrown
 * away. `--changed` runs those that changes since a commit can affect, since the last one where none is named.
 */
async function main() {
  checkNode()
  const since = readArguments()
  await install(root, (line) => process.stdout.write(`• ${line}\n`))
  const { build } = await import('./lib/build.mjs')
  const { changedFiles, changedSpecs, withDependents } = await import('./lib/changed-tests.mjs')
  const { findChromium } = await import('./lib/chromium.mjs')

  const results = mkdtempSync(join(tmpdir(), 'markwright-results-'))
  const vitestResults = join(results, 'vitest.json')
  const playwrightResults = join(results, 'playwright.json')
  try {
    const chromium = await findChromium(root, (line) => process.stdout.write(`• ${line}\n`))
    const changed = since === null ? null : await changedFiles(root, since)
    const specs = changed && changedSpecs(root, changed)
    if (specs?.length !== 0) await build(root)
    const vitest = await node(
      'node_modules/vitest/vitest.mjs',
      [
        ...(changed ? ['related', '--run', ...withDependents(changed)] : ['run']),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestResults}`,
      ],
      { CHROMIUM_PATH: chromium },
    )
    const all = [readVitest(vitestResults, vitest)]
    if (specs?.length !== 0) {
      const playwright = await node('node_modules/@playwright/test/cli.js', ['test', ...(specs ?? [])], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults,
      })
      all.push(readPlaywright(playwrightResults, playwright))
    }
    return report(all)
  } finally {
    rmSync(results, { recursive: true, force: true })
  }
}

/** The commit since which changes count; null for every test. */
function readArguments() {
  const [option, since = 'HEAD', ...rest] = process.argv.slice(2)
  if (option === undefined) return null
  if (option === '--changed' && rest.length === 0) return since
  throw new Fault(
    `npm test does not know “${process.argv.slice(2).join(' ')}”.`,
    'Without arguments it runs every test; with --changed [COMMIT] those that changes since then can affect.',
  )
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

/** @typedef {{ file: string, seconds: number }} FileTime */
/** @typedef {{ test: string, message: string }} Failure */
/** @typedef {{ name: string, passed: number, failed: number, skipped: number, times: FileTime[], failures: Failure[] }} Counts */

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
    times: testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: testResults.flatMap((/** @type {any} */ { name, message, status, assertionResults }) => {
      const file = relative(root, name)
      if (status === 'failed' && assertionResults.length === 0) return [{ test: file, message }]
      return assertionResults
        .filter((/** @type {any} */ assertion) => assertion.status === 'failed')
        .map((/** @type {any} */ { fullName, failureMessages }) => ({
          test: `${file} › ${fullName}`,
          message: failureMessages.join('\n'),
        }))
    }),
  }
}

/** @returns {Counts} */
function readPlaywright(/** @type {string} */ file, /** @type {number | null} */ code) {
  if (!existsSync(file)) return broken('playwright')
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected
  return {
    name: 'playwright',
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    times: suites.map((/** @type {any} */ suite) => ({
      file: `tests/e2e/${suite.file}`,
      seconds: milliseconds(suite) / 1000,
    })),
    failures: suites.flatMap((/** @type {any} */ suite) => failuresOf(suite, `tests/e2e/${suite.file}`)),
  }
}

/** @returns {Failure[]} */
const failuresOf = (/** @type {any} */ { specs = [], suites = [] }, /** @type {string} */ file) => [
  ...suites.flatMap((/** @type {any} */ suite) => failuresOf(suite, file)),
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { title, tests }) => ({
      test: `${file} › ${title}`,
      message: tests
        .flatMap((/** @type {any} */ { results }) => results.flatMap((/** @type {any} */ { errors }) => errors))
        .map((/** @type {any} */ { message }) => message)
        .join('\n'),
    })),
]

/** Of all tests in a file and in the groups within it. */
const milliseconds = (/** @type {any} */ { specs = [], suites = [] }) =>
  [
    ...suites.map(milliseconds),
    ...specs.flatMap((/** @type {any} */ { tests }) =>
      tests.flatMap((/** @type {any} */ { results }) => results.map((/** @type {any} */ { duration }) => duration)),
    ),
  ].reduce((sum, each) => sum + each, 0)

/** @returns {Counts} */
const broken = (/** @type {string} */ name) => ({ name, passed: 0, failed: 1, skipped: 0, times: [], failures: [] })

const SLOWEST = 10
const MOST_FAILURES = 20
const MESSAGE_LINES = 10

function report(/** @type {Counts[]} */ all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0)
  const slowest = all.flatMap(({ times }) => times).toSorted((a, b) => b.seconds - a.seconds)
  process.stdout.write(`\nThe ${SLOWEST} slowest files, in seconds of one worker:\n`)
  for (const { file, seconds } of slowest.slice(0, SLOWEST))
    process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${file}\n`)
  // Repeated at the end, because a log that is cut off keeps its end.
  for (const { test, message } of all.flatMap(({ failures }) => failures).slice(0, MOST_FAILURES)) {
    process.stdout.write(`\nFailed: ${test}\n`)
    for (const line of stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES))
      process.stdout.write(`    ${line}\n`)
  }
  process.stdout.write('\n')
  for (const { name, passed, failed, skipped } of all)
    process.stdout.write(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped\n`)
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
  return sum('failed') === 0 ? 0 : 1
}

main().then((code) => process.exit(code), reportAndExit)
