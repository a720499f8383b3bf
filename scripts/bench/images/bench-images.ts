import { writeFileSync } from 'node:fs'
import {
  type CodeStore,
  compareCandidates,
  compareImages,
  createCodeStore,
  createScriptKernel,
  decodeImage,
  describeQuery,
  queryCodes,
  readyQuery,
  scanCodes,
} from '../../../packages/image-search/src/index.ts'
import { machine, percentiles, timed, timedCpu } from '../measure.ts'
import { megabytes, ms, percent, printFigures, printTable } from '../table.ts'
import { type Distortion, distortions } from './distort.ts'
import { type LoadedImages, loadImages } from './load-images.ts'

export type ImageBenchOptions = { folders: string[]; images: number; queries: number; json: string | null }

const PAGE = 56
const MILLION = 1_000_000
/** What degree middle shows. */
const SHOWN = 60

type Ranked = { rank: number; shared: number; sharedShown: number; score: number; best: number }

/** Searches with distorted logos among all of them: what is found, and how fast beside a scan of every vector. */
export async function benchImages(options: ImageBenchOptions): Promise<void> {
  const loading = await timed(() =>
    loadImages(options.folders, options.images, (count) => process.stderr.write(`\r${count} images described`)),
  )
  const loaded = loading.result
  const total = loaded.images.length
  process.stderr.write('\r')
  const step = Math.max(1, total / options.queries)
  const chosen = Array.from({ length: Math.min(options.queries, total) }, (_, i) => Math.floor(i * step))

  const times = { describe: [] as number[], codes: [] as number[], exact: [] as number[] }
  const kinds: { name: string; ranked: Ranked[] }[] = []
  for (const distortion of distortions) {
    const ranked: Ranked[] = []
    for (const image of chosen) ranked.push(await ask(loaded, image, distortion, times))
    kinds.push({ name: distortion.name, ranked })
  }
  const all = kinds.flatMap(({ ranked }) => ranked)
  const large = await measureMillion(loaded)
  const [codes, exact] = [percentiles(times.codes), percentiles(times.exact)]
  const rows = [...kinds, { name: 'all', ranked: all }].map(({ name, ranked }) => [
    name,
    percent(within(ranked, 1)),
    percent(within(ranked, 10)),
    percent(within(ranked, PAGE)),
    median(ranked.map(({ score }) => score)).toFixed(1),
    median(ranked.map(({ best }) => best)).toFixed(1),
  ])
  printTable(
    `${total} images, ${chosen.length} queries for each distortion`,
    ['distortion', 'first', 'in 10', 'in 56', 'score', 'best other'],
    rows,
  )
  const recall = within(all, 10)
  const savedShown = all.reduce((sum, { sharedShown }) => sum + sharedShown, 0) / all.length
  const saved = all.reduce((sum, { shared }) => sum + shared, 0) / all.length
  const perImage = exact.mean / total
  const ownRatio = codes.mean / exact.mean
  // What a register of a million takes: its codes, the comparison of the candidates, and a scan of every vector.
  const ratio = (large.ms + (codes.mean - large.ownMs)) / (perImage * MILLION)
  printFigures('Targets', [
    { name: 'recall@10 over all', value: percent(recall), target: '90 %', met: recall >= 0.9 },
    { name: 'of the first 56 of a full scan', value: percent(saved), target: '95 %', met: saved >= 0.95 },
    { name: '… those from a score of 60 on', value: percent(savedShown), target: '95 %', met: savedShown >= 0.95 },
    { name: 'time by codes to a full scan, a million', value: ratio.toFixed(4), target: '0.1', met: ratio <= 0.1 },
    { name: '… with as many images as here', value: ownRatio.toFixed(3), target: '0.1', met: ownRatio <= 0.1 },
    { name: `a million looked through for ${large.codes} codes, CPU ms`, value: ms(large.ms) },
    { name: '… by the TypeScript twin', value: ms(large.twinMs) },
    { name: '… times as fast as the twin', value: (large.twinMs / large.ms).toFixed(1) },
    { name: 'codes of as many as here, CPU ms', value: ms(large.ownMs) },
    { name: 'memory for a million images', value: megabytes(large.bytes), target: '100 MB', met: large.bytes <= 1e8 },
    { name: 'describing a query, p50 / p95 CPU ms', value: both(percentiles(times.describe)) },
    { name: 'codes and candidates, p50 / p95 CPU ms', value: both(codes) },
    { name: 'full scan, p50 / p95 CPU ms', value: both(exact) },
    { name: 'describing one image of the register, ms', value: ms(loading.ms / total) },
    { name: 'vectors of a million images', value: megabytes((loaded.vectorBytes / total) * MILLION) },
  ])
  if (options.json)
    writeFileSync(
      options.json,
      `${JSON.stringify({ machine: machine(), options, rows, recall, kept: saved, ratio, ownRatio }, null, 2)}\n`,
    )
}

