import { parseSettings } from '@markwright/config'
import { UnwritableBackup } from '@markwright/operations/backup'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { runBackup } from './run-backup.ts'
import { needs } from '../../../../tests/support/needs.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runs = { begin: vi.fn(async () => 'one'), finish: vi.fn(), fail: vi.fn(async () => {}) }
beforeEach(() => vi.clearAllMocks())

const backUpTo = (to: string) =>
  runBackup({
    runs,
    settings: parseSettings({
      DATABASE_URL: 'postgresql://127.0.0.1:1/absent',
      DATA_DIR: folder,
      APP_SECRET: 'of-tests-only-and-32-characters!',
    }),
    folder: to,
    recipients: [],
    keep: null,
    product: '1.2.3',
    environment: {},
    now: new Date('2026-11-25T08:00:00Z'),
    report: () => {},
  })

// The file system of the processes takes no folders, not even from root.
test(
  'a folder that cannot be created ends the backup with the reason',
  needs(process.platform === 'linux', 'this is not Linux'),
  async () => {
    const attempt = backUpTo('/proc/none/deep')
    await expect(attempt).rejects.toBeInstanceOf(UnwritableBackup)
    await expect(attempt).rejects.toThrow('cannot be written to /proc/none/deep: no folder can be created there')
    expect(runs.fail).toHaveBeenCalledWith('one', expect.stringContaining('/proc/none/deep'))
  },
)

test('a file in the place of the folder ends it too', async () => {
  writeFileSync(join(folder, 'file'), 'x')
  for (const to of [join(folder, 'file'), join(folder, 'file', 'below')])
    await expect(backUpTo(to)).rejects.toThrow('a file is in the place of a folder')
})

test('a backup that failed leaves no folder behind that it created', async () => {
  const before = readdirSync(folder)
  await expect(backUpTo(join(folder, 'new', 'below'))).rejects.toThrow('ECONNREFUSED')
  expect(readdirSync(folder)).toEqual(before)
  expect(runs.fail).toHaveBeenCalledOnce()
})
