import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Gzip of all scripts that a page loads before it can be shown, and how many there are. */
type Weight = { bytes: number; requests: number }
const PAGE_MAX: Weight = { bytes: 500_000, requests: 18 }
/** Of pages that combine several features, such as a search with its selection, export and charts. */
const COMBINED_MAX: Weight = { bytes: 512_000, requests: 20 }
/** By the file of the page; every other page has PAGE_MAX. */
const ownMax: Record<string, Weight> = {
  'src/app/pages/home-page.tsx': { bytes: 250_000, requests: 10 },
  'src/features/clearance/pages/success-rate-page.tsx': COMBINED_MAX,
  'src/features/content/manage/article-editor-page.tsx': COMBINED_MAX,
  'src/features/entitlements/pages/services-page.tsx': COMBINED_MAX,
  // Only on demonstration sites; a file of modules that few pages use is loaded with it.
  'src/features/identity/pages/sandbox-wechat-page.tsx': COMBINED_MAX,
  'src/features/patent-alerts/pages/patent-alert-page.tsx': COMBINED_MAX,
  'src/features/patents/pages/patent-results-page.tsx': COMBINED_MAX,
  'src/features/reports/pages/analysis-report-page.tsx': COMBINED_MAX,
  'src/features/trademarks/pages/combined-query-page.tsx': COMBINED_MAX,
  'src/features/trademarks/pages/image-search-page.tsx': COMBINED_MAX,
}

type Chunk = {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

const pages = fileURLToPath(new URL('../dist/pages', import.meta.url))
const manifest = JSON.parse(readFileSync(`${pages}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
const keys = Object.keys(manifest)

/** A chunk with everything that it cannot run without. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, found)
  return found
}

const gzipBytes = (key: string): number => {
  const file = `${pages}/${manifest[key]!.file}`
  return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}

const entry = keys.find((key) => manifest[key]!.isEntry)
if (!entry) throw new Error('The build has no entry.')
// Of the two languages a user loads one.
const languages = ['cn', 'en'].map((language) =>
  keys.filter(
    (key) =>
      key.endsWith(`/locales/${language}-core.ts`) || key.endsWith(language === 'cn' ? '/zh_CN.js' : '/en_US.js'),
  ),
)

const weighed = keys
  .filter((key) => manifest[key]!.isDynamicEntry && key.endsWith('-page.tsx'))
  .map((page) => {
    const ofEach = languages.map((language) => {
      const loaded = [...new Set([entry, page, ...language].flatMap((key) => [...withImports(key)]))]
      return { bytes: loaded.reduce((sum, key) => sum + gzipBytes(key), 0), requests: loaded.length }
    })
    return {
      page,
      bytes: Math.max(...ofEach.map(({ bytes }) => bytes)),
      requests: Math.max(...ofEach.map(({ requests }) => requests)),
      max: ownMax[page] ?? PAGE_MAX,
    }
  })
if (weighed.length === 0) throw new Error('The build has no pages.')
for (const page of Object.keys(ownMax))
  if (!weighed.some((each) => each.page === page)) throw new Error(`There is no page ${page}, which has a limit.`)

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0).padStart(4)} kB`
const isLight = ({ bytes, requests, max }: Weight & { max: Weight }) => bytes <= max.bytes && requests <= max.requests
for (const weight of weighed) {
  const { page, bytes, requests, max } = weight
  const sizes = `${kB(bytes)} of ${kB(max.bytes)}, ${String(requests).padStart(2)} of ${max.requests} requests`
  process.stdout.write(`${isLight(weight) ? '✓' : '✗'} ${sizes}  ${page}\n`)
}
process.exitCode = weighed.every(isLight) ? 0 : 1
