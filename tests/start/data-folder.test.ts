import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFolder, serverFolder, serverUser, throwAwayFolder } from '../../scripts/lib/data-folder.mjs'
import { Fault, fileFault } from '../../scripts/lib/fault.mjs'
import { needs } from '../support/needs.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'data-folder-')))
})
afterEach(() => rmSync(root, { recursive: true }))

const refusal = (attempt: () => unknown) => {
  try {
    attempt()
  } catch (error) {
    return error
  }
  throw new Error('it was not refused')
}

test('a folder that is absent is made, and nothing is left of the attempt to write in it', () => {
  const folder = dataFolder(root, 'deep/data')
  expect(folder).toBe(join(root, 'deep/data'))
  expect(readdirSync(folder)).toEqual([])
})

test.each(['taken', 'taken/data'])('a file in place of the folder is named, also one above it: %s', (wanted) => {
  writeFileSync(join(root, 'taken'), '')
  expect(refusal(() => dataFolder(root, wanted))).toMatchObject({
    constructor: Fault,
    message: `${join(root, 'taken')} is a file, where a folder is needed.`,
    wayOut: 'Set DATA_DIR to a folder, or move that file away.',
  })
})

const isElsewhere = needs(process.platform !== 'win32', 'this is Windows')

test('a path of Windows makes no folder of that name elsewhere', isElsewhere, () => {
  for (const path of [String.raw`C:\data`, 'D:/data', String.raw`\\server\data`])
    expect(refusal(() => dataFolder(root, path))).toMatchObject({
      constructor: Fault,
      message: expect.stringContaining('a path of Windows'),
    })
  expect(readdirSync(root)).toEqual([])
})

const asRoot = needs(serverUser() !== undefined, 'the tests do not run as root')

test('the user that the database runs as need not reach the programs of our PATH', asRoot, () => {
  const folder = throwAwayFolder()
  const { PATH } = process.env
  process.env['PATH'] = root
  try {
    expect(serverFolder(join(folder, 'postgres'))).toBe(join(folder, 'postgres'))
  } finally {
    process.env['PATH'] = PATH
    rmSync(folder, { recursive: true })
  }
})

const failure = (code: string, syscall: string, path: string) =>
  Object.assign(new Error(`${code}: ${syscall} '${path}'`), { code, syscall, path })

test.each([
  ['EACCES', 'open', 'present', /may not write to .*present, which belongs to/, /DATA_DIR/],
  ['EACCES', 'mkdir', 'present/absent', /absent cannot be made: .* may not write in .*present, which/, /DATA_DIR/],
  ['EROFS', 'open', 'present', /present is on a read-only disk/, /DATA_DIR/],
  ['ENOSPC', 'write', 'present', /The disk that holds .*present is full/, /Free some space/],
  ['EDQUOT', 'write', 'present', /The disk that holds .*present is full/, /Free some space/],
  ['EIO', 'write', 'present', /The disk that holds .*present has failed/, /another disk/],
  ['ENAMETOOLONG', 'mkdir', 'absent', /No folder can be made at .*absent/, /DATA_DIR/],
])('%s of %s is a sentence with a way out', (code, syscall, name, message, wayOut) => {
  mkdirSync(join(root, 'present'))
  const fault = fileFault(failure(code, syscall, join(root, name)))
  expect(fault?.message).toMatch(message)
  expect(fault?.wayOut).toMatch(wayOut)
})

test('a fault of the program, or of a program that it starts, stays what it is', () => {
  expect(fileFault(new TypeError('x is not a function'))).toBeUndefined()
  expect(fileFault(failure('EACCES', 'spawn postgres', '/usr/bin/postgres'))).toBeUndefined()
  expect(fileFault(failure('ENOENT', 'open', join(root, 'absent.json')))).toBeUndefined()
  expect(fileFault(undefined)).toBeUndefined()
})
