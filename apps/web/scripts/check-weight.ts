import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Gzip of all scripts that a page loads, by the file of the page; anything else is a page like any other. */
const bytesMax: Record<string, number> = { 'src/app/pages/home-page.tsx': 250_000 }
const PAGE_BYTES_MAX = 500_000

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
// Of the two languages a reader loads one.
const languages = ['cn', 'en'].map((language) =>
  keys.filter(
    (key) =>
      key.endsWith(`/locales/${language}-core.ts`) || key.endsWith(language === 'cn' ? '/zh_CN.js' : '/en_US.js'),
  ),
)

const weighed = keys
  .filter((key) => manifest[key]!.isDynamicEntry && key.endsWith('-page.tsx'))
  .map((page) => {
    const heaviest = languages.map((language) => {
      const loaded = new Set([entry, page, ...language].flatMap((key) => [...withImports(key)]))
      return [...loaded].reduce((sum, key) => sum + gzipBytes(key), 0)
    })
    return { page, bytes: Math.max(...heaviest), max: bytesMax[page] ?? PAGE_BYTES_MAX }
  })
if (weighed.length === 0) throw new Error('The build has no pages.')

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0).padStart(4)} kB`
for (const { page, bytes, max } of weighed)
  process.stdout.write(`${bytes <= max ? '✓' : '✗'} ${kB(bytes)} of ${kB(max)}  ${page}\n`)
process.exitCode = weighed.every(({ bytes, max }) => bytes <= max) ? 0 : 1
