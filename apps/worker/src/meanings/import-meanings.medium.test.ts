import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { realData } from '../../../../tests/support/real-data.ts'
import { importMeanings } from './import-meanings.ts'
import { needsRealData } from '../../../../tests/support/needs.ts'

const { pool } = fileDatabase({ max: 2 })
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meanings-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function take(path: string) {
  const said: string[] = []
  return { code: await importMeanings({ pool, report: (line) => said.push(line) }, path), said: said.join('\n') }
}
const saved = async () => (await pool.query<{ lines: string }>('SELECT lines FROM meaning_lexicon')).rows

test('a gzipped dictionary is imported, replaces the one before, and reports lines that are no entries', async () => {
  const first = join(folder, 'first.txt')
  writeFileSync(first, '蘋果 苹果 [ping2 guo3] /apple/\n')
  expect(await take(first)).toMatchObject({ code: 0 })
  const second = join(folder, 'second.txt.gz')
  writeFileSync(second, gzipSync('# remark\n燈塔 灯塔 [deng1 ta3] /lighthouse/\nnonsense\n'))
  const { code, said } = await take(second)
  expect(code).toBe(1)
  expect(said).toContain('No entries: line 3.')
  expect(await saved()).toEqual([{ lines: 'lighthouse 灯塔' }])
})

test('a file that is no dictionary, or not there, changes nothing', async () => {
  const wrong = join(folder, 'wrong.csv')
  writeFileSync(wrong, 'a,b\n1,2\n')
  const before = await saved()
  expect((await take(wrong)).code).toBe(2)
  await expect(take(join(folder, 'absent.txt'))).rejects.toThrow(/ENOENT/)
  await expect(take(join(folder, 'absent.txt.gz'))).rejects.toThrow(/ENOENT/)
  expect(await saved()).toEqual(before)
})

const cedict = realData('translation', 'cc-cedict_2026-06-12.txt.gz')

test('CC-CEDICT gives tens of thousands of meanings', needsRealData(cedict !== null), async () => {
  const { code, said } = await take(cedict!)
  expect(code, said).toBe(0)
  expect(Number(/^(\d+) meanings/.exec(said)?.[1])).toBeGreaterThan(20_000)
})
