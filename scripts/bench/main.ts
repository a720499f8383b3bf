import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchCaptcha, type CaptchaBenchOptions } from './captcha/bench-captcha.ts'
import { benchCrowd } from './crowd.ts'
import { readBaseline, worseThan, writeBaseline } from './gold/baseline.ts'
import { type ExhaustiveOptions, measureExhaustively } from './gold/exhaustive.ts'
import { type GoldOptions, kindIds, measureGold } from './gold/measure-gold.ts'
import { missesOf, printExhaustive } from './gold/report-exhaustive.ts'
import { printGold } from './gold/report-gold.ts'
import { benchExplanations, type ExplanationBenchOptions } from './explanations/bench-explanations.ts'
import { benchImages, type ImageBenchOptions } from './images/bench-images.ts'
import { benchLimits } from './limits.ts'
import { benchPartnerCalls, type PartnerBenchOptions } from './partner-calls.ts'
import { benchPatents, fuzzPatentQueries, parts, type PatentBenchOptions } from './patents/bench-patents.ts'
import { benchPortfolio, type PortfolioBenchOptions } from './portfolio.ts'
import { benchSignInCodes } from './sign-in-codes.ts'
import { benchTranslation, type TranslationBenchOptions } from './translation/bench-translation.ts'
import { benchTrademarks, type TrademarkBenchOptions } from './trademarks/bench-trademarks.ts'

const USAGE = `npm run bench -- trademarks [--marks 100000] [--queries 600] [--seed 1] [--pairs FILE --records DIR] [--json FILE]
npm run bench -- gold [--marks 200000] [--each 100] [--seed 1] [--kind ID] [--json FILE]
npm run bench -- gold --check | --keep
npm run bench -- gold --exhaustive [--marks 25000] [--each 24] [--seed 1] [--json FILE]
npm run bench -- images --folder DIR… [--images 5000] [--queries 40] [--json FILE]
npm run bench -- captcha [--challenges 500]
npm run bench -- codes [--requests 200]
npm run bench -- explanations [--marks 40000] [--hits 20000] [--data DIR] [--seed 1] [--json FILE]
npm run bench -- patents [--documents 100000] [--queries 600] [--models ../shared/models] [--data DIR] [--parts quality,full-texts,embedded,sqlite,postgres] [--final] [--seed 1] [--json FILE]
npm run bench -- patents --fuzz 1000000 [--seed 1]
npm run bench -- translation [--engine built-in] [--options FILE] [--sentences 50] [--data DIR] [--json FILE]
npm run bench -- partner [--marks 100000] [--queries 600] [--seed 1]
npm run bench -- portfolio [--rights 20000] [--seed 1]
npm run bench -- limits

  Measures the search for similar marks beside PostgreSQL's pg_trgm, over an invented register in a database of its own.

  --marks     records of the invented register
  --queries   queries of the mixture (docs/benchmarks.md)
  --seed      another number makes another register and other queries
  --pairs     real pairs of contested and earlier marks, as a JSON array of { contested, earlier }
  --records   folder of register files among which the earlier marks of the pairs are looked for
  --json      file for the figures

  gold plants similar marks of every kind among invented ones and says how many are found and how similar they are said to
  be; it needs no database. --check compares with the stored baseline, --keep stores a new one. --exhaustive compares
  every mark with some queries, among 25,000 and 200,000 marks unless --marks is given, and tells which share of those
  that reach a degree is listed.

  --each      pairs of each kind; with --exhaustive queries of each script
  --kind      the only kind of similar marks to plant, such as g14-echo

  images measures the search by image: every image of the folders is described, some are distorted and searched for.

  --folder    folder of SVG, PNG, JPG, GIF or TIFF logos; may be given several times
  --images  at most so many of them
  --queries   images that are distorted, each in every way

  captcha lets programs solve the human check, and tells what its limits leave to them.

  --challenges  images of each language; a fifth as many sums

  codes tells phones with an account from others by how a code to sign in is answered.

  --requests    phones of each kind
  explanations verifies what is said of random hits of each degree and script, and fails where a statement is false.

  --hits      hits of each degree and script
  --data      folder of real records and reference data beside the invented register

  patents measures how well patents are found by a description of them, with and without encoders, and how long Boolean
  and semantic searches take beside SQLite FTS5 (by python3) and PostgreSQL. --fuzz reads random queries instead.

  --documents invented documents that are searched
  --models    folder of the encoders; without it words alone are compared
  --parts     what is measured: the quality, and the speed of each engine; all of them without it
  --final     asks the third of the real queries that is reserved for figures to publish, instead of the others
  --fuzz      random queries of the grammar

  translation scores an engine on FLORES and NTREX and on pairs held back from its training, beside a word gloss in the
  same run: chrF, BLEU, numbers preserved, terms obeyed, words per second, and how long the memory looks up.

  --engine    built-in, local-model, deepl, libretranslate, openai-compatible or baidu
  --options   JSON file with what the engine needs: key, url, model, appId or folder
  --sentences sentences of FLORES, and four times as many of NTREX
  --data      folder with the folder translation of the sets

  partner compares the CPU time of a signed search of the partner API with that of the same search of a member, and fails
  where it is more than a tenth more.

  portfolio measures the lists, the overview and the deadlines of a member with many rights, and fails where one of them
  takes a second.

  --rights    marks and patents, with their deadlines

  limits measures what hostile or large input costs, and how long searches of a visitor take while 500 clients search, 200
  streams and 150 half-sent requests are open, and fails where that is more than it may.
`

