import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import mammoth from 'mammoth'
import { Paragraph, TextRun } from 'docx'
import { checkLetter, type Letter, sampleLetter, writeLetter } from './letter.ts'
import { writeDocument } from './document-parts.ts'

const right = { title: '岚<舟>&', number: '61234567', registration: '', kind: '商标', office: '中国', owner: '甲公司' }
const letter: Letter = {
  agency: '青松所',
  day: '2026-11-30',
  client: '甲公司',
  contact: '王女士',
  phone: '',
  email: '',
  rights: [{ ...right, expires: '2030-01-01' }],
  deadlines: [
    { ...right, what: '续展', due: '2027-01-01', grace: '2027-07-01' },
    { ...right, title: '山月', what: '续展', due: '2027-02-01', grace: '' },
  ],
}
const templateOf = (...lines: string[]) =>
  writeDocument(
    lines.map((text) => new Paragraph({ children: [new TextRun(text)] })),
    { title: 'a', language: 'cn', layout: { isLandscape: false, margin: 1000 }, size: 20 },
  )
const textOf = async (bytes: Buffer | null) => (await mammoth.extractRawText({ buffer: bytes! })).value

test.each(['cn', 'en'] as const)('the sample (%s) is a template with one line for each deadline', async (language) => {
  const sample = await sampleLetter(language)
  expect(await checkLetter(sample)).toBeNull()
  const text = await textOf(await writeLetter(sample, letter))
  expect(text).toContain('岚<舟>&')
  expect(text.match(/2027-0[12]-01/g)).toEqual(['2027-01-01', '2027-02-01'])
  expect(text.match(/2027-07-01/g)).toHaveLength(1)
  expect(text).not.toMatch(/[{}]|undefined/)
})

test('fields can be called by their Chinese names', async () => {
  const template = await templateOf('{客户} {日期}', '{#期限}{名称} {截止日} {客户}', '{/期限}', '{#资产}{号码}{/资产}')
  expect(await checkLetter(template)).toBeNull()
  const text = await textOf(await writeLetter(template, letter))
  expect(text).toContain('甲公司 2026-11-30')
  expect(text).toContain('山月 2027-02-01 甲公司')
})

test.each([
  [['{client', 'a'], { reason: 'fields' }],
  [['{#deadlines}{due}'], { reason: 'fields', fields: ['deadlines'] }],
  [['{owner} {client.constructor}'], { reason: 'unknown', fields: ['owner', 'client.constructor'] }],
  [['{#rights}{due}{/rights}'], { reason: 'unknown', fields: ['due'] }],
  [['{@client}'], { reason: 'unknown', fields: ['@client'] }],
  [['{#rights}', '{@title}', '{/rights}'], { reason: 'unknown', fields: ['@title'] }],
  [['{#deadlines}{#grace}{x}{/grace}{/deadlines}'], { reason: 'unknown', fields: ['x'] }],
  [['{#rights}{#deadlines}{due}{/deadlines}{/rights}'], { reason: 'unknown', fields: ['deadlines', 'due'] }],
] as const)('a template with %j says what is wrong', async (lines, problem) => {
  expect(await checkLetter(await templateOf(...lines))).toMatchObject(problem)
})

test('what is no text document is refused', async () => {
  for (const bytes of [new Uint8Array(), Buffer.from('PK\u0003\u0004'), readFileSync(import.meta.filename)])
    expect(await checkLetter(bytes)).toEqual({ reason: 'unreadable', fields: [] })
})

test.each(['constructor', '__proto__', 'toString'])('{%s} is no field', async (name) => {
  expect(await checkLetter(await templateOf(`{${name}}`))).toEqual({ reason: 'unknown', fields: [name] })
  expect(await checkLetter(await templateOf(`{#rights}{${name}}{/rights}`))).toMatchObject({ reason: 'unknown' })
})

test('a list that would write more than a document holds is refused before it is written', async () => {
  const rights = Array.from({ length: 2000 }, () => letter.rights[0]!)
  const long = await templateOf('{#rights}', '山'.repeat(20_000), '{/rights}')
  expect(await checkLetter(long)).toBeNull()
  expect(await writeLetter(long, { ...letter, rights })).toBeNull()
  expect(await textOf(await writeLetter(long, letter))).toContain('山山')
  const usual = await templateOf('{#rights}{title} {number} {owner} {expires}{/rights}')
  expect((await textOf(await writeLetter(usual, { ...letter, rights }))).match(/61234567/g)).toHaveLength(2000)
})

test('signs that no document can hold are left out', async () => {
  const rights = [{ ...letter.rights[0]!, title: '岚\u0001\u000b\ufffe舟' }]
  const written = await writeLetter(await templateOf('{client} {#rights}{title}{/rights}'), {
    ...letter,
    client: '甲\u0002',
    rights,
  })
  expect((await textOf(written)).trim()).toBe('甲 岚舟')
})
