import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Deletes from the `node_modules` of an image what no process of the site ever loads: programs for other systems, fonts
 * in other weights and formats, compilers for other databases, types and source maps.
 * `node scripts/prune-modules.mjs FOLDER`.
 */
const FONT = /-(400|700)-normal\.woff$/
/** Of these packages, below the folder named, what stays. */
const RETAINED = [
  { folder: 'onnxruntime-node/bin', retained: new RegExp(`/${process.platform}/${process.arch}/`) },
  { folder: '@fontsource/noto-sans/files', retained: FONT },
  { folder: '@fontsource/noto-sans-kr/files', retained: FONT },
  {
    folder: '@fontsource/noto-sans-sc/files',
    // The human check loads the second.
    retained: new RegExp(`${FONT.source}|/noto-sans-sc-chinese-simplified-700-normal\\.woff2$`),
  },
  { folder: '@fontsource/noto-serif-sc/files', retained: /simplified-900-normal\.woff2$/ },
  { folder: '@fontsource/zcool-kuaile/files', retained: /simplified-400-normal\.woff2$/ },
  { folder: '@fontsource/zcool-xiaowei/files', retained: /simplified-400-normal\.woff2$/ },
  { folder: '@fontsource/ma-shan-zheng/files', retained: /simplified-400-normal\.woff2$/ },
  { folder: 'docx/dist', retained: /\/index\.[cm]js$/ },
  { folder: 'exceljs/dist', retained: /^$/ },
  { folder: '@prisma/client/runtime', retained: /\/client\.m?js$|postgresql/ },
  {
    folder: 'pdfjs-dist',
    retained: /\/(package\.json|LICENSE)$|\/legacy\/build\/|\/(cmaps|standard_fonts|wasm|iccs)\//,
  },
]
/** The command line of Prisma and what it brings along; the client works without it. */
const COMMAND_LINE = [
  'prisma',
  'typescript',
  'effect',
  '@electric-sql',
  ...[
    'config',
    'dev',
    'engines',
    'fetch-engine',
    'get-platform',
    'query-plan-executor',
    'streams-local',
    'studio-core',
  ].map((name) => `@prisma/${name}`),
]
const UNUSED = /\.(d\.[cm]?ts|ts|map|tsbuildinfo|md|markdown|flow)$/

const [root] = process.argv.slice(2)
if (!root || !existsSync(root)) throw new Error('Name the folder node_modules.')

/** @param {string} folder @param {(path: string) => boolean} isRetained */
function prune(folder, isRetained) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) prune(path, isRetained)
    else if (entry.isFile() && !isRetained(path)) rmSync(path)
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

for (const { folder, retained } of RETAINED)
  if (existsSync(join(root, folder))) prune(join(root, folder), (path) => retained.test(path))
for (const name of COMMAND_LINE) rmSync(join(root, name), { recursive: true, force: true })
// Builds for browsers and bundlers beside that for Node.
const otel = join(root, '@opentelemetry')
for (const name of existsSync(otel) ? readdirSync(otel) : [])
  for (const build of ['esm', 'esnext']) rmSync(join(otel, name, 'build', build), { recursive: true, force: true })
prune(root, (path) => !UNUSED.test(path))
