import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openObjectStore } from '@markwright/storage'
import { storeLogos } from './store-logos.ts'
import { loadSettings } from '@markwright/config'
import { HOME_ZONE, isDay, todayIn } from '@markwright/domain/dates/calendar'
import { writeRegister } from './write-register.ts'

const USAGE = `Writes an invented trademark register for demonstrations and measurements.

  npm run demo-data -- [--marks 20000] [--seed 1] [--today YYYY-MM-DD] [--out .data/demo-register]
                       [--store]

  --marks   records to write
  --seed    another number makes another register
  --today   day on which the register is read; today unless given
  --out     folder for trademarks.jsonl, similar-marks.jsonl, judgments.jsonl and logos/
  --store   puts the logos where the site looks for the pictures of demonstration records
`

const MARKS_MAX = 20_000_000

type Arguments = { marks: number; seed: number; today: string; out: string; store: boolean }

/** Throws a RangeError or TypeError that says what is wrong with the arguments; null where help was requested. */
function readArguments(args: string[]): Arguments | null {
  const { values } = parseArgs({
    args,
    options: {
      marks: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: todayIn(HOME_ZONE, new Date()) },
      out: { type: 'string', default: '.data/demo-register' },
      store: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  if (!isDay(values.today)) throw new RangeError('--today must be a day such as 2026-11-21.')
  return {
    marks: wholeNumber('--marks', values.marks, 1, MARKS_MAX),
    seed: wholeNumber('--seed', values.seed, 0, 0xff_ff_ff_ff),
    today: values.today,
    out: resolve(values.out),
    store: values.store,
  }
}

function wholeNumber(name: string, text: string, least: number, greatest: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= greatest) return number
  throw new RangeError(`${name} must be a whole number from ${least} to ${greatest}.`)
}

async function run(): Promise<void> {
  const options = readArguments(process.argv.slice(2))
  if (!options) {
    process.stdout.write(USAGE)
    return
  }
  const { marks, out, store } = options
  const startedAt = performance.now()
  const written = await writeRegister(options, out, (records) => {
    process.stderr.write(`\r${records} of ${marks} records`)
  })
  if (store) await storeLogos(written.logosPath, await siteStore())
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stderr.write('\r')
  process.stdout.write(
    `${written.records} records        ${written.recordsPath}\n` +
      `${written.similarMarks} planted pairs  ${written.similarMarksPath}\n` +
      `${written.judgments} judgments      ${written.judgmentsPath}\n` +
      `${written.logos} logos          ${written.logosPath}\n` +
      `Written in ${seconds} s. Every name, party and number is invented.\n`,
  )
}

const siteStore = () => openObjectStore(loadSettings(['OBJECT_STORE', 'OBJECT_STORE_OPTIONS', 'DATA_DIR']))

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 1
})
