import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveServers, noteUse, withServers } from '../../scripts/lib/server-users.mjs'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'users-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('anyone who leaves the servers learns who still uses them', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  try {
    noteUse(folder)
    writeFileSync(join(folder, 'server-users', String(other.pid)), '[]')
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
