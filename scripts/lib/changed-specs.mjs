import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from './processes.mjs'

/** The browser tests that show a feature; a folder of that name holds it in every layer. */
const specsOf = {
  account: ['account', 'own-data', 'header'],
  backoffice: ['backoffice'],
  'bulk-queries': ['queries'],
  captcha: ['human-check', 'sign-in'],
  classification: ['classification'],
  clearance: ['clearance', 'reports'],
  comparison: ['result-work'],
  content: ['content', 'routing'],
  contrast: ['content'],
  entitlements: ['entitlements'],
  exports: ['result-work'],
  gazette: ['gazette'],
  hosting: ['content', 'routing'],
  'human-check': ['human-check', 'sign-in'],
  identity: ['sign-in', 'own-data'],
  'image-search': ['image-search', 'clearing'],
  monitoring: ['monitoring'],
  notices: ['header', 'content'],
  reports: ['reports'],
  results: ['result-work', 'results'],
  'saved-queries': ['queries'],
  statistics: ['result-work'],
}
const FEATURE_FOLDER =
  /^(?:openapi|apps\/(?:api\/src\/modules|worker\/src|web\/src\/features|web\/src\/shared))\/([\w-]+)\//
/** What no page shows. */
const UNSEEN = /\.(?:md|test\.tsx?)$|^(?:docs|scripts\/bench|tests\/(?:api|support\/(?:png-bomb|threads|redis)))/

/**
 * The browser tests that changes since a commit can affect; null for all of them, which is so for everything that several
 * features share.
 * @param {string} root
 * @param {string} since a commit; changes that are not committed count too
 * @returns {Promise<string[] | null>} paths within `root`
 */
export async function changedSpecs(root, since) {
  const git = (/** @type {string[]} */ args) => run('git', args, { cwd: root })
  const [changed, untracked] = await Promise.all([
    git(['diff', '--name-only', since]),
    git(['ls-files', '--others', '--exclude-standard']),
  ])
  if (changed.code !== 0) return null
  const folder = join(root, 'tests', 'e2e')
  const known = new Set(readdirSync(folder).filter((name) => name.endsWith('.spec.ts')))
  const found = new Set()
  for (const file of `${changed.output}\n${untracked.output}`
    .split('\n')
    .filter((line) => line && !UNSEEN.test(line))) {
    if (file.startsWith('tests/e2e/') && known.has(basename(file))) found.add(basename(file))
    else {
      const feature = /** @type {keyof typeof specsOf | undefined} */ (FEATURE_FOLDER.exec(file)?.[1])
      const specs = feature && specsOf[feature]
      if (!specs) return null
      for (const spec of specs) found.add(`${spec}.spec.ts`)
    }
  }
  return [...found].filter((name) => known.has(name)).map((name) => join('tests', 'e2e', name))
}
