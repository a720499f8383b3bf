import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoFamilies, drawFigure } from './index.ts'

const USAGE = `Writes a small invented register of patents for demonstrations.

  npm run demo-patents -- [--families 140] [--seed 1] [--today YYYY-MM-DD] [--out .data/demo-patents]

Import it with: npm run import -- patents .data/demo-patents --demonstration
`

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      families: { type: 'string', default: '140' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      out: { type: 'string', default: '.data/demo-patents' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.today)) throw new TypeError('--today must be a day such as 2026-11-21.')
  const [families, seed] = [Number(values.families), Number(values.seed)]
  if (!(families >= 1 && families <= 140)) throw new RangeError('--families must be a number from 1 to 140.')
  if (!Number.isInteger(seed)) throw new RangeError('--seed must be a whole number.')
  const all = demoFamilies({ seed, families, today: values.today })
  const out = resolve(values.out)
  await mkdir(out, { recursive: true })
  for (const { invention, publications } of all)
    for (const { number, file } of publications[0]?.drawings ?? [])
      await writeFile(join(out, file), await drawFigure(invention, number === '1' ? 1 : 2))
  const records = all.flatMap(({ publications }) => publications)
  await writeFile(join(out, 'patents.jsonl'), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  process.stdout.write(
    `${records.length} patents of ${all.length} families  ${join(out, 'patents.jsonl')}\nAll of them are invented.\n`,
  )
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 1
})
