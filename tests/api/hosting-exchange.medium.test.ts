import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from '../../packages/storage/src/index.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { runExport } from '../support/exports.ts'
import { buildMark } from '../support/registers.ts'
import { workbookRows } from '../support/workbook-rows.ts'

let bench: ApiBench
const dataDir = mkdtempSync(join(tmpdir(), 'hosting-'))
beforeAll(async () => {
  bench = await createApiBench({ DATA_DIR: dataDir })
  await buildMark(bench, {
    application_number: '77200001',
    mark_text: '云出',
    registered_on: '2017-05-14',
    expires_on: '2099-05-13',
  })
})
afterAll(() => bench.close())
type Member = Awaited<ReturnType<ApiBench['member']>>

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody${path}`, { as: token, ...(payload && { payload }) })

async function aPortfolio() {
  const member = await bench.member()
  const { data: client } = await call('POST', '/client', member, { name: '青松集团' })
  await call('POST', '/portfolio', member, { kind: 'mark', office: 'CN', number: '77200001', clientId: client.id })
  await call('POST', '/portfolio', member, {
    kind: 'certificate',
    office: 'CN',
    number: 'GR1',
    title: '高新技术企业证书',
    expiresOn: '2098-12-31',
    note: '=1+1',
  })
  return { member, client }
}
async function exported(
  member: Member,
  draft: { format: string; sort?: string; clientId?: string; ids?: string[] },
): Promise<Buffer> {
  const { data } = await call('POST', '/portfolio/export', member, draft)
  const { fileId } = (await runExport(bench.pool, dataDir, data.jobId)) as { fileId: string }
  const object = await createFolderStore(join(dataDir, 'objects')).find(`files/private/${fileId}.${draft.format}`)
  return buffer(object!.stream)
}

test('the list that is filtered becomes a spreadsheet with the next last day', async () => {
  const { member, client } = await aPortfolio()
  const [head, ...rows] = await workbookRows(await exported(member, { format: 'xlsx', sort: 'title' }))
  expect(rows).toHaveLength(2)
  const valueOf = (row: unknown[], title: string) => row[head!.indexOf(title)]
  const certificate = rows.find((row) => valueOf(row, '申请号') === 'GR1')!
  expect(valueOf(certificate, '类型')).toBe('证书')
  expect(valueOf(certificate, '下一期限')).toBe('到期')
  expect(valueOf(certificate, '下一期限日')).toEqual(new Date('2098-12-31T00:00:00Z'))
  const own = await workbookRows(await exported(member, { format: 'xlsx', clientId: client.id }))
  expect(own).toHaveLength(2)
  expect(own[1]).toContain('青松集团')
  const { data: list } = await call('GET', '/portfolio/page?kind=certificate', member)
  const ids: string[] = [list.records[0].id]
  const selected = await workbookRows(await exported(member, { format: 'xlsx', ids }))
  expect(selected.slice(1).map((row) => row.includes('GR1'))).toEqual([true])
  expect(await workbookRows(await exported((await aPortfolio()).member, { format: 'xlsx', ids }))).toHaveLength(1)
})

test('the spreadsheet names who acts for the owner, whose word it stays; last days are those of an applicant', async () => {
  const member = await bench.member()
  const { data: agent } = await call('POST', '/agent', member, { kind: 'firm', name: '青松代理' })
  const { data: applicant } = await call('POST', '/applicant', member, {
    applicantName: '甲公司',
    type: 'Organization',
  })
  for (const [number, rest] of [
    ['GR2', { agentId: agent.id, applicantId: applicant.id }],
    ['GR3', {}],
  ] as const)
    await call('POST', '/portfolio', member, {
      kind: 'certificate',
      office: 'CN',
      number,
      title: number,
      expiresOn: '2098-12-31',
      ...rest,
    })
  const [head, ...rows] = await workbookRows(await exported(member, { format: 'xlsx', sort: 'title' }))
  expect(rows.map((row) => row[head!.indexOf('负责代理')] ?? '')).toEqual(['青松代理', ''])
  expect(rows.map((row) => row[head!.indexOf('代理机构')] ?? '')).toEqual(['', ''])
  const { data: due } = await call('GET', `/deadline/page?applicantId=${applicant.id}`, member)
  expect(due.records).toMatchObject([{ itemNumber: 'GR2' }])
})

test('the report is a PDF; its job belongs to the member', async () => {
  const { member } = await aPortfolio()
  const bytes = await exported(member, { format: 'pdf' })
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const { data } = await bench.call('GET', '/common/exports', { as: member.token })
  expect(data.records[0]).toMatchObject({ kind: 'portfolio', format: 'pdf' })
})

test('a calendar has the open last days; its address works without signing in until it is ended', async () => {
  const { member, client } = await aPortfolio()
  const file = await call('GET', '/calendar', member)
  expect(file.headers['content-type']).toContain('text/calendar')
  const text = file.body.toString()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('DTSTART;VALUE=DATE:20981231')

  const { data: feed } = await call('POST', '/calendar/feed', member, { clientId: client.id })
  const { pathname, search, searchParams } = new URL(feed.url)
  const path = `${pathname.replace(/^\/api/, '')}${search}`
  const read = await bench.call('GET', path)
  expect(read.status).toBe(200)
  expect(read.body.toString().match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(read.body.toString()).toContain('20990513')
  const token = searchParams.get('token')!
  expect(await bench.rows(`SELECT token_hash FROM hosting_calendar WHERE token_hash = $1`, [token])).toEqual([])
  expect((await call('GET', '/calendar/feed', member)).data).toMatchObject([{ id: feed.id, clientName: '青松集团' }])

  const other = await bench.member()
  expect(await call('DELETE', `/calendar/feed/${feed.id}`, other)).toMatchObject({ status: 404 })
  expect(await call('POST', '/calendar/feed', other, { clientId: client.id })).toMatchObject({ status: 404 })
  expect(await call('GET', `/calendar?clientId=${client.id}`, other)).toMatchObject({ status: 404 })
  expect(await call('DELETE', `/calendar/feed/${feed.id}`, member)).toMatchObject({ code: 0 })
  expect((await bench.call('GET', path)).status).toBe(404)
})

test('a plan that is given up is followed by the one above it', async () => {
  const { member, client } = await aPortfolio()
  const draft = { isOn: true, daysBefore: [60], interval: 'daily', bySite: true, byEmail: false, emails: [] }
  const ofClient = `/reminder?clientId=${client.id}`
  await call('PUT', '/reminder', member, { ...draft, version: 0 })
  await call('PUT', ofClient, member, { ...draft, version: 0, daysBefore: [5] })
  expect((await call('GET', '/reminder/list', member)).data).toMatchObject([
    { clientId: null, daysBefore: [60], isOwn: true },
    { clientId: client.id, daysBefore: [5], isOwn: true },
  ])
  expect(await call('DELETE', `${ofClient}&version=2`, member)).toMatchObject({ status: 409, code: 61001 })
  expect(await call('DELETE', `${ofClient}&version=1`, await bench.member())).toMatchObject({ status: 404 })
  expect((await call('DELETE', `${ofClient}&version=1`, member)).data).toMatchObject({ isOwn: false, daysBefore: [60] })
  expect((await call('GET', '/reminder/list', member)).data).toHaveLength(1)
  const usual = { isOwn: false, daysBefore: [90, 30, 7, 1], version: 0 }
  expect((await call('DELETE', '/reminder?version=1', member)).data).toMatchObject(usual)
})

test('the plan of a client is that of everything until it has its own', async () => {
  const { member, client } = await aPortfolio()
  const general = await call('GET', '/reminder', member)
  expect(general.data).toMatchObject({ isOwn: false, daysBefore: [90, 30, 7, 1], interval: 'daily', version: 0 })
  const draft = {
    version: 0,
    isOn: true,
    daysBefore: [7, 60, 7],
    interval: 'weekly',
    bySite: true,
    byEmail: false,
    emails: ['li@example.com'],
  }
  expect((await call('PUT', '/reminder', member, draft)).data).toMatchObject({
    isOwn: true,
    daysBefore: [60, 7],
    weekday: 1,
    version: 1,
  })
  expect(await call('PUT', '/reminder', member, draft)).toMatchObject({ status: 409, code: 61001 })
  const ofClient = `/reminder?clientId=${client.id}`
  expect((await call('GET', ofClient, member)).data).toMatchObject({ isOwn: false, daysBefore: [60, 7], version: 0 })
  const monthly = { ...draft, interval: 'monthly', monthDay: 15 }
  expect((await call('PUT', ofClient, member, monthly)).data).toMatchObject({ isOwn: true, monthDay: 15 })
  expect((await call('GET', '/reminder', member)).data).toMatchObject({ interval: 'weekly', monthDay: null })
  expect(await call('PUT', ofClient, member, { ...monthly, version: 1, emails: ['nobody'] })).toMatchObject({
    status: 400,
  })
  expect(await call('GET', ofClient, await bench.member())).toMatchObject({ status: 404 })
})
