import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { insertRow } from '../support/insert-row.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await createApiBench()
  objects = createMemberObjects(bench)
  await objects.prepare()
})
afterAll(() => bench?.close())

type Member = Awaited<ReturnType<ApiBench['member']>>
const begin = async (member: Member, productType: number, content?: object) =>
  (await bench.call('POST', '/trademark/case/draft', { as: member.token, payload: { productType, content } })).data

/** Names of the fields that are still to be filled in. */
async function missingOf(member: Member, draftId: string): Promise<string[]> {
  const { data } = await bench.call('POST', `/trademark/case/draft/${draftId}/check`, {
    as: member.token,
    payload: {},
  })
  return [...new Set((data.problems as { field: string }[]).map(({ field }) => field))]
}

async function certify(member: Member) {
  const licence = await objects.storedFile(member, 'licence')
  await insertRow(bench.rows, 'certification', {
    id: randomUUID(),
    account_id: member.id,
    state: 'passed',
    company_name: '云澜科技有限公司',
    credit_code: '91440300708461136T',
    address: '深圳市南山区科技园',
    postal_code: '518000',
    office_phone: '0755-12345678',
    email: 'office@example.com',
    licence_file_id: licence.id,
    submitted_at: '2026-10-01T00:00:00Z',
    due_on: '2026-10-05',
  })
  await objects.contact(member)
}

/** What is new in each matter; everything else is known of a member who is certified and has a contact. */
const isNew: Record<number, string[]> = {
  1: ['mark', 'description', 'sector', 'subSector', 'goods'],
  2: ['mark', 'goods'],
  5: ['marks'],
  7: ['marks', 'publishedOn', 'issue', 'respondent', 'legalBasis', 'wellKnown', 'facts'],
  12: ['kind', 'marks', 'assignor'],
  13: ['kind', 'marks'],
  14: ['marks', 'noticeNumber', 'receivedOn', 'scope', 'request', 'legalBasis', 'facts'],
  16: ['marks', 'respondent', 'scope', 'facts'],
  29: ['marks', 'reason'],
  30: ['kind', 'marks'],
  31: ['marks', 'kind', 'goods', 'from', 'to', 'licensee'],
  32: ['marks', 'respondent', 'grounds', 'legalBasis', 'wellKnown', 'facts'],
}

test.each(Object.entries(isNew))(
  'a certified member fills in only what is new in a matter of type %s',
  async (type, fields) => {
    const member = await bench.member()
    await certify(member)
    const { id } = await begin(member, Number(type))
    expect(await missingOf(member, id)).toEqual(fields)
  },
)

const party = { type: 'Organization', country: 'CN', idType: 'creditCode', nameEn: '', addressEn: '' }
const first = { ...party, nameCn: '云澜科技有限公司', idNumber: '91440300708461136T', addressCn: '深圳市南山区科技园' }
const second = { ...party, nameCn: '北舟文化有限公司', idNumber: '91110000100000000R', addressCn: '北京市海淀区中关村' }
const contact = { name: '李雷', phone: '13800138000', email: '', postcode: '' }

test('a member who is not certified finds the only applicant and business of before, and of several chooses one', async () => {
  const member = await bench.member()
  const business = { sector: 'I', subSector: '65' }
  const former = await begin(member, 1, { applicant: first, contact, ...business })
  expect(former.content).toMatchObject(business)
  const next = await begin(member, 1)
  expect(next.content).toMatchObject({ applicant: first, contact, ...business })
  expect(await missingOf(member, next.id)).toEqual(['mark', 'description', 'goods'])
  expect((await begin(member, 5)).content).toMatchObject({ applicant: first, contact })

  await begin(member, 5, { applicant: second, contact })
  const third = await begin(member, 5)
  expect(third.content.applicant).toBeUndefined()
  expect(third.content).toMatchObject({ contact })
  const { data: known } = await bench.call('GET', '/trademark/case/parties', { as: member.token })
  expect(known.parties.map(({ nameCn }: { nameCn: string }) => nameCn).toSorted()).toEqual(
    [first.nameCn, second.nameCn].toSorted(),
  )
})

test('nothing of another member is known', async () => {
  await begin(await bench.member(), 5, { applicant: first, contact })
  expect((await begin(await bench.member(), 5)).content).toEqual({})
})
