import { loadSettings } from '@markwright/config'
import { connectPool } from '@markwright/db'
import { IMPORT_POOL_MAX } from '@markwright/db/connection-budget'
import { connectQueues, createEnqueue, createJobWatcher } from '@markwright/jobs'
import { installEncoder, UnusableEncoder } from '@markwright/patent-search'
import { openObjectStore } from '@markwright/storage'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runPatentImport, type PatentImportOptions } from '../patents/run-patent-import.ts'
import { runLegalImport, type LegalImportOptions } from '../legal-documents/run-legal-import.ts'
import { runTableImport, type TableImportOptions } from '../classification/run-table-import.ts'
import { importImages } from '../image-search/import-images.ts'
import { createImageJobs } from '../image-search/enqueue-images.ts'
import { importMeanings } from '../meanings/import-meanings.ts'
import { runImports, type ImportOptions } from './run-imports.ts'

const USAGE = `Imports register files into the register that is searched, and tables of classifications.

  npm run import -- trademarks FILE… [--demonstration] [--rejects OUT.csv]
  npm run import -- patents FILE… [--demonstration] [--rejects OUT.csv]
  npm run import -- judgments FILE… [--demonstration] [--rejects OUT.csv]
  npm run import -- nice FILE [--edition 12-2024] [--rejects OUT.csv]
  npm run import -- vienna FILE [--edition 9] [--rejects OUT.csv]
  npm run import -- ipc FILE [--edition 2026.01]
  npm run import -- cpc FILE [--edition 2026.01]
  npm run import -- meanings FILE
  npm run import -- images FOLDER…
  npm run import -- encoders FOLDER

  FILE              a register file or a folder of them: USPTO daily XML, WIPO ST.66 and ST.96, JSON Lines, a JSON
                    array or CSV, or a zip archive of these; of nice and vienna a table as JSON, which takes the place of
                    the one before it (docs/import-formats.md)
                    Of patents: XML of the USPTO, the EPO (full text, DOCDB, OPS), WIPO ST.96 and CNIPA, greenbook, JSON
                    Lines, CSV and tables of CNIPR, Lens and PATENTSCOPE, also as zip or gzip, with images beside them
                    Of judgments: judgments and decisions on trademarks as JSON Lines, a JSON array, CSV or XML of TTAB
                    proceedings, also gzipped
  FOLDER            images of records that are in the register: named as the record names its image, or by the
                    record's id (US_86686771.png); JPG, PNG, GIF or TIFF
  encoders          installs what compares patents across Chinese, Japanese and English by their meaning: a folder with
                    all-MiniLM-L6-v2 and static-zh-ja-60k; the site uses it from its next start on
  --demonstration   marks every record as invented
  meanings          takes what Chinese words mean in English from a dictionary in the form of CC-CEDICT, also gzipped,
                    so that translations are found; it replaces what was loaded before
  --edition         what the table is called; without it the file says it
  --rejects         lists the records that were rejected, with their place and the reason, as CSV

Ends with 0 when every record was accepted, with 1 when some were not, with 2 when nothing was imported.
`

type ImagesOptions = { kind: 'images'; folders: string[] }

