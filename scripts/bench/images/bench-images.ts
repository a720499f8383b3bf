import { writeFileSync } from 'node:fs'
import {
  comparePictures,
  decodePicture,
  describeQuery,
  queryCodes,
  readyQuery,
  scanCodes,
} from '../../../packages/image-search/src/index.ts'
import { machine, percentiles, timed } from '../measure.ts'
import { megabytes, ms, percent, printFigures, printTable } from '../table.ts'
import { type Distortion, distortions } from './distort.ts'
import { type LoadedPictures, loadPictures } from './load-pictures.ts'

export type ImageBenchOptions = { folders: string[]; pictures: number; queries: number; json: string | null }

/** Candidates whose vectors are compared, as in a search. */
const CANDIDATES = 300
const PAGE = 56
const MILLION = 1_000_000

type Ranked = { rank: number; exactRank: number; shared: number; score: number; best: number }

/** Searches with distorted logos among all of them: what is found, and how fast beside a scan of every vector. */
export async function benchImages(options: ImageBenchOptions): Promise<void> {
  const loading = await timed(() =>
    loadPictures(options.folders, options.pictures, (count) => process.stderr.write(`\r${count} pictures described`)),
  )
  const loaded = loading.result
  const total = loaded.pictures.length
  process.stderr.write('\r')
  const step = Math.max(1, total / options.queries)
  const chosen = Array.from({ length: Math.min(options.queries, total) }, (_, i) => Math.floor(i * step))

  const times = { describe: [] as number[], codes: [] as number[], exact: [] as number[] }
  const kinds: { name: string; ranked: Ranked[] }[] = []
  for (const distortion of distortions) {
    const ranked: Ranked[] = []
    for (const picture of chosen) ranked.push(await ask(loaded, picture, distortion, times))
    kinds.push({ name: distortion.name, ranked })
  }
  const all = kinds.flatMap(({ ranked }) => ranked)
  const perMillion = (loaded.codeBytes / total) * MILLION
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
    `${total} pictures, ${chosen.length} queries for each distortion`,
    ['distortion', 'first', 'in 10', 'in 56', 'score', 'best other'],
    rows,
  )
  const recall = within(all, 10)
  const kept = all.reduce((sum, { shared }) => sum + shared, 0) / all.length
  const ratio = codes.mean / exact.mean
  printFigures('Targets', [
    { name: 'recall@10 over all', value: percent(recall), target: '90 %', met: recall >= 0.9 },
    { name: 'of the first 56 of a full scan', value: percent(kept), target: '95 %', met: kept >= 0.95 },
    { name: 'time by codes to time of a full scan', value: ratio.toFixed(3), target: '0.1', met: ratio <= 0.1 },
    { name: 'codes of a million pictures', value: megabytes(perMillion), target: '100 MB', met: perMillion <= 1e8 },
    { name: 'describing a query, p50 / p95 ms', value: both(percentiles(times.describe)) },
    { name: 'codes and candidates, p50 / p95 ms', value: both(codes) },
    { name: 'full scan, p50 / p95 ms', value: both(exact) },
    { name: 'describing one picture of the register, ms', value: ms(loading.ms / total) },
    { name: 'vectors of a million pictures', value: megabytes((loaded.vectorBytes / total) * MILLION) },
  ])
  if (options.json)
    writeFileSync(
      options.json,
      `${JSON.stringify({ machine: machine(), options, rows, recall, kept, ratio }, null, 2)}\n`,
    )
}

async function ask(
  loaded: LoadedPictures,
  picture: number,
  { apply }: Distortion,
  times: Record<'describe' | 'codes' | 'exact', number[]>,
): Promise<Ranked> {
  const decoded = await decodePicture(await apply(loaded.pictures[picture]!))
  const described = await timed(() => describeQuery(decoded))
  times.describe.push(described.ms)
  const query = readyQuery(described.result)
  const score = (candidates: Iterable<number>) =>
    Array.from(candidates, (each) => ({
      picture: each,
      score: comparePictures(query, loaded.vectors[each]!).score,
    })).toSorted((a, b) => b.score - a.score)
  const byCodes = await timed(() => score(scanCodes(loaded.codes, queryCodes(described.result), CANDIDATES)))
  times.codes.push(byCodes.ms)
  const exact = await timed(() => score(loaded.vectors.keys()))
  times.exact.push(exact.ms)
  const rankIn = (list: { picture: number }[]) => list.findIndex((each) => each.picture === picture) + 1
  const page = new Set(byCodes.result.slice(0, PAGE).map((each) => each.picture))
  const wanted = exact.result.slice(0, PAGE)
  return {
    rank: rankIn(byCodes.result),
    exactRank: rankIn(exact.result),
    shared: wanted.filter((each) => page.has(each.picture)).length / wanted.length,
    score: byCodes.result.find((each) => each.picture === picture)?.score ?? 0,
    best: byCodes.result.find((each) => each.picture !== picture)?.score ?? 0,
  }
}

const within = (ranked: readonly Ranked[], places: number) =>
  ranked.filter(({ rank }) => rank > 0 && rank <= places).length / ranked.length
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const both = ({ p50, p95 }: { p50: number; p95: number }) => `${ms(p50)} / ${ms(p95)}`
