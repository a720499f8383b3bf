import { createEmbeddedMarkIndex, learnWords } from '@markwright/search'
import { analyzeMark, compareMarks } from '@markwright/similarity'
import { loadFrequencies } from '@markwright/similarity/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRecord, createImportBench, type ImportBench } from '../../../../tests/support/import-bench.ts'
import { countWords } from './count-words.repository.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const FEW = 20
const CLASSES = { classes: [12] }
const LONGER = 'VELUNA ZORVEX MARLIN'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(async () => {
  loadFrequencies(new Uint8Array(0), '')
  await bench.close()
})

const records = (from: number, to: number, textOf: (i: number) => string) =>
  Array.from({ length: to - from }, (_, i) =>
    aRecord(from + i, { text: textOf(from + i), applicants: [{ name: `Owner ${from + i}` }] }),
  )

test('words are counted once a register is large, and once more when it has grown; searches and monitors follow', async () => {
  const index = createEmbeddedMarkIndex({ databaseUrl: bench.url, snapshotFolder: null, logger: silent })
  const found = async () => {
    await index.refresh()
    const { hits } = await index.search({
      criterion: { kind: 'similar', text: 'MARLIN', leastScore: 40 },
      filters: CLASSES,
      second: {},
      sort: 'score',
      offset: 0,
      limit: 9,
    })
    return hits.find(({ name }) => name === LONGER)?.similarity?.score
  }
  const compared = () => compareMarks(analyzeMark('MARLIN'), analyzeMark(LONGER))?.score
  try {
    await bench.import([
      aRecord(1, { ...CLASSES, text: LONGER, applicants: [{ name: 'Veluna' }] }),
      ...records(2, FEW, String),
    ])
    expect(await countWords(bench.pool), 'a register of few marks says nothing').toBe(false)
    expect(await found()).toBe(60)

    await bench.import(records(FEW, 10_100, (i) => (i % 10 === 0 ? `MARLIN ${i}` : `N${i}`)))
    expect(await countWords(bench.pool)).toBe(true)
    expect(await countWords(bench.pool), 'it is up to date').toBe(false)
    expect(await found()).toBeLessThan(50)
    await learnWords(bench.pool)
    expect(compared()).toBe(await found())

    await bench.import(records(10_100, 10_200, (i) => `N${i}`))
    expect(await countWords(bench.pool), 'it has grown by a hundredth').toBe(false)
    await bench.import(records(10_200, 11_000, (i) => `N${i}`))
    const both = await Promise.all([countWords(bench.pool), countWords(bench.pool)])
    expect(both.filter(Boolean), 'of two workers one counts').toHaveLength(1)
    expect(await bench.rows('SELECT marks, rules_version FROM word_frequency')).toMatchObject([{ marks: 10_999 }])
  } finally {
    await index.close()
  }
})
