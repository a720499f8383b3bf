import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identityOf, isRunning, run, signalProcess } from '../../scripts/lib/processes.mjs'
import { findRunning, refuseSecondSite, rememberRunning } from '../../scripts/lib/running.mjs'

let folder: string
const started: ChildProcess[] = []
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'processes-'))))
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

function aProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  started.push(child)
  return child
}

test('a signal goes to the process that was noted, and to no other one that has its number now', async () => {
  const child = aProcess()
  const noted = identityOf(child.pid!)!
  expect(signalProcess({ ...noted, startedAt: 'at another time' }, 'SIGKILL')).toBe(false)
  expect(isRunning(noted)).toBe(true)
  const ended = once(child, 'exit')
  expect(signalProcess(noted, 'SIGTERM')).toBe(true)
  expect(await ended).toEqual([null, 'SIGTERM'])
  expect(isRunning(noted)).toBe(false)
  expect(signalProcess(noted, 'SIGTERM')).toBe(false)
})

test('a program that is given up ends with all that it has started, also with what ignores being stopped by its parent', async () => {
  const inner = join(folder, 'inner')
  const program = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    require('node:fs').writeFileSync(${JSON.stringify(inner)}, String(child.pid))
    setInterval(() => {}, 1000)`
  const stop = new AbortController()
  const running = run(process.execPath, ['-e', program], { signal: stop.signal })
  const child = await vi.waitUntil(() => identityOf(Number(readText(inner))), { timeout: 60_000 })
  const reason = new Error('a stop was requested')
  stop.abort(reason)
  await expect(running).rejects.toBe(reason)
  expect(isRunning(child)).toBe(false)
  await expect(run(process.execPath, ['-e', program], { signal: stop.signal })).rejects.toBe(reason)
})

const readText = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

test('a site counts as running as long as its process does, not when that number is given anew', () => {
  const env = { DATA_DIR: folder }
  rememberRunning(folder, { url: 'http://localhost:1', env })
  expect(findRunning(folder)).toMatchObject({ pid: process.pid, url: 'http://localhost:1', env })
  writeFileSync(
    join(folder, 'stack.json'),
    JSON.stringify({ pid: aProcess().pid, startedAt: 'at another time', url: 'http://localhost:1', env }),
  )
  expect(findRunning(folder)).toBeUndefined()
  expect(() => refuseSecondSite(folder)).not.toThrow()
  writeFileSync(
    join(folder, 'stack.json'),
    JSON.stringify({ ...identityOf(aProcess().pid!), url: 'http://localhost:1', env }),
  )
  expect(() => refuseSecondSite(folder)).toThrow('already runs here, at http://localhost:1')
})
