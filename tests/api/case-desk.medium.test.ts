import { randomUUID } from 'node:crypto'
import ExcelJS from 'exceljs'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computeDeadlines } from '../../packages/deadlines/src/index.ts'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildProduct } from '../support/catalogue.ts'
import { aCase } from '../support/member-objects.ts'
import { randomBelow } from '../support/random-below.ts'
import { formOf, pngOf } from '../support/sample-files.ts'
import { buildStaff } from '../support/staff.ts'

const desk = '/admin/manage/cases'
const today = todayIn(HOME_ZONE, new Date())

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench()
  const sku = { priceFen: 35_000, quantityMax: 1000, planId: null, planUnits: 0, officialFees: [] }
  await buildProduct(bench, { productType: 29, orderGroup: 'Case', plan: null, skus: [sku] })
})
afterAll(() => bench?.close())

type Member = Awaited<ReturnType<ApiBench['member']>>
type Staff = Awaited<ReturnType<typeof buildStaff>>
const as = (member: Member) => (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  bench.call(method, url, { as: member.token, ...(payload && { payload }) })
const by =
  (staff: Staff) =>
  (method: 'GET' | 'POST', url: string, payload?: object, language = 'cn') =>
    bench.call(method, `${desk}${url}`, {
      headers: { ...staff.headers, 'accept-language': language },
      ...(payload && { payload }),
    })

async function ordered(member: Member, content: object = aCase.content): Promise<{ id: string; orderId: string }> {
  const { data: draft } = await as(member)('POST', '/trademark/case/draft', { ...aCase, content })
  const order = { version: draft.version, total: '350.00', agree: true }
  const { data } = await as(member)('POST', `/trademark/case/draft/${draft.id}/order`, order)
  return { id: data.caseId, orderId: data.orderId }
}
async function upload(member: Member, name: string): Promise<string> {
  const { payload, headers } = formOf([
    ['type', 'priority'],
    ['file', pngOf(40, 40), name],
  ])
  return (await bench.call('POST', '/admin/sys-file/upload', { as: member.token, payload, headers })).data.id
}
/** A case that can be filed. */
async function ready(member: Member, content?: object) {
  const made = await ordered(member, content)
  const { missingDocuments } = (await as(member)('GET', `/trademark/case/${made.id}`)).data
  for (const kind of missingDocuments)
    await as(member)('POST', `/trademark/case/${made.id}/document`, {
      kind,
      fileId: await upload(member, `${kind}.png`),
    })
  const { version } = (await as(member)('GET', `/trademark/case/${made.id}`)).data
  await as(member)('POST', `/trademark/case/${made.id}/submit`, { version })
  await bench.rows(`UPDATE service_order SET status = 'paid', paid_at = now() WHERE id = $1`, [made.orderId])
  return item(made.id)
}
async function item(id: string): Promise<{ id: string; version: number }> {
  const [row] = await bench.rows<{ version: number }>('SELECT version FROM trademark_case WHERE id = $1', [id])
  return { id, version: row!.version }
}
const stateOf = async (id: string) =>
  (
    await bench.rows<{ state: string; office_number: string | null; assignee_name: string | null }>(
      'SELECT state, office_number, assignee_name FROM trademark_case WHERE id = $1',
      [id],
    )
  )[0]!
/** A deadline that begins with a refusal of yesterday; its last day is `dueOn` where that is named. */
async function buildDeadline(caseId: string, { dueOn, isDone = false }: { dueOn?: string; isDone?: boolean } = {}) {
  const request = { office: 'CN', kind: 'mark', event: 'refusal', date: addDays(today, -1) } as const
  const computed = computeDeadlines({ ...request, delivery: { method: 'electronic' } })
  if (!computed.known) throw new Error('no rule')
  const [fileId, letterId] = [randomUUID(), randomUUID()]
  const [deadline] = computed.deadlines
  await bench.rows(
    `WITH f AS (
       INSERT INTO stored_file (id, bucket, file_name, original, kind, mime, size_bytes)
       VALUES ($2::uuid, 'private', $2::uuid || '.pdf', '通知.pdf', 'priority', 'application/pdf', 12) RETURNING id
     ), l AS (
       INSERT INTO case_letter (id, case_id, kind, dated_on, file_id) SELECT $3::uuid, $1::uuid, 'refusal', $4::date, id FROM f RETURNING id
     )
     INSERT INTO case_deadline (id, case_id, letter_id, due_on, computed, done_at)
     SELECT gen_random_uuid(), $1::uuid, id, $5::date, $6::jsonb, CASE WHEN $7 THEN now() END FROM l`,
    [caseId, fileId, letterId, request.date, dueOn ?? deadline!.due, JSON.stringify(deadline), isDone],
  )
}
/** A text of a calendar without what RFC 5545 escapes. */
const unescaped = (text: string) => text.replaceAll(/\\([;,\\])/g, '$1').replaceAll('\\n', '\n')
const unzipped = (body: Uint8Array) =>
  new Map(Object.entries(unzipSync(body)).map(([name, bytes]) => [name, Buffer.from(bytes)]))
const codesOf = (data: { problem: { code: number } | null }[]) => data.map(({ problem }) => problem?.code ?? 0)

describe('several cases', () => {
  test('are filed with a number each; what cannot be is named in the language of the caller, and stops no other', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const [one, two, three, four] = [await ready(member), await ready(member), await ready(member), await ready(member)]
    const unpaid = await ready(member)
    await bench.rows(
      `UPDATE service_order SET status = 'pendingPayment', paid_at = NULL
       WHERE id = (SELECT order_id FROM trademark_case WHERE id = $1)`,
      [unpaid.id],
    )
    const change = {
      change: 'file',
      items: [
        { ...one, officeNumber: ' TM1 ' },
        { ...two, version: two.version - 1, officeNumber: 'TM2' },
        { ...unpaid, officeNumber: 'TM3' },
        { ...three, officeNumber: '' },
        { id: randomUUID(), version: 1, officeNumber: 'TM5' },
        { ...four, officeNumber: 'TM6' },
      ],
    }
    const { data } = await by(staff)('POST', '/bulk', change, 'en')
    expect(codesOf(data)).toEqual([0, 40900, 60117, 60141, 40400, 0])
    expect(data[2]).toMatchObject({
      caseNo: expect.stringMatching(/^C\d{14}$/),
      problem: {
        text: 'The order is neither paid nor on account, or is being refunded, so that the case cannot be filed.',
      },
      record: { state: 'ready', version: unpaid.version },
    })
    expect(data[4]).toMatchObject({ caseNo: null, record: null })
    expect(await stateOf(one.id)).toMatchObject({ state: 'filed', office_number: 'TM1' })
    expect(await stateOf(four.id)).toMatchObject({ state: 'filed', office_number: 'TM6' })
    // Sent again, nothing happens twice.
    expect(codesOf((await by(staff)('POST', '/bulk', change)).data)).toEqual([40900, 40900, 60117, 60141, 40400, 40900])
    const notices = await bench.rows(`SELECT 1 FROM notice WHERE account_id = $1 AND title_cn LIKE '案件%已递交'`, [
      member.id,
    ])
    expect(notices).toHaveLength(2)
  })

  test('with the same number are not filed, and a case that is named twice refuses the whole', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const [one, two] = [await ready(member), await ready(member)]
    const file = (items: object[]) => by(staff)('POST', '/bulk', { change: 'file', items })
    const same = await file([one, two].map((each) => ({ ...each, officeNumber: 'TM9' })))
    expect(codesOf(same.data)).toEqual([60141, 60141])
    expect(
      (
        await file([
          { ...one, officeNumber: 'A' },
          { ...one, officeNumber: 'B' },
        ])
      ).status,
    ).toBe(400)
    expect((await stateOf(one.id)).state).toBe('ready')
    const many = Array.from({ length: 51 }, () => ({ id: randomUUID(), version: 1 }))
    expect((await file(many)).status).toBe(400)
  })

  test('are filed once by two of the staff at once', async () => {
    const [member, one, two] = [await bench.member(), await buildStaff(bench.api), await buildStaff(bench.api)]
    const items = [await ready(member), await ready(member), await ready(member)]
    const file = (staff: Staff, word: string) =>
      by(staff)('POST', '/bulk', {
        change: 'file',
        items: items.map((each, at) => ({ ...each, officeNumber: `${word}${at}` })),
      })
    const [first, second] = await Promise.all([file(one, 'A'), file(two, 'B')])
    const done = items.map((_, at) => [first, second].filter(({ data }) => data[at].problem === null).length)
    expect(done).toEqual([1, 1, 1])
  })

  test('are claimed where nobody else has, released by who has them, and handed over to who may have them', async () => {
    const [member, one, two] = [
      await bench.member(),
      await buildStaff(bench.api),
      await buildStaff(bench.api, ['reviewer']),
    ]
    const [support, gone] = [await buildStaff(bench.api, ['support']), await buildStaff(bench.api)]
    await bench.rows('UPDATE staff SET disabled_at = now() WHERE id = $1', [gone.id])
    const ids = [(await ordered(member)).id, (await ordered(member)).id]
    const items = () => Promise.all(ids.map(item))
    const change = async (staff: Staff, name: string, rest: object = {}) =>
      by(staff)('POST', '/bulk', { change: name, items: await items(), ...rest })
    expect(codesOf((await change(one, 'claim')).data)).toEqual([0, 0])
    expect(codesOf((await change(one, 'claim')).data)).toEqual([0, 0])
    expect(codesOf((await change(two, 'claim')).data)).toEqual([60140, 60140])
    expect(codesOf((await change(two, 'release')).data)).toEqual([60140, 60140])
    expect((await change(one, 'assign', { assigneeId: support.id })).status).toBe(400)
    expect((await change(one, 'assign', { assigneeId: gone.id })).status).toBe(400)
    expect((await change(one, 'assign')).status).toBe(400)
    expect(codesOf((await change(one, 'assign', { assigneeId: two.id })).data)).toEqual([0, 0])
    expect((await stateOf(ids[0]!)).assignee_name).toBe(two.name)
    expect(codesOf((await change(two, 'release')).data)).toEqual([0, 0])
    expect((await stateOf(ids[0]!)).assignee_name).toBeNull()
    const audit = await bench.rows<{ facts: object }>(
      `SELECT facts FROM audit_entry WHERE action = 'case.assign' AND subject_id = $1 ORDER BY created_at, id`,
      [ids[0]],
    )
    expect(audit.map(({ facts }) => facts)).toEqual([
      { from: null, to: one.name },
      { from: one.name, to: two.name },
      { from: two.name, to: null },
    ])
    const { data } = await by(one)('GET', '/staff')
    const listed = data.map(({ id }: { id: string }) => id)
    expect([one.id, two.id].every((id) => listed.includes(id))).toBe(true)
    expect([support.id, gone.id].some((id) => listed.includes(id))).toBe(false)
  })

  test('are returned for the documents that are named, in the language of each member', async () => {
    const [chinese, english, staff] = [await bench.member(), await bench.member(), await buildStaff(bench.api)]
    await bench.rows(`UPDATE account SET language = 'en' WHERE id = $1`, [english.id])
    const items = [await ready(chinese), await ready(english)]
    const request = async (documents: string[]) =>
      by(staff)('POST', '/bulk', {
        change: 'requestDocuments',
        items,
        documents,
        reasons: { cn: '请重传：{documents}', en: 'Please upload again: {documents}' },
      })
    expect(codesOf((await request([])).data)).toEqual([60142, 60142])
    expect(codesOf((await request(['unknown', 'markImage'])).data)).toEqual([60142, 60142])
    expect(codesOf((await request(['powerOfAttorney'])).data)).toEqual([0, 0])
    const reasons = await bench.rows<{ reason: string }>(
      `SELECT reason FROM state_change WHERE subject_id = ANY($1) AND event = 'requestDocuments'`,
      [items.map(({ id }) => id)],
    )
    expect(reasons.map(({ reason }) => reason).toSorted()).toEqual([
      'Please upload again: - Power of attorney',
      '请重传：- 代理委托书',
    ])
  })
})

