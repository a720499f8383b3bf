import { parseArgs } from 'node:util'
import { benchImages, type ImageBenchOptions } from './images/bench-images.ts'
import { benchTrademarks, type TrademarkBenchOptions } from './trademarks/bench-trademarks.ts'

const USAGE = `npm run bench -- trademarks [--marks 100000] [--queries 600] [--seed 1] [--pairs FILE --records DIR] [--json FILE]

  Measures the search for similar marks beside PostgreSQL's pg_trgm, over an invented register in a database of its own.

  --marks     records of the invented register
  --queries   queries of the mixture (docs/benchmarks.md)
  --seed      another number makes another register and other queries
  --pairs     real pairs of contested and earlier marks, as a JSON array of { contested, earlier }
  --records   folder of register files among which the earlier marks of the pairs are looked for
  --json      file for the figures

npm run bench -- images --folder DIR… [--pictures 5000] [--queries 40] [--json FILE]

  Measures the search by picture: every picture of the folders is described, some are distorted and searched for.

  --folder    folder of SVG, PNG, JPG, GIF or TIFF logos; may be given several times
  --pictures  at most so many of them
  --queries   pictures that are distorted, each in every way
`

type Options = { trademarks: TrademarkBenchOptions } | { images: ImageBenchOptions }

function readOptions(args: string[]): Options | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      marks: { type: 'string', default: '100000' },
      queries: { type: 'string' },
      folder: { type: 'string', multiple: true, default: [] },
      pictures: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      pairs: { type: 'string' },
      records: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const { pairs, records, json, folder } = values
  if (positionals.length === 1 && positionals[0] === 'images') {
    if (folder.length === 0) throw new RangeError('Name a folder of logos: --folder DIR.')
    const pictures = wholeNumber('--pictures', values.pictures, 100, 1_000_000)
    const queries = wholeNumber('--queries', values.queries ?? '40', 1, 10_000)
    return { images: { folders: folder, pictures, queries, json: json ?? null } }
  }
  if (positionals.length !== 1 || positionals[0] !== 'trademarks')
    throw new RangeError('Say what to measure: trademarks or images.')
  if (pairs && !records) throw new RangeError('--pairs needs --records.')
  const trademarks = {
    marks: wholeNumber('--marks', values.marks, 2000, 20_000_000),
    queries: wholeNumber('--queries', values.queries ?? '600', 10, 100_000),
    seed: wholeNumber('--seed', values.seed, 0, 0xff_ff_ff_ff),
    oppositions: pairs && records ? { pairs, records } : null,
    json: json ?? null,
  }
  return { trademarks }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}.`)
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (!options) process.stdout.write(USAGE)
  else if ('images' in options) await benchImages(options.images)
  else await benchTrademarks(options.trademarks)
}

main().catch((error: unknown) => {
  const isUsage = error instanceof RangeError || error instanceof TypeError
  process.stderr.write(
    isUsage ? `${error.message}\n\n${USAGE}` : `${String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exitCode = 1
})