/**
 * Looks through the codes of a million images, which are those that were loaded many times over, with the kernel that
 * runs and with its TypeScript twin. Times are CPU milliseconds, the least of a few.
 */
async function measureMillion(loaded: LoadedImages) {
  const [store, twin] = [storeOfMillion(loaded), storeOfMillion(loaded, createScriptKernel)]
  const query = queryCodes(describeQuery(await decodeImage(loaded.images[0]!)))
  // In turns, so that all of them have the machine as busy.
  const turns = Array.from({ length: TURNS }, () =>
    [store, twin, loaded.store].map((searched) => timedCpu(() => scanCodes(searched.table(), query)).ms),
  )
  const [ms, twinMs, ownMs] = [0, 1, 2].map((each) => Math.min(...turns.map((turn) => turn[each]!)))
  const bytes = store.memoryBytes()
  return { codes: query.uprights.length, ms: ms!, twinMs: twinMs!, ownMs: ownMs!, bytes }
}
const TURNS = 5

function storeOfMillion({ codes }: LoadedImages, ...kernel: Parameters<typeof createCodeStore>): CodeStore {
  const store = createCodeStore(...kernel)
  for (let image = 0; image < MILLION; image++) store.put(image, codes[image % codes.length]!)
  return store
}

async function ask(
  loaded: LoadedImages,
  imageId: number,
  { apply }: Distortion,
  times: Record<'describe' | 'codes' | 'exact', number[]>,
): Promise<Ranked> {
  const decoded = await decodeImage(await apply(loaded.images[imageId]!))
  const described = timedCpu(() => describeQuery(decoded))
  times.describe.push(described.ms)
  const query = readyQuery(described.result)
  const nearestFirst = (scored: { imageId: number; score: number }[]) => scored.toSorted((a, b) => b.score - a.score)
  const byCodes = timedCpu(() => {
    const found = scanCodes(loaded.store.table(), queryCodes(described.result))
    const candidates = Array.from(found, ([each, positions]) => ({
      imageId: each,
      ...loaded.vectors[each]!,
      positions,
    }))
    return nearestFirst(
      compareCandidates(query, candidates).map(({ candidate, match }) => ({ ...candidate, score: match.score })),
    )
  })
  times.codes.push(byCodes.ms)
  const exact = timedCpu(() =>
    nearestFirst(loaded.vectors.map((image, each) => ({ imageId: each, score: compareImages(query, image).score }))),
  )
  times.exact.push(exact.ms)
  const rankIn = (list: { imageId: number }[]) => list.findIndex((each) => each.imageId === imageId) + 1
  const page = new Set(byCodes.result.slice(0, PAGE).map((each) => each.imageId))
  const wanted = exact.result.slice(0, PAGE)
  const shareOf = (list: { imageId: number }[]) =>
    list.length === 0 ? 1 : list.filter((each) => page.has(each.imageId)).length / list.length
  return {
    rank: rankIn(byCodes.result),
    shared: shareOf(wanted),
    sharedShown: shareOf(wanted.filter((each) => each.score >= SHOWN)),
    score: byCodes.result.find((each) => each.imageId === imageId)?.score ?? 0,
    best: byCodes.result.find((each) => each.imageId !== imageId)?.score ?? 0,
  }
}

const within = (ranked: readonly Ranked[], places: number) =>
  ranked.filter(({ rank }) => rank > 0 && rank <= places).length / ranked.length
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const both = ({ p50, p95 }: { p50: number; p95: number }) => `${ms(p50)} / ${ms(p95)}`