describe('an export', () => {
  test('has a row for each case in the order of the form, no formula, and the documents; what is missing is named', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const content = { ...aCase.content, applicant: { ...aCase.content.applicant, nameCn: '=HYPERLINK("x")' } }
    const cases = [await ready(member), await ready(member, content)]
    const [lost] = await bench.rows<{ id: string; bucket: string; file_name: string }>(
      `SELECT f.id, f.bucket, f.file_name FROM case_document d JOIN stored_file f ON f.id = d.file_id WHERE d.case_id = $1 LIMIT 1`,
      [cases[0]!.id],
    )
    await bench.rows(`UPDATE stored_file SET file_name = 'lost.png' WHERE id = $1`, [lost!.id])
    const unknown = randomUUID()
    const { body, headers } = await by(staff)('POST', '/export', { ids: [...cases.map(({ id }) => id), unknown] }, 'en')
    expect(headers['content-type']).toBe('application/zip')
    const files = unzipped(body)
    const numbers = await bench.rows<{ number: string }>(
      'SELECT number FROM trademark_case WHERE id = ANY($1) ORDER BY number',
      [cases.map(({ id }) => id)],
    )
    const names = [...files.keys()]
    expect(names.filter((name) => name.startsWith(`${numbers[1]!.number}/`))).toHaveLength(2)
    expect(names.filter((name) => name.startsWith(`${numbers[0]!.number}/`))).toHaveLength(1)
    const readme = files.get('README.txt')!.toString()
    expect(readme).toContain('It is not a format that a client of the office imports.')
    expect(readme).toContain(`no such case: ${unknown}`)
    expect(readme).toMatch(new RegExp(`Missing:[^]*${numbers[0]!.number}/`))
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(files.get('Cases.xlsx') as never)
    expect(workbook.worksheets).toHaveLength(2)
    const [sheet] = workbook.worksheets
    const titles = (sheet!.getRow(1).values as string[]).slice(1)
    expect(titles.slice(0, 4)).toEqual(['Case number', 'State', 'Office number', 'Member'])
    expect(titles[4]).toContain('name in Chinese')
    expect(titles.join()).not.toContain('Seal')
    expect([sheet!.getRow(2).getCell(1).text, sheet!.getRow(3).getCell(1).text]).toEqual(
      numbers.map(({ number }) => number),
    )
    expect(sheet!.getRow(3).getCell(5).value).toBe(`'=HYPERLINK("x")`)
    // An export changes nothing of a case, and is written down.
    expect(await Promise.all(cases.map(({ id }) => item(id)))).toEqual(cases)
    const audit = await bench.rows(`SELECT 1 FROM audit_entry WHERE action = 'case.export' AND staff_id = $1`, [
      staff.id,
    ])
    expect(audit).toHaveLength(2)
  })

  test('of a filter has what the list has, and more than 50 are refused', async () => {
    const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
    const one = await ready(member)
    const filter = { state: 'ready', keyword: member.phone }
    const names = [...unzipped((await by(staff)('POST', '/export', { filter })).body).keys()]
    expect(names.filter((name) => name.endsWith('.txt'))).toEqual(['说明.txt'])
    expect((await by(staff)('POST', '/export', { filter: { ...filter, state: 'filed' } })).code).toBe(60144)
    await bench.rows(
      `INSERT INTO trademark_case (id, number, account_id, order_id, draft_id, position, product_type, definition_version, content, state, version)
       SELECT gen_random_uuid(), 'X' || n, account_id, order_id, draft_id, n, product_type, definition_version, content, state, 1
       FROM trademark_case, generate_series(1, 50) AS n WHERE id = $1`,
      [one.id],
    )
    expect(await by(staff)('POST', '/export', { filter })).toMatchObject({ code: 60143, data: { total: 51 } })
  })
})

