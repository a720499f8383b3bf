import { readImage } from '../../packages/documents/src/image.ts'
import { compareGoods, itemsOf } from '../../packages/documents/src/official/compare-goods.ts'
import { diffText } from '../../packages/documents/src/official/diff-text.ts'
import { daysIn, foldText } from '../../packages/documents/src/official/field-values.ts'
import { readFields } from '../../packages/documents/src/official/read-fields.ts'
import { generateRegister } from '../../packages/demo-register/src/index.ts'
import { pngBomb } from '../../tests/support/png-bomb.ts'
import { ms, printTable } from './table.ts'

/** Input that is made to take long, and the milliseconds that it may take. */
type Case = { name: string; msMax: number; work: () => unknown }

const words = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ')
const goods = (from: number) =>
  Array.from({ length: 500 }, (_, item) =>
    Array.from({ length: 60 }, (_, at) => String.fromCodePoint(from + ((item * 7919 + at * 104_729) % 5000))).join(''),
  ).join(';')
const run = (sign: string, length: number) => `x${sign.repeat(length)}y`
const bomb = pngBomb()

const cases: Case[] = [
  {
    name: 'two texts of 20,000 words with nothing in common',
    msMax: 5000,
    work: () => diffText(words('a'), words('b')),
  },
  {
    name: 'two lists of 500 goods with nothing in common',
    msMax: 3000,
    work: () => compareGoods(goods(0x4e00), goods(0x6e00)),
  },
  { name: 'fields of 99,000 blanks', msMax: 500, work: () => readFields(run(' ', 99_000)) },
  {
    name: 'fields of 99,000 tabs behind a label',
    msMax: 500,
    work: () => readFields(`申请人：云澜${'\t'.repeat(99_000)}y`),
  },
  {
    name: 'fields of 99,000 wide blanks behind a number',
    msMax: 500,
    work: () => readFields(`(210)${'\u3000'.repeat(99_000)}y`),
  },
  { name: 'goods of a million full stops', msMax: 2000, work: () => itemsOf(run('.', 1_000_000)) },
  { name: 'goods of a million blanks', msMax: 2000, work: () => itemsOf(run(' ', 1_000_000)) },
  { name: 'a text of a million quotes', msMax: 2000, work: () => foldText(run('”', 1_000_000)) },
  { name: 'a text of a million commas', msMax: 2000, work: () => foldText(run('，', 1_000_000)) },
  { name: 'days in a million letters', msMax: 2000, work: () => daysIn(run('a', 1_000_000)) },
  { name: 'an image of a gigabyte in a small file, refused', msMax: 800, work: () => readImage(bomb) },
  {
    name: '10,000 records of the demonstration register',
    msMax: 3300,
    work: () => [...generateRegister({ marks: 10_000, seed: 4, today: '2026-11-01' })].length,
  },
]

/** Measures what hostile or large input costs. @throws where it costs more than it may. */
export async function benchLimits(): Promise<void> {
  const rows: string[][] = []
  const missed: string[] = []
  for (const { name, msMax, work } of cases) {
    const startedAt = performance.now()
    await work()
    const tookMs = performance.now() - startedAt
    if (tookMs > msMax) missed.push(name)
    rows.push([name, ms(tookMs), String(msMax), tookMs > msMax ? 'NOT MET' : 'met'])
  }
  printTable('Milliseconds for hostile or large input', ['input', 'ms', 'limit', ''], rows)
  if (missed.length > 0) throw new Error(`Too slow: ${missed.join('; ')}`)
}
