import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createClient } from 'redis'
import { afterAll, expect, test, vi } from 'vitest'
import { throwAwayFolder } from '../../scripts/lib/data-folder.mjs'
import { identityOf, isRunning } from '../../scripts/lib/processes.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { startRedis } from '../../scripts/lib/redis.mjs'

const folder = throwAwayFolder()
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true, force: true })
})

async function aPostgres(name: string, report?: (line: string) => void) {
  const server = await startPostgres(join(folder, name), { throwAway: true, ...(report && { report }) })
  stops.push(server.stop)
  return server
}
const lockOf = (name: string) => join(folder, name, 'data', 'postmaster.pid')
const pidIn = (name: string) => Number(readFileSync(lockOf(name), 'utf8').split('\n')[0])
const replacePid = (name: string, pid: number) =>
  writeFileSync(lockOf(name), readFileSync(lockOf(name), 'utf8').replace(/^\d+/, String(pid)))

async function responses(url: string) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query('SELECT 1 AS one')).rows[0].one === 1
  } catch {
    return false
  } finally {
    await client.end()
  }
}

async function killed(pid: number) {
  const server = identityOf(pid)!
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => !isRunning(server), { timeout: 60_000 })
}

test('a postmaster.pid whose number is that of another PostgreSQL now stops nothing there, and the database starts', async () => {
  const theirs = await aPostgres('theirs')
  const killedServer = await aPostgres('ours')
  await killed(pidIn('ours'))
  replacePid('ours', pidIn('theirs'))
  const said: string[] = []
  const ours = await aPostgres('ours', (line) => said.push(line))
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`^Process ${pidIn('theirs')} \\(.*/theirs/data.*left alone$`)),
  ])
  expect(ours.url).not.toBe(killedServer.url)
  expect(await responses(ours.url)).toBe(true)
  replacePid('ours', pidIn('theirs'))
  await ours.stop()
  expect(await responses(ours.url)).toBe(false)
  expect(await responses(theirs.url)).toBe(true)
})

test('a server that runs is used by a second command, and one whose postmaster.pid was overwritten is not started twice', async () => {
  const first = await aPostgres('used')
  const second = await aPostgres('used')
  expect(second.url).toBe(first.url)
  replacePid('used', process.pid)
  await expect(startPostgres(join(folder, 'used'), { throwAway: true })).rejects.toThrow(/shared memory block/)
  await first.stop()
  expect(await responses(first.url)).toBe(false)
})

test('a redis.json whose number is that of another Redis now stops nothing there', async ({ skip }) => {
  const theirs = await startRedis(join(folder, 'their-redis'), { throwAway: true })
  skip(!theirs, 'Redis is not installed')
  stops.push(theirs!.stop)
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name, 'redis.json'), 'utf8'))
  const ours = (await startRedis(join(folder, 'our-redis'), { throwAway: true }))!
  const saved = read('our-redis')
  await killed(saved.pid)
  writeFileSync(join(folder, 'our-redis', 'redis.json'), JSON.stringify({ ...saved, pid: read('their-redis').pid }))
  const again = (await startRedis(join(folder, 'our-redis'), { throwAway: true }))!
  expect(again.url).not.toBe(ours.url)
  await Promise.all([ours.stop(), again.stop()])
  const client = createClient({ url: theirs!.url })
  await client.connect()
  expect(await client.ping()).toBe('PONG')
  client.destroy()
})
