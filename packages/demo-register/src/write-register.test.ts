import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerRecord } from '@markwright/domain/marks/register-record'
import { afterAll, expect, test } from 'vitest'
import { logoSvg } from './logo.ts'
import { writeRegister } from './write-register.ts'

const folder = mkdtempSync(join(tmpdir(), 'demo-register-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n')

test('a register is written as lines of records and pairs with an image for each that is named', async () => {
  const counts: number[] = []
  const options = { marks: 1200, seed: 1, today: '2026-11-21' }
  const written = await writeRegister(options, folder, (records) => counts.push(records))

  const records = lines(written.recordsPath).map((line) => registerRecord.parse(JSON.parse(line)))
  expect(records).toHaveLength(1200)
  expect(written).toMatchObject({ records: 1200, similarMarks: lines(written.similarMarksPath).length })
  expect(counts).toEqual([1000])

  const pictures = new Set(records.flatMap(({ image }) => (image ? [image] : [])))
  expect(new Set(readdirSync(written.logosPath))).toEqual(pictures)
  expect(written.logos).toBe(pictures.size)
  const [picture = ''] = pictures
  const number = Number(/\d+/.exec(picture)?.[0])
  expect(readFileSync(join(written.logosPath, picture), 'utf8')).toBe(logoSvg(number).svg)
  expect(readdirSync(folder).toSorted()).toEqual([
    'judgments.jsonl',
    'logos',
    'similar-marks.jsonl',
    'trademarks.jsonl',
  ])
})