describe('last days', () => {
  test('are a calendar of the member and of staff, with stable ids and three alarms; what is done is not in it', async () => {
    const [member, other, staff] = [await bench.member(), await bench.member(), await buildStaff(bench.api)]
    const mine = await ready(member)
    await by(staff)('POST', '/bulk', { change: 'file', items: [{ ...mine, officeNumber: 'TM-ICS' }] })
    await buildDeadline(mine.id)
    const { data } = await by(staff)('GET', `/${mine.id}`)
    const [deadline] = data.deadlines
    const own = await as(member)('GET', '/trademark/case/calendar?lang=en')
    expect(own.headers['content-type']).toContain('text/calendar')
    const text = String(own.body).replaceAll('\r\n ', '')
    expect(text).toContain(`UID:case-deadline-${deadline.id}@markwright`)
    expect(text).toContain(`DTSTART;VALUE=DATE:${deadline.deadline.lastDay.replaceAll('-', '')}`)
    expect([...text.matchAll(/TRIGGER:(\S+)/g)].map(([, trigger]) => trigger)).toEqual(['-P30D', '-P7D', '-P1D'])
    expect(text).toContain(`personalCenter/case?id=${mine.id}`)
    const english = (await by(staff)('GET', `/${mine.id}`, undefined, 'en')).data.deadlines[0].deadline
    for (const line of [english.law, english.source, ...english.calculation]) expect(unescaped(text)).toContain(line)
    expect(String((await as(member)('GET', `/trademark/case/${mine.id}/calendar`)).body)).toContain(deadline.id)
    expect((await as(other)('GET', `/trademark/case/${mine.id}/calendar`)).status).toBe(404)
    expect(String((await as(other)('GET', '/trademark/case/calendar')).body)).not.toContain(deadline.id)
    const managed = async (query: string) =>
      String((await by(staff)('GET', `/calendar${query}`)).body).replaceAll('\r\n ', '')
    expect(await managed('')).toContain(`manage/case?id=${mine.id}`)
    expect(await managed('?assignee=mine')).not.toContain(deadline.id)
    await by(staff)('POST', '/bulk', { change: 'claim', items: [await item(mine.id)] })
    expect(await managed('?assignee=mine')).toContain(deadline.id)
    await by(staff)('POST', `/${mine.id}/deadline/${deadline.id}`, { isDone: true })
    expect(await managed('')).not.toContain(deadline.id)
  })
})