/** Throws a TypeError that says what is wrong with the arguments; null where help was requested. */
function readArguments(
  args: string[],
):
  | ImportOptions
  | PatentImportOptions
  | LegalImportOptions
  | TableImportOptions
  | ImagesOptions
  | { meanings: string }
  | { encoders: string }
  | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      demonstration: { type: 'boolean', default: false },
      edition: { type: 'string' },
      rejects: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const [named, ...paths] = positionals
  // The name of images until this release.
  const register = named === 'pictures' ? 'images' : named
  const { demonstration, rejects = null } = values
  const edition = values.edition?.trim() || null
  if (register === 'nice' || register === 'vienna' || register === 'ipc' || register === 'cpc') {
    const [path] = paths
    if (path === undefined || paths.length > 1) throw new TypeError('Name one file that holds the whole table.')
    if (demonstration) throw new TypeError('--demonstration belongs to trademarks.')
    return { kind: register, path, edition, rejects }
  }
  if (register === 'meanings') {
    if (paths.length !== 1) throw new TypeError('Name one dictionary.')
    return { meanings: paths[0]! }
  }
  if (register === 'encoders') {
    if (paths.length !== 1) throw new TypeError('Name one folder of encoders.')
    return { encoders: paths[0]! }
  }
  if (register !== 'trademarks' && register !== 'patents' && register !== 'judgments' && register !== 'images')
    throw new TypeError(
      'Say first what is imported: trademarks, patents, judgments, images, nice, vienna, ipc, cpc, meanings or encoders.',
    )
  if (edition) throw new TypeError('--edition belongs to nice, vienna, ipc and cpc.')
  if (paths.length === 0) throw new TypeError('Name at least one file or folder.')
  if (register === 'images') return { kind: register, folders: paths.map((path) => resolve(path)) }
  if (register === 'patents' || register === 'judgments') return { kind: register, paths, demonstration, rejects }
  return { paths, demonstration, rejects }
}

async function run(
  options: ImportOptions | PatentImportOptions | LegalImportOptions | TableImportOptions | ImagesOptions,
): Promise<number> {
  const settings = loadSettings()
  const databaseUrl = settings.DATABASE_URL
  const onError = (error: Error) => process.stderr.write(`${error.message}\n`)
  const pool = connectPool({ url: databaseUrl, max: IMPORT_POOL_MAX, onError })
  const queues = await connectQueues({ redisUrl: settings.REDIS_URL, databaseUrl, onError })
  const watcher = createJobWatcher({ pool, databaseUrl, onError })
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  try {
    const { signal } = interrupted
    const deps = { pool, queues, watcher, onError, out: process.stdout, folder: process.cwd(), signal }
    if (!('kind' in options)) return await runImports(deps, options)
    if (options.kind === 'patents') return await runPatentImport(deps, options)
    if (options.kind === 'judgments') return await runLegalImport(deps, options)
    if (options.kind !== 'images') return await runTableImport(deps, options)
    const objects = await openObjectStore(settings)
    const orderImages = createImageJobs({ pool, enqueue: createEnqueue({ pool, queues, onError }), onError })
    return await importImages({ pool, objects, orderImages, out: process.stdout, signal }, options.folders)
  } finally {
    await watcher.close()
    await queues.close()
    await pool.end()
  }
}

async function runMeanings(path: string): Promise<number> {
  const { DATABASE_URL } = loadSettings(['DATABASE_URL'])
  const pool = connectPool({ url: DATABASE_URL, max: 1 })
  try {
    const report = (line: string) => process.stdout.write(`${line}\n`)
    return await importMeanings({ pool, report }, resolve(path))
  } finally {
    await pool.end()
  }
}

/** @returns 0; 2 where nothing was installed */
async function runEncoders(path: string): Promise<number> {
  const { DATA_DIR } = loadSettings(['DATA_DIR'])
  try {
    const { name, files } = await installEncoder(resolve(path), join(DATA_DIR, 'models'))
    for (const { path, bytes, sha256 } of files) process.stdout.write(`${sha256}  ${path} (${bytes} bytes)\n`)
    process.stdout.write(`${name} is installed. The site uses it from its next start on.\n`)
    return 0
  } catch (error) {
    if (!(error instanceof UnusableEncoder)) throw error
    process.stderr.write(`${error.message} Nothing was installed.\n`)
    return 2
  }
}

// Anyone who reads the output may stop before its end; the import goes on in the worker.
process.stdout.on('error', () => process.exit(1))

try {
  const options = readArguments(process.argv.slice(2))
  if (!options) process.stdout.write(USAGE)
  else if ('meanings' in options) process.exitCode = await runMeanings(options.meanings)
  else process.exitCode = 'encoders' in options ? await runEncoders(options.encoders) : await run(options)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof TypeError) process.stderr.write(`\n${USAGE}`)
  process.exitCode = 2
}
