import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { Fault } from './fault.mjs'

/** @typedef {'small' | 'medium' | 'components' | 'e2e'} TestKind */

const FOLDERS = ['apps', 'packages', 'clients', 'tests']
const SUGGESTIONS_MAX = 5

/**
 * Which runner and project a test belongs to, by its path (vitest.config.ts, playwright.config.ts).
 * @param {string} path within the checkout
 * @returns {TestKind | undefined} undefined for a file that is no test
 */
export function kindOf(path) {
  if (/^tests\/e2e\/.*\.spec\.ts$/.test(path)) return 'e2e'
  if (!/^(?:apps|packages|clients|tests)\/.*\.test\.tsx?$/.test(path)) return undefined
  if (/^apps\/web\/src\/.*\.test\.tsx$/.test(path)) return 'components'
  return /\.medium\.test\.tsx?$/.test(path) ? 'medium' : 'small'
}

/** The tests of a checkout, as paths within it. @returns {string[]} */
export const listTests = (/** @type {string} */ root) =>
  FOLDERS.flatMap((folder) => filesIn(root, folder))
    .filter((path) => kindOf(path) !== undefined)
    .toSorted()

/** @returns {string[]} */
function filesIn(/** @type {string} */ root, /** @type {string} */ folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isFile()) return [path]
    return entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name) ? filesIn(root, path) : []
  })
}

/**
 * The tests that are named on the command line.
 * @param {string} root
 * @param {string[]} names paths, from `from` or from the root
 * @param {string} from where the person stands
 * @returns {{ path: string, kind: TestKind }[]} paths within the checkout
 * @throws Fault that says what else could be meant, for what is no test
 */
export function namedTests(root, names, from) {
  return names.map((name) => {
    const found = [from, root].map((folder) => resolve(folder, name)).find((path) => existsSync(path))
    if (found === undefined) throw new Fault(`There is no file “${name}”.`, suggest(root, stemOf(name)))
    const path = relative(root, found).split(sep).join('/')
    if (statSync(found).isDirectory())
      throw new Fault(`“${name}” is a folder; npm test runs files.`, suggest(root, `${path}/`))
    const kind = kindOf(path)
    if (!kind) throw new Fault(`“${name}” is no test.`, suggest(root, `${dirname(path)}/${stemOf(path)}.`))
    return { path, kind }
  })
}

/** The name of a file without its folder and endings: `orders` of `x/orders.medium.test.ts`. */
const stemOf = (/** @type {string} */ name) => basename(name).replace(/\..*$/, '')

/** Names the tests whose path contains a text. */
function suggest(/** @type {string} */ root, /** @type {string} */ text) {
  const found = listTests(root).filter((path) => path.includes(text))
  const others = found.length - SUGGESTIONS_MAX
  const list = found.slice(0, SUGGESTIONS_MAX).join(', ')
  return found.length > 0
    ? `Name one or more of these: ${list}${others > 0 ? ` and ${others} more` : ''}.`
    : 'Tests are named *.test.ts, *.medium.test.ts, *.test.tsx (apps/web) and *.spec.ts (tests/e2e); npm test -- --changed runs those that your changes can affect.'
}
