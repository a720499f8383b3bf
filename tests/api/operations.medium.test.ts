import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestApi } from '../support/api.ts'
import { sharedApiBench } from '../support/api-bench.ts'

let api: TestApi

beforeAll(async () => {
  ;({ api } = await sharedApiBench())
})

describe('metrics', () => {
  test('say which operation was answered how, to a program on the machine', async () => {
    await api.app.inject({ url: `/common/job/${randomUUID()}` })
    const { statusCode, headers, body } = await api.app.inject('/metrics')
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    expect(body).toMatch(/^markwright_http_requests_total\{operation="getJob",status="401"\} [1-9]/m)
    expect(body).toMatch(/^markwright_index_version\{index="trademarks"\} \d/m)
    expect(body).toMatch(/^markwright_dependency_up\{dependency="database"\} 1$/m)
  })

  test('count a search by its kind', async () => {
    await api.ready()
    await api.search({ tradeMarkText: `MARKWRIGHT ${randomUUID().slice(0, 8)}` })
    expect((await api.app.inject('/metrics')).body).toMatch(
      /^markwright_searches_total\{product="trademark",kind="text"\} [1-9]/m,
    )
  })

  test('do not exist for whoever comes through a proxy or from another machine', async () => {
    const proxied = await api.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })
    const distant = await api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })
    expect([proxied.statusCode, distant.statusCode]).toEqual([404, 404])
    expect(proxied.json()).toMatchObject({ code: 40400, ok: false })
  })
})
