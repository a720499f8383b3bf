import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkDocuments } from './lib/check-documents.mjs'
import { checkStatements } from './lib/check-statements.mjs'
import { Fault, reportAndExit } from './lib/fault.mjs'
import { checkNode, install } from './lib/install.mjs'
import { run } from './lib/processes.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)

/** Generated files, and folders of nothing else; all of them are committed. */
const generated = [
  'packages/contract/src/generated',
  'packages/api-client/src/generated',
  'packages/db/src/generated',
  'clients/typescript/src/generated',
  'clients/typescript/package.json',
  'clients/python/src/markwright_partner_client/generated',
  'clients/python/pyproject.toml',
  'clients/java/src/main/java/alt/markwright/client/model',
  'clients/java/src/main/java/alt/markwright/client/api',
  'clients/java/pom.xml',
  'clients/go/generated_models.go',
  'clients/go/generated_operations.go',
  'clients/typescript/README.md',
  'clients/python/README.md',
  'clients/java/README.md',
  'clients/go/README.md',
  'clients/release.json',
  'packages/similarity/src/kernel/memory-map.ts',
  'packages/search/src/kernel/memory-map.ts',
  'packages/search/src/kernel/mark-kernel.wasm.ts',
  'packages/image-search/src/kernel/code-kernel.wasm.ts',
]

/** @typedef {{ name: string, work: () => Promise<{ code: number | null, output: string }> }} Check */

const node = (/** @type {string[]} */ args, cwd = root, env = {}) =>
  run(process.execPath, args, { cwd, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...env } })

/** @type {Check[]} */
const checks = [
  { name: 'format', work: () => node([bin('oxfmt/bin/oxfmt'), '--list-different']) },
  { name: 'lint', work: () => node([bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']) },
  {
    name: 'contract',
    work: () => node([bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi/openapi.yaml', 'openapi/partner/openapi.yaml']),
  },
  { name: 'generated files', work: checkGenerated },
  { name: 'types', work: checkTypes },
  {
    name: 'imports',
    work: () =>
      node([
        bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        'apps',
        'packages',
        'tests',
      ]),
  },
  { name: 'statements', work: async () => checkStatements(root) },
  { name: 'documents', work: () => checkDocuments(root) },
  { name: 'unused code', work: () => node([bin('knip/bin/knip.js')]) },
  { name: 'migrations', work: checkMigrations },
  {
    name: 'build',
    work: () =>
      node([bin('turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only'], root, { NODE_ENV: 'production' }),
  },
  { name: 'weight of pages', work: () => node([bin('tsx/dist/cli.mjs'), 'apps/web/scripts/check-weight.ts']) },
]

async function main() {
  checkNode()
  await install(root, (line) => process.stdout.write(`• ${line}\n`))
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    const names = checks.map(({ name }) => `“${name}”`).join(', ')
    throw new Fault(`There is no check “${unknown.join('”, “')}”.`, `These can be requested: ${names}.`)
  }
  const failed = []
  for (const { name, work } of checks.filter((check) => wanted.length === 0 || wanted.includes(check.name))) {
    const startedAt = Date.now()
    const { code, output } = await work()
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`)
    if (code === 0) continue
    failed.push(name)
    process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, '    ')}\n`)
  }
  if (failed.length > 0) process.stdout.write(`\nNot in order: ${failed.join(', ')}\n`)
  return failed.length === 0 ? 0 : 1
}

/** One program for the packages and servers, which know no browser, and one for each part that does. */
async function checkTypes() {
  const programs = ['tsconfig.server.json', 'apps/web', 'packages/api-client', 'tsconfig.json']
  const results = []
  for (const program of programs) results.push(await node([bin('typescript-native/bin/tsc'), '-p', program]))
  return {
    code: results.every(({ code }) => code === 0) ? 0 : 1,
    output: results.map(({ output }) => output).join(''),
  }
}

/** Makes the generated files anew; they must come out as they are. */
async function checkGenerated() {
  const before = fingerprints()
  const { code, output } = await generate()
  if (code !== 0) return { code, output }
  const after = fingerprints()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  return changed.length === 0
    ? { code: 0, output: '' }
    : { code: 1, output: `These files were out of date and have been made anew; commit them:\n${changed.join('\n')}` }
}

async function generate() {
  return node([join(root, 'scripts/generate.mjs')])
}

function fingerprints() {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const place of generated.filter((each) => existsSync(join(root, each)))) {
    const entries = statSync(join(root, place)).isFile() ? [''] : readdirSync(join(root, place), { recursive: true })
    for (const entry of entries) {
      // Python leaves its own there when it runs them.
      if (String(entry).includes('__pycache__')) continue
      const path = join(root, place, String(entry))
      if (statSync(path).isFile())
        found.set(join(place, String(entry)), createHash('sha256').update(readFileSync(path)).digest('hex'))
    }
  }
  return found
}

/** The migrations, applied to an empty database, must give exactly the schema. */
async function checkMigrations() {
  const { startPostgres } = await import('./lib/postgres.mjs')
  const { throwAwayFolder } = await import('./lib/data-folder.mjs')
  const folder = throwAwayFolder()
  const postgres = await startPostgres(join(folder, 'postgres'), { throwAway: true })
  try {
    const prisma = [
      bin('prisma/build/index.js'),
      'migrate',
      'diff',
      '--from-migrations',
      'prisma/migrations',
      '--to-schema',
      'prisma/schema',
      '--exit-code',
    ]
    const { code, output } = await node(prisma, join(root, 'packages/db'), { DATABASE_URL: postgres.url })
    if (code === 2)
      return { code, output: `The migrations do not lead to the schema; write a migration for:\n${output}` }
    // An engine that dies in silence has compared nothing.
    return { code: code || (output.includes('No difference detected') ? 0 : 1), output }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().then((code) => process.exit(code), reportAndExit)