type GoldRun = { options: GoldOptions; json: string | null; baseline: 'check' | 'keep' | null }
type ExhaustiveRun = { options: ExhaustiveOptions; json: string | null }
type Wanted =
  | { limits: true }
  | { partner: PartnerBenchOptions }
  | { portfolio: PortfolioBenchOptions }
  | { exhaustive: ExhaustiveRun }
  | { captcha: CaptchaBenchOptions }
  | { codes: { requests: number } }
  | { explanations: ExplanationBenchOptions }
  | { patents: PatentBenchOptions }
  | { fuzz: { count: number; seed: number } }
  | { translation: TranslationBenchOptions }
  | { trademarks: TrademarkBenchOptions }
  | { gold: GoldRun }
  | { images: ImageBenchOptions }

function readOptions(args: string[]): Wanted | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      marks: { type: 'string' },
      queries: { type: 'string' },
      folder: { type: 'string', multiple: true, default: [] },
      images: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      requests: { type: 'string', default: '200' },
      challenges: { type: 'string', default: '500' },
      each: { type: 'string' },
      kind: { type: 'string' },
      hits: { type: 'string', default: '20000' },
      data: { type: 'string', default: '../shared/data' },
      pairs: { type: 'string' },
      records: { type: 'string' },
      rights: { type: 'string', default: '20000' },
      documents: { type: 'string', default: '100000' },
      models: { type: 'string' },
      parts: { type: 'string' },
      final: { type: 'boolean', default: false },
      fuzz: { type: 'string' },
      engine: { type: 'string', default: 'built-in' },
      options: { type: 'string' },
      sentences: { type: 'string', default: '50' },
      json: { type: 'string' },
      check: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      exhaustive: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const [what] = positionals
  if (positionals.length === 1 && what === 'limits') return { limits: true }
  if (positionals.length === 1 && what === 'captcha')
    return { captcha: { challenges: wholeNumber('--challenges', values.challenges, 5, 100_000) } }
  if (positionals.length === 1 && what === 'codes')
    return { codes: { requests: wholeNumber('--requests', values.requests, 10, 10_000) } }
  if (positionals.length === 1 && what === 'partner')
    return {
      partner: {
        marks: wholeNumber('--marks', values.marks ?? '100000', 2000, 20_000_000),
        queries: wholeNumber('--queries', values.queries ?? '600', 10, 100_000),
        seed: wholeNumber('--seed', values.seed, 0, 0xff_ff_ff_ff),
      },
    }
  if (positionals.length === 1 && what === 'portfolio')
    return {
      portfolio: {
        rights: wholeNumber('--rights', values.rights, 100, 20_000),
        seed: wholeNumber('--seed', values.seed, 0, 0xff_ff_ff_ff),
      },
    }
  if (positionals.length === 1 && what === 'translation') {
    const { engine, options = null, data, json = null } = values
    const sentences = wholeNumber('--sentences', values.sentences, 1, 997)
    return { translation: { engine, options, data: `${data}/translation`, sentences, json } }
  }
  if (
    positionals.length !== 1 ||
    (what !== 'patents' && what !== 'trademarks' && what !== 'gold' && what !== 'images' && what !== 'explanations')
  )
    throw new RangeError(
      'Say what to measure: patents, trademarks, gold, images, explanations, translation, captcha, codes, partner, portfolio or limits.',
    )
  const { pairs, records, folder, json = null } = values
  const seed = wholeNumber('--seed', values.seed, 0, 0xff_ff_ff_ff)
  if (what === 'patents') {
    if (values.fuzz) return { fuzz: { count: wholeNumber('--fuzz', values.fuzz, 1, 100_000_000), seed } }
    const documents = wholeNumber('--documents', values.documents, 1000, 5_000_000)
    const queries = wholeNumber('--queries', values.queries ?? '600', 10, 100_000)
    const { models = null, data, final } = values
    const named = values.parts?.split(',') ?? parts
    const known = parts.filter((part) => named.includes(part))
    if (known.length < named.length) throw new RangeError(`--parts are ${parts.join(', ')}.`)
    return { patents: { folder: `${data}/patents`, models, documents, queries, seed, json, parts: known, final } }
  }
  if (what === 'images') {
    if (folder.length === 0) throw new RangeError('Name a folder of logos: --folder DIR.')
    const images = wholeNumber('--images', values.images, 100, 1_000_000)
    const queries = wholeNumber('--queries', values.queries ?? '40', 1, 10_000)
    return { images: { folders: folder, images, queries, json } }
  }
  if (what === 'gold' && values.exhaustive) {
    const marks = values.marks ? [wholeNumber('--marks', values.marks, 1000, 2_000_000)] : [25_000, 200_000]
    return { exhaustive: { options: { marks, each: wholeNumber('--each', values.each ?? '24', 2, 1000), seed }, json } }
  }
  if (what === 'explanations') {
    const marks = wholeNumber('--marks', values.marks ?? '40000', 1000, 1_000_000)
    const hits = wholeNumber('--hits', values.hits, 10, 1_000_000)
    return { explanations: { marks, hits, seed, data: values.data, json } }
  }
  if (what === 'gold') {
    const marks = wholeNumber('--marks', values.marks ?? '200000', 1000, 2_000_000)
    const each = wholeNumber('--each', values.each ?? '100', 5, 1000)
    const { kind, check, keep } = values
    if (kind !== undefined && (check || keep || !kindIds.includes(kind)))
      throw new RangeError(`--kind is one of ${kindIds.join(', ')}, without --check and --keep.`)
    const own = { marks, each, seed, ...(kind === undefined ? {} : { kind }) }
    return {
      gold: { options: check ? readBaseline().options : own, json, baseline: check ? 'check' : keep ? 'keep' : null },
    }
  }
  if (pairs && !records) throw new RangeError('--pairs needs --records.')
  return {
    trademarks: {
      marks: wholeNumber('--marks', values.marks ?? '100000', 2000, 20_000_000),
      queries: wholeNumber('--queries', values.queries ?? '600', 10, 100_000),
      seed,
      oppositions: pairs && records ? { pairs, records } : null,
      json,
    },
  }
}

