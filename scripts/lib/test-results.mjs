import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ file: string, seconds: number }} FileTime */
/** @typedef {{ test: string, message: string }} Failure */
/** @typedef {{ name: string, passed: number, failed: number, skipped: number, reasons: Record<string, number>, times: FileTime[], failures: Failure[] }} Counts */

/**
 * @param {string} root
 * @param {{ results: string, reasons: string, code: number | null }} run the files that its reporters have written
 * @returns {Counts}
 */
export function readVitest(root, { results: file, reasons, code }) {
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
    reasons: existsSync(reasons) ? JSON.parse(readFileSync(reasons, 'utf8')) : {},
    times: testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: testResults.flatMap((/** @type {any} */ { name, message, status, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter((/** @type {any} */ assertion) => assertion.status === 'failed')
      // A hook or an import failed, so that no test ran.
      if (status === 'failed' && failed.length === 0) return [{ test: file, message }]
      return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        message: failureMessages.join('\n'),
      }))
    }),
  }
}

/** @returns {Counts} */
export function readPlaywright(/** @type {string} */ file, /** @type {number | null} */ code) {
  if (!existsSync(file)) return broken('playwright')
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected
  return {
    name: 'playwright',
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    reasons: countReasons(suites.flatMap(skippedIn)),
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

/** @returns {string[]} why each of the tests was skipped, empty where it does not say */
const skippedIn = (/** @type {any} */ { specs = [], suites = [] }) => [
  ...suites.flatMap(skippedIn),
  ...specs.flatMap((/** @type {any} */ { tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'skipped')
      .map(
        (/** @type {any} */ { annotations }) =>
          annotations.find((/** @type {any} */ { type }) => type === 'skip')?.description ?? '',
      ),
  ),
]

function countReasons(/** @type {string[]} */ reasons) {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

/** Of all tests in a file and in the groups within it. */
const milliseconds = (/** @type {any} */ { specs = [], suites = [] }) =>
  [
    ...suites.map(milliseconds),
    ...specs.flatMap((/** @type {any} */ { tests }) =>
      tests.flatMap((/** @type {any} */ { results }) => results.map((/** @type {any} */ { duration }) => duration)),
    ),
  ].reduce((sum, each) => sum + each, 0)

/** @returns {Counts} */
const broken = (/** @type {string} */ name) => ({
  name,
  passed: 0,
  failed: 1,
  skipped: 0,
  reasons: {},
  times: [],
  failures: [],
})

const SLOWEST = 10
const MOST_FAILURES = 20
const MESSAGE_LINES = 10

/**
 * Prints what the runs came to; its last line is `N passed, N failed`.
 * @param {Counts[]} all
 * @param {{ files: number, reason: string } | null} notRun the test files that nothing could run
 * @returns the exit code
 */
export function report(all, notRun) {
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
  for (const [reason, count] of skipReasons(all))
    process.stdout.write(`${count} skipped ${reason ? `because ${reason.replace(/\.$/, '')}` : 'without a reason'}\n`)
  if (notRun) process.stdout.write(`${notRun.files} test files skipped because ${notRun.reason}\n`)
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
  return sum('failed') === 0 ? 0 : 1
}

/** How many tests were skipped for which reason, the most frequent first. */
export function skipReasons(/** @type {Pick<Counts, 'skipped' | 'reasons'>[]} */ all) {
  const total = new Map()
  for (const { skipped, reasons } of all) {
    const named = Object.values(reasons).reduce((sum, count) => sum + count, 0)
    for (const [reason, count] of [...Object.entries(reasons), ['', skipped - named]])
      total.set(reason, (total.get(reason) ?? 0) + count)
  }
  return [...total].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a)
}
