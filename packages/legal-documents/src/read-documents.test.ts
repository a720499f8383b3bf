import { RegisterFileError } from '@markwright/registers'
import { expect, test } from 'vitest'
import { readLegalDocuments, type LegalEntry } from './index.ts'

async function* bytesOf(text: string, size = 17) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function read(text: string): Promise<LegalEntry[]> {
  const entries: LegalEntry[] = []
  for await (const entry of readLegalDocuments(bytesOf(text))) entries.push(entry)
  return entries
}
const documentOf = async (text: string) => {
  const [entry] = await read(text)
  if (!entry || !('document' in entry)) throw new Error(JSON.stringify(entry))
  return entry.document
}
const rejectsOf = async (text: string) =>
  (await read(text)).map((entry) => ('reject' in entry ? [entry.line, entry.reject.id] : [entry.line, null]))

const judgment = [
  '云澜公司与晨风公司侵害商标权纠纷二审民事判决书',
  '某市中级人民法院',
  '民 事 判 决 书',
  '（2015）长中民五终字第01834号',
  '上诉人（原审被告）晨风贸易有限公司，住所地某市。',
  '法定代表人谢某，董事长。',
  '被上诉人（原审原告）：云澜科技有限公司，住所地某市。',
  '上诉人晨风贸易有限公司因与被上诉人侵害商标权纠纷一案提起上诉。',
  '本院认为，第1062398号“云澜”注册商标受《商标法》第五十七条第（二）项保护。判决如下：',
  '驳回上诉，维持原判。',
  '二审案件受理费300元。',
  '二〇一五年十二月三十一日',
  '书 记 员 某',
].join('\n')

test('a judgment that is a text alone gives its facts', async () => {
  expect(await documentOf(JSON.stringify({ text: judgment }))).toMatchObject({
    kind: 'judgment',
    number: '（2015）长中民五终字第01834号',
    title: '云澜公司与晨风公司侵害商标权纠纷二审民事判决书',
    forum: '某市中级人民法院',
    jurisdiction: 'CN',
    level: 'second',
    decidedOn: '2015-12-31',
    language: 'zh',
    parties: [
      { role: '上诉人（原审被告）', name: '晨风贸易有限公司' },
      { role: '被上诉人（原审原告）', name: '云澜科技有限公司' },
    ],
    marks: [{ text: '云澜', number: '1062398', office: 'CN' }],
    statutes: [{ law: '商标法', provision: '第五十七条第二项' }],
  })
})

test('what a record says itself is not replaced by what its text says', async () => {
  const record = { text: judgment, title: '另一标题', court: '另一法院', decidedOn: '2016.01.02', parties: [] }
  expect(await documentOf(JSON.stringify(record))).toMatchObject({
    title: '另一标题',
    forum: '另一法院',
    decidedOn: '2016-01-02',
  })
})

test('a table has Chinese or English headings, and lists with semicolons', async () => {
  const table =
    '案号,标题,审理法院,案由,裁判日期,当事人,商标,法律依据,裁判结果,正文\r\n' +
    '（2020）京民终1号,标题,北京市高级人民法院,侵害商标权纠纷,2020年3月5日,原告：甲公司；被告：乙公司,云澜 12345678,《商标法》第三十条,驳回上诉,"第一段\n第二段"\r\n'
  expect(await documentOf(`\uFEFF${table}`)).toMatchObject({
    number: '（2020）京民终1号',
    decidedOn: '2020-03-05',
    parties: [
      { role: '原告', name: '甲公司' },
      { role: '被告', name: '乙公司' },
    ],
    marks: [{ text: '云澜', number: '12345678', office: 'CN' }],
    statutes: [{ law: '商标法', provision: '第三十条' }],
    result: '驳回上诉',
    paragraphs: ['第一段', '第二段'],
  })
  expect(await rejectsOf('number,court,text\n1,A Court,a\n2,A Court,b,c,d\n"3,A Court,c\n4,A Court,d')).toEqual([
    [2, null],
    [3, 'legal.cell-count'],
    [4, 'legal.bad-row'],
    [5, null],
  ])
  await expect(read('number,text,surprise\n1,a,b\n')).rejects.toThrow(RegisterFileError)
})

