import type { Timing } from '../measure.ts'
import { megabytes, ms, percent, printFigures, printTable, seconds } from '../table.ts'
import type { TrademarkFigures } from './bench-trademarks.ts'

const timingHead = ['milliseconds', 'p50', 'p95', 'p99', 'CPU mean', 'CPU p50', 'CPU p95']
const timingRow = (name: string, { wall, cpu }: Timing) => [
  name,
  ...[wall.p50, wall.p95, wall.p99].map(ms),
  ...[cpu.mean, cpu.p50, cpu.p95].map((value) => value.toFixed(3)),
]

/** Prints the figures beside the targets of the project. */
export function printReport(figures: TrademarkFigures): void {
  const { options, machine, postgres, loading, engine, peer, trigrams, full, wholeIndex, quality } = figures
  const { cpu, cores, memoryGb, node, load } = machine
  process.stdout.write(
    `${options.marks} marks, ${loading.names} names, seed ${options.seed}, ${options.queries} queries\n` +
      `${cpu}, ${cores} cores, ${memoryGb} GB, Node ${node}, PostgreSQL ${postgres}, load ${load.join(' ')}\n`,
  )
  const million = options.marks / 1e6
  const built = engine.readMs + engine.finishMs
  printFigures('Index', [
    { name: 'built from PostgreSQL', value: seconds(built) },
    {
      name: 'memory per million marks',
      value: megabytes(engine.bytes / million),
      target: '400 MB',
      met: engine.bytes / million <= 400e6,
    },
    { name: 'growth of the process while building', value: megabytes(engine.rssGrowth) },
    { name: 'words of the register counted', value: seconds(loading.countMs) },
    { name: 'snapshot written', value: seconds(engine.snapshot.writeMs) },
    {
      name: 'start from the snapshot per million marks',
      value: seconds((engine.snapshot.readMs + engine.snapshot.openMs) / million),
      target: '3 s',
      met: (engine.snapshot.readMs + engine.snapshot.openMs) / million <= 3000,
    },
    { name: 'pg_trgm index over names', value: `${megabytes(peer.bytes)}, ${seconds(peer.indexMs)}` },
  ])

  printTable(`Candidates by trigrams alone, filters, exact total, first 56 (${trigrams.queries} queries)`, timingHead, [
    timingRow('pg_trgm, GIN', trigrams.peer),
    timingRow('engine, WebAssembly', trigrams.wasm),
    timingRow('engine, TypeScript', trigrams.script),
    timingRow('postings loop, WebAssembly', trigrams.wasmLoop),
    timingRow('postings loop, TypeScript', trigrams.scriptLoop),
    ...(trigrams.nativeLoop ? [timingRow('postings loop, C', trigrams.nativeLoop)] : []),
  ])
  const ratio = trigrams.peer.cpu.mean / trigrams.wasm.cpu.mean
  const alone = trigrams.peer.cpu.mean / trigrams.wasmLoop.cpu.mean
  const byNative = trigrams.nativeLoop && trigrams.wasmLoop.cpu.mean / trigrams.nativeLoop.cpu.mean
  const { sameSets, both, onlyOurs, onlyPeer } = trigrams.agreement
  printFigures('Compared with pg_trgm', [
    { name: 'CPU of pg_trgm by that of our postings loop', value: alone.toFixed(1) },
    { name: 'CPU of pg_trgm by that of the engine', value: ratio.toFixed(1), target: '80', met: ratio >= 80 },
    ...(byNative === null
      ? []
      : [
          {
            name: 'postings loop, WebAssembly by C',
            value: byNative.toFixed(2),
            target: '1.3',
            met: byNative <= 1.3,
          },
        ]),
    { name: 'queries with the same set of marks', value: `${sameSets} of ${trigrams.queries}` },
    { name: 'marks in both, ours alone, theirs alone', value: `${both}, ${onlyOurs}, ${onlyPeer}` },
  ])

  printTable('Full query: all keys, scores, explanation, facets, total, first 56', timingHead, [
    timingRow('from 60 (default degree)', full.middle),
    timingRow('from 40', full.low),
    timingRow('from 60, one office and its classes', full.filtered),
    timingRow('pg_trgm over whole names', full.peer),
    ...full.kinds.map(({ kind, engine }) => timingRow(`from 60: ${kind}`, engine)),
    ...full.kinds.map(({ kind, peer }) => timingRow(`pg_trgm: ${kind}`, peer)),
  ])
  printFigures('', [
    {
      name: 'p50 of the full query, as the site puts it to its index',
      value: `${ms(wholeIndex.engine.p50)} ms`,
    },
    {
      name: 'p95 of the full query, as the site puts it to its index',
      value: `${ms(wholeIndex.engine.p95)} ms`,
      target: '3 ms',
      met: wholeIndex.engine.p95 <= 3,
    },
    { name: '… as the asking thread sees it', value: `${ms(wholeIndex.round.wall.p95)} ms` },
  ])
  printTable(
    'Slowest full queries',
    ['CPU time at the least, milliseconds', 'from 60', 'from 40'],
    slowestOf(full.middle.each).map(({ query, cpuMs }) => [
      `${query.text} (${query.kind})`,
      ms(cpuMs),
      ms(full.low.each.find((other) => other.query === query)!.cpuMs),
    ]),
  )

  const kinds = Object.keys(quality.middle.kinds)
  const cells = (of: typeof quality.middle, kind: string) => {
    const { hitAt56, rankWithin10 } = of.kinds[kind]!
    return [percent(hitAt56), percent(rankWithin10)]
  }
  printTable(
    'Planted similar marks: among the first 56, and among the first 10',
    ['', 'pairs', 'class, 40', '@10', 'office, 60', '@10', 'office, 40', '@10', 'pg_trgm', '@10'],
    kinds.map((kind) => [
      kind,
      String(quality.middle.kinds[kind]!.pairs),
      ...cells(quality.inClass, kind),
      ...cells(quality.middle, kind),
      ...cells(quality.low, kind),
      ...cells(quality.peer, kind),
    ]),
  )
  const all = (name: string, of: typeof quality.middle) => [
    { name: `${name}: hit@56`, value: percent(of.all.hitAt56), target: '99 %', met: of.all.hitAt56 >= 0.99 },
    {
      name: `${name}: within 10`,
      value: percent(of.all.rankWithin10),
      target: '90 %',
      met: of.all.rankWithin10 >= 0.9,
    },
  ]
  printFigures(`All ${quality.pairs} of them`, [
    ...all('in their office and class, from 40', quality.inClass),
    ...all('in the whole office, from 60', quality.middle),
    ...all('in the whole office, from 40', quality.low),
    { name: 'pg_trgm in the whole office: hit@56', value: percent(quality.peer.all.hitAt56) },
  ])

  const { http, changes, oppositions } = figures
  printFigures('Site', [
    { name: 'API ready with a snapshot', value: seconds(http.startMs) },
    { name: 'search over HTTP, p50', value: `${ms(http.wall.p50)} ms` },
    { name: 'search over HTTP, p95', value: `${ms(http.wall.p95)} ms`, target: '10 ms', met: http.wall.p95 <= 10 },
    ...changes.changes.map(({ marks, ms: time }) => ({
      name: `import of ${marks} changed marks searched`,
      value: seconds(time),
    })),
  ])
  if (!oppositions) return
  const { records, given, withoutWords, repeated, pairs, found } = oppositions
  printFigures(
    `Real oppositions: ${pairs} pairs (of ${given}; ${repeated} repeated, ${withoutWords} without words) among ${records} records`,
    [
      { name: 'recall@56, degree middle', value: percent(found.from60 / pairs) },
      {
        name: 'recall@56, degree low',
        value: percent(found.from40 / pairs),
        target: `more than pg_trgm`,
        met: found.from40 > found.peer,
      },
      {
        name: 'recall@56, degree middle, page filled with marks below it',
        value: percent(found.filled60 / pairs),
        target: '95 %',
        met: found.filled60 >= 0.95 * pairs,
      },
      { name: 'recall@56, degree low, page filled', value: percent(found.filled40 / pairs) },
      { name: 'recall@56 of pg_trgm, similarity from 0.3', value: percent(found.peer / pairs) },
      { name: 'recall@56 in the order of pg_trgm', value: percent(found.peerOrder / pairs) },
    ],
  )
}

const SLOWEST = 12

/** The slowest queries, each text once. */
function slowestOf(each: TrademarkFigures['full']['middle']['each']) {
  const texts = new Set<string>()
  return each
    .toSorted((a, b) => b.cpuMs - a.cpuMs)
    .filter(({ query }) => !texts.has(query.text) && texts.add(query.text))
    .slice(0, SLOWEST)
}
