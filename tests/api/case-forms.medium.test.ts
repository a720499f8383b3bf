import JSZip from 'jszip'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseDefinitions } from '../../packages/cases/src/index.ts'
import { readTexts } from '../../packages/documents/src/testing/read-texts.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { createMemberObjects, type MemberObjects } from '../support/member-objects.ts'
import { buildStaff } from '../support/staff.ts'

let bench: ApiBench
let objects: MemberObjects
beforeAll(async () => {
  bench = await createApiBench({ OPERATOR_NAME: '云澜知识产权代理有限公司' })
  objects = createMemberObjects(bench)
  await objects.prepare()
})
afterAll(() => bench?.close())

const formats = ['pdf', 'docx'] as const

async function aCase() {
  const [member, staff] = [await bench.member(), await buildStaff(bench.api)]
  const id = await objects.case(member)
  const path = `/${id}/form`
  const own = (form: string, query: string) =>
    bench.call('GET', `/trademark/case${path}/${form}?${query}`, { as: member.token })
  const managed = (form: string, query: string) =>
    bench.call('GET', `/admin/manage/cases${path}/${form}?${query}`, { headers: staff.headers })
  return { member, id, own, managed }
}

const textOf = async (format: string, body: Buffer): Promise<string> => {
  if (format === 'pdf') return (await readTexts(body)).flat().join('')
  const xml = await (await JSZip.loadAsync(body)).file('word/document.xml')!.async('string')
  return xml.replaceAll(/<[^>]+>/g, '')
}

const applicant = {
  type: 'Organization',
  country: 'CN',
  nameCn: '岚舟科技有限公司',
  nameEn: '',
  idType: 'creditCode',
  idNumber: '91110108MA01A1B2C3',
  addressCn: '北京市海淀区中关村大街1号',
  addressEn: '',
}
const content = {
  applicant,
  assignor: { ...applicant, nameCn: '云澜贸易有限公司' },
  licensee: { ...applicant, nameCn: '云澜贸易有限公司' },
  contact: { name: '林舟', phone: '010-62001234', email: 'lin@example.com', postcode: '100080' },
  marks: [{ number: '61234567', name: '岚舟札记', classes: [9, 42] }],
  mark: { kind: 'text', text: '岚舟札记', image: null },
  goods: [{ id: '1', classNo: 9, group: '0901', cn: '计算机软件', en: null }],
  facts: '争议商标与在先商标近似。',
  kind: 'assignment',
}

test.each(
  caseDefinitions.filter(({ forms }) => forms).map((definition) => [definition.productType, definition] as const),
)(
  'the forms of type %i have the facts of the case, for member and staff, in both formats',
  async (productType, { version, forms }) => {
    const { id, own, managed } = await aCase()
    await bench.rows(
      `UPDATE trademark_case SET product_type = $2, content = $3, definition_version = $4 WHERE id = $1`,
      [id, productType, JSON.stringify(content), version],
    )
    for (const { code: form } of forms!)
      for (const format of formats) {
        const cn = await own(form, `format=${format}&lang=cn`)
        expect(cn.status).toBe(200)
        const text = await textOf(format, cn.body)
        expect(text).toContain(form === 'dataSheet' ? '填写数据表' : '商标代理委托书')
        expect(text).toContain('不是官方表格')
        expect(text).toContain(form === 'assignorPowerOfAttorney' ? '云澜贸易有限公司' : '岚舟科技有限公司')
        expect(text).toContain('云澜知识产权代理有限公司')
        const en = await textOf(format, (await managed(form, `format=${format}&lang=en`)).body)
        expect(en).toContain(
          form === 'dataSheet' ? 'It is not the form of the office.' : 'It is not a form of the office.',
        )
        // The office reads the Chinese names of the entries.
        expect(en).toContain(
          form === 'dataSheet' ? (productType === 26 || productType === 18 ? '代理人' : '代理机构名称') : '委托事项',
        )
      }
  },
)

test('a form is read by its member and by staff alone, and one that a case does not have is not found', async () => {
  const { id, own } = await aCase()
  const other = await bench.member()
  const path = `/trademark/case/${id}/form/dataSheet?format=pdf`
  expect((await bench.call('GET', path, { as: other.token })).status).toBe(404)
  expect((await bench.call('GET', path)).status).toBe(401)
  expect((await own('dataSheet', 'format=exe')).status).toBe(400)
  expect((await own('other', 'format=pdf')).status).toBe(400)
  expect((await bench.call('GET', path.replace(id, randomUUID()), { as: other.token })).status).toBe(404)
})

test('the sheet of a renewal has the term that it brings to each mark, as far as the register had the former one', async () => {
  const { id, own } = await aCase()
  const marks = ['61234567', '61234568'].map((number) => ({ number, name: '岚舟札记', classes: [9] }))
  const change = (terms: object) =>
    bench.rows(`UPDATE trademark_case SET product_type = 5, content = $2, mark_terms = $3 WHERE id = $1`, [
      id,
      JSON.stringify({ ...content, marks }),
      JSON.stringify(terms),
    ])
  const sheet = async (lang: string) => textOf('docx', (await own('dataSheet', `format=docx&lang=${lang}`)).body)
  await change({ '61234567': '2027-03-06' })
  expect(await sheet('cn')).toMatch(/61234567：2027-03-07 – 2037-03-06.*61234568：未知/s)
  expect(await sheet('en')).toMatch(/61234568: not known/)
})

test('after a succession there is no power of attorney of the former owner', async () => {
  const { id, own } = await aCase()
  await bench.rows(`UPDATE trademark_case SET product_type = 12, definition_version = 2, content = $2 WHERE id = $1`, [
    id,
    JSON.stringify({ ...content, kind: 'succession' }),
  ])
  expect((await own('assignorPowerOfAttorney', 'format=pdf')).status).toBe(404)
  expect((await own('powerOfAttorney', 'format=pdf')).status).toBe(200)
})