const proceeding = (number: string, rest: string) =>
  `<proceeding-entry><number>${number}</number><type-code>OPP</type-code><status-code>2</status-code>
   <party-information><party><role-code>P</role-code><name>ABC Corporation</name><property-information><property>
   <registration-number>5123456</registration-number><mark-text>TECHNO</mark-text></property></property-information></party>
   <party><role-code>D</role-code><name>XYZ Inc.</name></party></party-information>
   <prosecution-history>${rest}</prosecution-history></proceeding-entry>`
const decided =
  '<event><event-date>20240801</event-date><event-description>Opposition Dismissed</event-description><decision-text>Dismissed.</decision-text></event>'
const ttab = (entries: string) =>
  `<?xml version="1.0"?><ttab-proceedings><transaction-date>20240801</transaction-date><proceeding-information>${entries}</proceeding-information></ttab-proceedings>`

test('proceedings of the TTAB give the decisions that they hold', async () => {
  const entries = await read(ttab(proceeding('91234567', decided) + proceeding('91000001', '')))
  expect(entries).toMatchObject([
    {
      document: {
        kind: 'decision',
        number: '91234567',
        title: 'ABC Corporation v. XYZ Inc.',
        jurisdiction: 'US',
        decidedOn: '2024-08-01',
        result: 'Opposition Dismissed',
        marks: [{ text: 'TECHNO', number: '5123456', office: 'US' }],
        paragraphs: ['Dismissed.'],
      },
    },
    { number: '91000001', reject: { id: 'legal.not-decided' } },
  ])
})

test('XML that declares entities, stops early or is of another kind ends the reading', async () => {
  await expect(read(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>${ttab('').slice(21)}`)).rejects.toThrow(
    RegisterFileError,
  )
  await expect(read(ttab(proceeding('91234567', decided)).slice(0, -40))).rejects.toThrow(RegisterFileError)
  await expect(read('<?xml version="1.0"?><patents><patent/></patents>')).rejects.toThrow(RegisterFileError)
})

test('each bad record is named by its line and costs only itself', async () => {
  const good = { number: '1', court: 'A Court', text: 'Text' }
  const lines = [
    JSON.stringify(good),
    '{"number":',
    '[]',
    JSON.stringify({ ...good, nubmer: '2' }),
    JSON.stringify({ ...good, decidedOn: '2023-02-30' }),
    JSON.stringify({ ...good, kind: 'rumour' }),
    JSON.stringify({ ...good, url: 'javascript:alert(1)' }),
    JSON.stringify({ ...good, text: 'x'.repeat(600_001) }),
    JSON.stringify({ court: 'A Court', text: 'Text' }),
    JSON.stringify({ number: '1', text: 'Text' }),
    JSON.stringify({ number: '1', court: 'A Court' }),
    '',
    JSON.stringify(good),
  ]
  expect(await rejectsOf(`${lines.join('\n')}\n`)).toEqual([
    [1, null],
    [2, 'legal.bad-json'],
    [3, 'legal.bad-json'],
    [4, 'legal.unknown-field'],
    [5, 'legal.bad-day'],
    [6, 'legal.bad-field'],
    [7, 'legal.bad-field'],
    [8, 'legal.text-too-long'],
    [9, 'legal.no-number'],
    [10, 'legal.no-forum'],
    [11, 'legal.no-content'],
    [13, null],
  ])
})

test('NUL and half characters do not reach the database', async () => {
  const { paragraphs, title } = await documentOf(
    '{"number":"1","court":"A Court","title":"a\\u0000b","text":"c\\ud800d"}',
  )
  expect([title, ...paragraphs]).toEqual(['ab', 'c\uFFFDd'])
})

test.each([
  ['nothing', ''],
  ['words', 'hello\nworld\n'],
  ['a program', '\u007fELF\u0000\u0000'],
])('%s is no file of legal documents', async (_what, text) => {
  await expect(read(text)).rejects.toThrow(RegisterFileError)
})