function benchGold({ options, json, baseline }: GoldRun): void {
  const result = measureGold(options)
  printGold(result)
  if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`)
  if (baseline === 'keep') writeBaseline(result)
  if (baseline !== 'check') return
  const worse = worseThan(readBaseline(), result)
  if (worse.length > 0) throw new Error(`Worse than the baseline:\n${worse.join('\n')}`)
}

function benchExhaustively({ options, json }: ExhaustiveRun): void {
  const result = measureExhaustively(options)
  printExhaustive(result)
  if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`)
  const misses = missesOf(result)
  if (misses.length > 0) throw new Error(`Fewer are listed than have to be:\n${misses.join('\n')}`)
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}.`)
}

async function main(): Promise<void> {
  const wanted = readOptions(process.argv.slice(2))
  if (!wanted) process.stdout.write(USAGE)
  else if ('limits' in wanted) {
    await benchLimits()
    await benchCrowd()
  } else if ('partner' in wanted) await benchPartnerCalls(wanted.partner)
  else if ('portfolio' in wanted) await benchPortfolio(wanted.portfolio)
  else if ('exhaustive' in wanted) benchExhaustively(wanted.exhaustive)
  else if ('captcha' in wanted) await benchCaptcha(wanted.captcha)
  else if ('codes' in wanted) await benchSignInCodes(wanted.codes)
  else if ('gold' in wanted) benchGold(wanted.gold)
  else if ('explanations' in wanted) await benchExplanations(wanted.explanations)
  else if ('fuzz' in wanted) fuzzPatentQueries(wanted.fuzz.count, wanted.fuzz.seed)
  else if ('patents' in wanted) await benchPatents(wanted.patents)
  else if ('translation' in wanted) await benchTranslation(wanted.translation)
  else if ('images' in wanted) await benchImages(wanted.images)
  else await benchTrademarks(wanted.trademarks)
}

main().catch((error: unknown) => {
  const isUsage = error instanceof RangeError || error instanceof TypeError
  process.stderr.write(
    isUsage ? `${error.message}\n\n${USAGE}` : `${String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exitCode = 1
})