describe('figures and filters', () => {
  const states = ['preparing', 'scheduled', 'ready', 'filed', 'accepted', 'completed', 'refused', 'withdrawn'] as const
  const statuses = ['pendingPayment', 'pendingReview', 'paid', 'free', 'reviewRejected', 'complete'] as const
  const refunds = ['none', 'requested', 'approved', 'rejected', 'done'] as const
  type Known = {
    id: string
    assignee: string | null
    state: (typeof states)[number]
    status: (typeof statuses)[number]
    refund: (typeof refunds)[number]
    isClosed: boolean
    filedDaysAgo: number | null
    unanswered: boolean
    /** Days from today. */
    deadlines: { in: number; isDone: boolean }[]
  }

  /** What each figure counts, said once more from the facts of a case. */
  const meanings: Record<string, (each: Known) => boolean> = {
    open: (each) => !isOver(each),
    toFile: ({ state, status, refund, isClosed }) =>
      state === 'ready' &&
      !isClosed &&
      ['none', 'rejected'].includes(refund) &&
      ['paid', 'free', 'complete'].includes(status),
    member: (each) =>
      !isOver(each) &&
      (each.state === 'preparing' ||
        (['scheduled', 'ready'].includes(each.state) &&
          ['pendingPayment', 'reviewRejected'].includes(each.status) &&
          ['none', 'rejected'].includes(each.refund))),
    filedLately: ({ filedDaysAgo }) => filedDaysAgo !== null && filedDaysAgo < 7,
    unanswered: ({ unanswered }) => unanswered,
    overdue: ({ deadlines }) => deadlines.some((each) => !each.isDone && each.in < 0),
    in7Days: ({ deadlines }) => deadlines.some((each) => !each.isDone && each.in >= 0 && each.in <= 7),
    in30Days: ({ deadlines }) => deadlines.some((each) => !each.isDone && each.in >= 0 && each.in <= 30),
  }
  const isOver = ({ state, refund, isClosed }: Known) =>
    ['completed', 'refused', 'withdrawn'].includes(state) ||
    (['preparing', 'scheduled', 'ready'].includes(state) && (isClosed || refund === 'done'))

  async function buildRandom(
    member: Member,
    random: (bound: number) => number,
    staff: readonly Staff[],
  ): Promise<Known> {
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
    const { id, orderId } = await ordered(member)
    const state = random(3) === 0 ? 'ready' : pick(states)
    const isFiled = ['filed', 'accepted', 'completed', 'refused'].includes(state)
    const filedDaysAgo = isFiled ? random(12) : null
    const known: Known = {
      id,
      assignee: pick([...staff.map((each) => each.id), null]),
      state,
      status: pick(statuses),
      refund: random(2) === 0 ? 'none' : pick(refunds),
      isClosed: random(5) === 0,
      filedDaysAgo,
      unanswered: random(2) === 0,
      deadlines: Array.from({ length: random(3) }, () => ({
        in: pick([-40, -1, 0, 1, 6, 7, 8, 29, 30, 31, 90]),
        isDone: random(3) === 0,
      })),
    }
    await bench.rows(
      `UPDATE service_order SET status = $2, refund_status = $3, closed_at = CASE WHEN $4 THEN now() END WHERE id = $1`,
      [orderId, known.status, known.refund, known.isClosed],
    )
    await bench.rows(
      `UPDATE trademark_case SET state = $2, assignee_id = $3, member_message = $4, filed_at = $5 WHERE id = $1`,
      [
        id,
        state,
        known.assignee,
        known.unanswered ? 1 : 0,
        // The first instant of a day in Beijing belongs to it.
        filedDaysAgo === null ? null : `${addDays(today, -filedDaysAgo)}T00:00:00+08:00`,
      ],
    )
    for (const deadline of known.deadlines)
      await buildDeadline(id, { dueOn: addDays(today, deadline.in), isDone: deadline.isDone })
    return known
  }

  test(
    'agree with the facts of random cases, and each figure with the list that it leads to',
    { timeout: 120_000 },
    async () => {
      const random = randomBelow(7)
      const member = await bench.member()
      const staff = [await buildStaff(bench.api), await buildStaff(bench.api, ['reviewer'])]
      await bench.rows('DELETE FROM case_deadline')
      await bench.rows('DELETE FROM trademark_case')
      const cases: Known[] = []
      for (let at = 0; at < 150; at++) cases.push(await buildRandom(member, random, staff))
      const { data } = await by(staff[0]!)('GET', '/workload')
      const figuresOf = (id: string | null) =>
        data.find((row: { staff: { id: string } | null }) => (row.staff?.id ?? null) === id)
      expect(data.at(-1).staff).toBeNull()
      for (const assignee of [...staff.map(({ id }) => id), null])
        for (const [figure, isCounted] of Object.entries(meanings)) {
          const expected = cases.filter((each) => each.assignee === assignee && isCounted(each))
          expect([figure, figuresOf(assignee)[figure]]).toEqual([figure, expected.length])
          const filter = ['open', 'toFile', 'member', 'filedLately'].includes(figure)
            ? `stage=${figure}`
            : figure === 'unanswered'
              ? 'unanswered=true'
              : `deadline=${figure}`
          const list = await by(staff[0]!)('GET', `?assignee=${assignee ?? 'none'}&${filter}&size=100`)
          expect([figure, ...list.data.records.map(({ id }: { id: string }) => id).toSorted()]).toEqual([
            figure,
            ...expected.map(({ id }) => id).toSorted(),
          ])
          // The tests are of something.
          expect([figure, cases.filter(isCounted).length > 3]).toEqual([figure, true])
        }
      const mine = await by(staff[0]!)('GET', '?assignee=mine')
      expect(mine.data.total).toBe(cases.filter(({ assignee }) => assignee === staff[0]!.id).length)
      const sorted = async (sort: string) =>
        (await by(staff[0]!)('GET', `?sort=${sort}&size=100`)).data.records.map(
          ({ createTime }: { createTime: string }) => createTime,
        )
      const oldest = await sorted('oldest')
      expect(oldest).toEqual(oldest.toSorted())
      const newest = await sorted('newest')
      expect(newest).toEqual(newest.toSorted().toReversed())
      const first = (await by(staff[0]!)('GET', '?size=100')).data.records.map(
        ({ nextDeadline }: { nextDeadline: string | null }) => nextDeadline ?? '9999',
      )
      expect(first).toEqual(first.toSorted())
    },
  )
})
