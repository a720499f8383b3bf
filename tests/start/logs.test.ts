import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastProblem, rotateWhenDue } from '../../scripts/lib/logs.mjs'

let folder: string
let log: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'))
  log = join(folder, 'api.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

const rotated = () => readdirSync(folder).filter((name) => name.endsWith('.log.gz'))

test('a log that is too large is emptied, and nothing of it is lost', async () => {
  writeFileSync(log, 'first line\n'.repeat(1000))
  const rotating = rotateWhenDue(log, 5000, new Date())
  appendFileSync(log, 'written meanwhile\n')
  await rotating
  const [file] = rotated()
  const saved = gunzipSync(readFileSync(join(folder, file!))).toString()
  expect(saved + readFileSync(log, 'utf8')).toBe(`${'first line\n'.repeat(1000)}written meanwhile\n`)
})

test('a log is rotated when its day is over, and not before', async () => {
  writeFileSync(log, 'a line\n')
  await rotateWhenDue(log, 5000, new Date())
  expect(rotated()).toEqual([])
  await rotateWhenDue(log, 5000, new Date(Date.now() + 86_400_000))
  expect(rotated()).toHaveLength(1)
  expect(readFileSync(log, 'utf8')).toBe('')
})

test('an empty log and one that does not exist are left alone', async () => {
  await rotateWhenDue(log, 5000, new Date(Date.now() + 86_400_000))
  writeFileSync(log, '')
  await rotateWhenDue(log, 5000, new Date(Date.now() + 86_400_000))
  expect(rotated()).toEqual([])
  expect(existsSync(log)).toBe(true)
})

test('the reason of an end is the last error after the start, in its own words', () => {
  writeFileSync(log, `${JSON.stringify({ level: 60, msg: 'old', err: { message: 'of an earlier run' } })}\n`)
  const begunAt = readFileSync(log).length
  appendFileSync(log, `${JSON.stringify({ level: 30, msg: 'worker ready' })}\n`)
  expect(lastProblem(log, begunAt)).toBeUndefined()
  appendFileSync(log, `${JSON.stringify({ level: 60, msg: 'uncaughtException', err: { message: 'no disk' } })}\n`)
  expect(lastProblem(log, begunAt)).toBe('no disk')
  appendFileSync(log, 'These settings are wrong:\n  APP_SECRET: must have at least 32 characters\nSee .env.example …\n')
  expect(lastProblem(log, begunAt)).toBe('These settings are wrong: APP_SECRET: must have at least 32 characters')
})
