import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  createJobMetrics,
  createMetrics,
  createRequestMetrics,
  createWebMetrics,
  mayReadMetrics,
  observeIndexes,
} from './index.ts'
import { observeSite } from './site-metrics.ts'
import type { SiteState } from '../site-state.ts'
import { needs } from '../../../../tests/support/needs.ts'

const file = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')
const state: SiteState = {
  queues: [{ queue: 'reports', waiting: 3, active: 1, oldestSeconds: 90 }],
  failedLastDay: 2,
  registerVersion: 7,
  registerAgeSeconds: null,
  backupAgeSeconds: 60,
  backupFailed: false,
  databaseBytes: 1000,
  disk: { bytes: 100, freeBytes: 40 },
}

/** The metrics of all processes in one. */
function allMetrics(read: () => Promise<SiteState> = async () => state) {
  const metrics = createMetrics()
  metrics.observeProcess()
  metrics.observeDependencies(async () => ({ database: { ok: false, kind: 'postgres' } }))
  observeIndexes(metrics, () => ({
    trademarks: { ready: true, records: 5, version: 7, memoryBytes: 10, fault: null },
    images: { ready: false, records: 0, version: null, memoryBytes: 0, fault: 'no memory' },
  }))
  observeSite(metrics, read)
  const requests = createRequestMetrics(metrics)
  const web = createWebMetrics(metrics)
  const jobs = createJobMetrics(metrics, ['import-register'])
  return { metrics, requests, web, jobs }
}
const render = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.render()).body

test('requests, searches, jobs, queues, indexes, dependencies and providers are measured', async () => {
  const { metrics, requests, web, jobs } = allMetrics()
  requests.observeRequest({ operation: 'searchMarks', status: 503, seconds: 0.3 })
  requests.observeSearch('patent', 'semantic')
  web.observeWebRequest({ route: 'api', status: 503, seconds: 0.3 })
  jobs.observeRun({ job: 'make-report', outcome: 'retried', seconds: 2 })
  metrics.observeProviderCall({ provider: 'sms: aliyun', failure: 'no route' })
  const body = await render(metrics)
  for (const line of [
    'markwright_http_requests_total{operation="searchMarks",status="503"} 1',
    'markwright_http_request_duration_seconds_bucket{le="0.5",operation="searchMarks"} 1',
    'markwright_http_request_duration_seconds_bucket{le="0.25",operation="searchMarks"} 0',
    'markwright_web_requests_total{route="api",status="503"} 1',
    'markwright_web_request_duration_seconds_bucket{le="0.5",route="api"} 1',
    'markwright_searches_total{product="patent",kind="semantic"} 1',
    'markwright_job_runs_total{kind="make-report",outcome="retried"} 1',
    // A first failure is an increase only where there was a zero before it.
    'markwright_job_runs_total{kind="import-register",outcome="failed"} 0',
    'markwright_queue_jobs{queue="reports",state="waiting"} 3',
    'markwright_queue_oldest_seconds{queue="reports"} 90',
    'markwright_index_version{index="trademarks"} 7',
    'markwright_index_ready{index="images"} 0',
    'markwright_index_fault{index="images"} 1',
    'markwright_dependency_up{dependency="database"} 0',
    'markwright_provider_calls_total{provider="sms: aliyun",outcome="failure"} 1',
    'markwright_published_version{index="trademarks"} 7',
  ])
    expect(body).toContain(line)
  // What there has never been has no age.
  expect(body).not.toMatch(/^markwright_register_age_seconds/m)
})

test('without a database the metrics of the process itself remain', async () => {
  const { metrics } = allMetrics(() => Promise.reject(new Error('ECONNREFUSED')))
  const body = await render(metrics)
  expect(body).toMatch(/^process_resident_memory_bytes \d/m)
  expect(body).not.toMatch(/^markwright_queue_jobs/m)
})

describe('the metrics are read', () => {
  const direct = { address: '127.0.0.1', headers: {} }
  const withToken = (token: string) => ({ address: '203.0.113.7', headers: { authorization: `Bearer ${token}` } })

  test.each([
    ['on the machine', direct, true],
    ['on the machine, by IPv6', { address: '::1', headers: {} }, true],
    ['on the machine, by IPv4 within IPv6', { address: '::ffff:127.0.0.1', headers: {} }, true],
    ['from elsewhere', { address: '203.0.113.7', headers: {} }, false],
    ['from another machine of the network', { address: '10.0.0.7', headers: {} }, false],
    ['through a proxy on the machine', { ...direct, headers: { 'x-forwarded-for': '127.0.0.1' } }, false],
    ['through another proxy', { ...direct, headers: { forwarded: 'for=127.0.0.1' } }, false],
    ['from nowhere', { address: undefined, headers: {} }, false],
  ])('%s: %s %s', (_, caller, allowed) => expect(mayReadMetrics(caller, undefined)).toBe(allowed))

  test('with the token only, where there is one', () => {
    expect(mayReadMetrics(withToken('a-token-of-the-operator'), 'a-token-of-the-operator')).toBe(true)
    expect(mayReadMetrics(withToken('another'), 'a-token-of-the-operator')).toBe(false)
    expect(mayReadMetrics(direct, 'a-token-of-the-operator')).toBe(false)
  })
})

describe('ops/', () => {
  test('alerts and dashboard name metrics that exist', async () => {
    const { metrics, requests, jobs } = allMetrics(async () => ({ ...state, registerAgeSeconds: 1 }))
    requests.observeRequest({ operation: 'x', status: 200, seconds: 1 })
    jobs.observeRun({ job: 'x', outcome: 'completed', seconds: 1 })
    const known = new Set((await render(metrics)).match(/^# TYPE \w+/gm)?.map((line) => line.slice('# TYPE '.length)))
    const used = [file('ops/alerts.yml'), file('ops/dashboard.json')].flatMap(
      (text) => text.match(/\b(markwright|nodejs|process)_\w+/g) ?? [],
    )
    expect(used.length).toBeGreaterThan(20)
    expect(used.map((name) => name.replace(/_(bucket|count|sum)$/, '')).filter((name) => !known.has(name))).toEqual([])
  })

  test('docs/operations.md describes every alert and every metric of ours', async () => {
    const text = file('docs/operations.md')
    const alerts = [...file('ops/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name!)
    expect(alerts.length).toBeGreaterThan(10)
    expect(alerts.filter((name) => !text.includes(name))).toEqual([])
    const own = (await render(allMetrics().metrics)).match(/^# TYPE markwright_\w+/gm) ?? []
    expect(own.map((line) => line.slice('# TYPE '.length)).filter((name) => !text.includes(name))).toEqual([])
  })

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0
  test('each alert fires when it should', needs(hasPromtool, 'promtool is not installed'), () => {
    const folder = new URL('../../../../ops', import.meta.url)
    const options = { cwd: folder, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], options)
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status).toBe(0)
  })
})
