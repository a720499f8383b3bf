import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { needs } from '../../../tests/support/needs.ts'
import { dataFolderFault } from './data-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-folder-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a data folder that is absent is made, and nothing is left in it', () => {
  expect(dataFolderFault(join(root, 'deep/data'))).toBeNull()
  expect(readdirSync(join(root, 'deep/data'))).toEqual([])
})

test('a file in its place is a fault of the setting', () => {
  writeFileSync(join(root, 'file'), '')
  for (const folder of ['file', 'file/data'])
    expect(dataFolderFault(join(root, folder))).toEqual({
      reason: `cannot be written (${join(root, folder)}): a file is in the place of a folder`,
      isOfDisk: false,
    })
})

const hasSys = needs(existsSync('/sys/kernel'), 'this system has no folder that it writes itself')

test('a folder that the system writes itself is no data folder', hasSys, () => {
  expect(dataFolderFault('/sys/kernel')).toMatchObject({ reason: expect.stringContaining('/sys/kernel') })
})
