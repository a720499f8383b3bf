import { expect, test } from 'vitest'
import { findAlerts, type ProcessState } from './find-alerts.ts'

const now = new Date('2026-11-25T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const index = { name: 'trademarks', ready: true, version: 7, fault: null }
const api: ProcessState = {
  kind: 'api',
  host: 'a',
  pid: 1,
  startedAt: ago(86_400),
  seenAt: ago(5),
  indexes: [index],
}
const worker: ProcessState = { ...api, kind: 'worker', pid: 2, indexes: [] }
const healthy: Parameters<typeof findAlerts>[0] = {
  site: {
    queues: [{ queue: 'reports', waiting: 1, active: 0, oldestSeconds: 10 }],
    failedLastDay: 0,
    registerVersion: 7,
    registerAgeSeconds: 100,
    backupAgeSeconds: 3600,
    backupFailed: false,
    databaseBytes: 1,
    disk: { bytes: 100, freeBytes: 50 },
  },
  processes: [api, worker],
  providers: [{ name: 'sms: aliyun', lastSuccessAt: ago(10), lastFailureAt: ago(60), lastFailure: 'limited' }],
  failedImports: [],
  lastBackupError: null,
}
const kinds = (changes: Partial<typeof healthy>) =>
  findAlerts({ ...healthy, ...changes }, now).map(({ kind, subject, count }) => ({
    kind,
    ...(subject !== null && { subject }),
    ...(count !== null && { count }),
  }))
const site = (changes: Partial<typeof healthy.site>) => ({ site: { ...healthy.site, ...changes } })

test('a healthy site needs no attention, and an index that is being built after a start is healthy', () => {
  expect(kinds({})).toEqual([])
  const building = { ...api, startedAt: ago(60), indexes: [{ ...index, ready: false, version: 0 }] }
  expect(kinds({ processes: [building, worker] })).toEqual([])
})

test.each([
  ['no worker', { processes: [api] }, [{ kind: 'noWorker' }]],
  [
    'a process that vanished',
    { processes: [{ ...api, seenAt: ago(60) }, worker] },
    [{ kind: 'processLost', subject: 'api a:1' }],
  ],
  ['one that was started again', { processes: [{ ...api, seenAt: ago(60) }, { ...api, pid: 3 }, worker] }, []],
  [
    'an index that is never ready',
    { processes: [{ ...api, indexes: [{ ...index, ready: false }] }, worker] },
    [{ kind: 'indexNotReady', subject: 'trademarks · api a:1' }],
  ],
  [
    'an index that is behind and says why',
    { processes: [{ ...api, indexes: [{ ...index, version: 6, fault: 'no memory' }] }, worker] },
    [
      { kind: 'indexFault', subject: 'trademarks · api a:1' },
      { kind: 'indexBehind', subject: 'trademarks · api a:1' },
    ],
  ],
  [
    'a queue that stands',
    site({ queues: [{ queue: 'mail', waiting: 2, active: 0, oldestSeconds: 960 }] }),
    [{ kind: 'queueStalled', subject: 'mail', count: 16 }],
  ],
  ['jobs that failed', site({ failedLastDay: 3 }), [{ kind: 'jobsFailed', count: 3 }]],
  [
    'an import that failed',
    { failedImports: [{ name: 'a.xml', reason: 'no XML' }] },
    [{ kind: 'importFailed', subject: 'a.xml' }],
  ],
  [
    'a provider whose last call failed',
    { providers: [{ name: 'wechat: wechat', lastSuccessAt: null, lastFailureAt: ago(5), lastFailure: 'refused' }] },
    [{ kind: 'providerFails', subject: 'wechat: wechat' }],
  ],
  ['no backup', site({ backupAgeSeconds: null }), [{ kind: 'backupMissing' }]],
  ['an old backup', site({ backupAgeSeconds: 3 * 86_400 + 5 }), [{ kind: 'backupOld', count: 3 }]],
  ['a backup that failed', site({ backupFailed: true }), [{ kind: 'backupFailed' }]],
  ['a full disk', site({ disk: { bytes: 1000, freeBytes: 99 } }), [{ kind: 'diskFull', count: 9 }]],
])('%s is noticed', (_, changes, expected) => expect(kinds(changes as Partial<typeof healthy>)).toEqual(expected))

test('what is critical comes first', () => {
  const found = findAlerts({ ...healthy, ...site({ failedLastDay: 1, disk: { bytes: 100, freeBytes: 1 } }) }, now)
  expect(found.map(({ kind }) => kind)).toEqual(['diskFull', 'jobsFailed'])
})
