import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityOf } from '../../scripts/lib/processes.mjs'
import { endOrphans, leaveServers, noteUse, withServers } from '../../scripts/lib/server-users.mjs'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'users-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const aProcess = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
const userFile = (pid: number | undefined) => join(folder, 'server-users', String(pid))

test('anyone who leaves the servers learns who still uses them', async () => {
  const other = aProcess()
  try {
    noteUse(folder)
    writeFileSync(userFile(other.pid), JSON.stringify(identityOf(other.pid!)))
    expect(leaveServers(folder)).toEqual([other.pid])
  } finally {
    other.kill('SIGKILL')
    await once(other, 'exit')
  }
  expect(leaveServers(folder)).toEqual([])
})

test('one command at a time starts or stops servers, and a lock that a killed command has left holds up nobody', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  writeFileSync(join(folder, 'servers.lock'), String(dead.pid))
  let inside = 0
  let most = 0
  const work = () =>
    withServers(folder, async () => {
      most = Math.max(most, ++inside)
      await new Promise(setImmediate)
      inside--
    })
  await work()
  await work()
  expect(most).toBe(1)
})

test('processes that a killed command has left behind are ended, and others that have their numbers now are not', async () => {
  const [orphan, stranger, older] = [aProcess(), aProcess(), aProcess()]
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  try {
    noteUse(folder)
    const children = [identityOf(orphan.pid!), { pid: stranger.pid, startedAt: 'another time' }]
    writeFileSync(userFile(dead.pid), JSON.stringify({ pid: dead.pid, startedAt: 'once', children }))
    // As an earlier version wrote it, which noted no times.
    writeFileSync(userFile(dead.pid! + 1_000_000_000), JSON.stringify([older.pid]))
    const ended = once(orphan, 'exit')
    await endOrphans(folder)
    await ended
    expect([stranger, older].map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null])
    expect(readdirSync(join(folder, 'server-users'))).toEqual([String(process.pid)])
  } finally {
    for (const each of [orphan, stranger, older]) each.kill('SIGKILL')
  }
})
