import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import { readEntries } from './testing/read-entries.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

const folder = realData('trademarks', 'records')
const readReal = (...path: string[]) => readEntries(join(folder!, ...path))
const count = <Item>(items: readonly Item[], of: (item: Item) => unknown) => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[String(of(item))] = (counts[String(of(item))] ?? 0) + 1
  return counts
}

describe('real register files', needsRealData(folder !== null), () => {
  test('every EU record of the compiled file is imported, with its status and Vienna codes', async () => {
    const { format, records, rejects, fault } = await readReal('euipo.json')
    expect({ format, rejects, fault }).toEqual({ format: 'json-array', rejects: [], fault: null })
    expect(records).toHaveLength(565)
    expect(count(records, ({ status }) => status)).toEqual({ 9: 9, 10: 453, 11: 75, 12: 28 })
    expect(count(records, ({ kind }) => kind)).toEqual({ word: 318, combined: 230, figure: 16, threeDimensional: 1 })
    expect(records[0]).toMatchObject({
      office: 'EU',
      applicationNumber: '018222200',
      registrationNumbers: ['018222200'],
      text: 'OCCHIO DI PUGLIA',
      classes: [29],
      expiresOn: '2030-04-08',
      publishedIssue: '2020/073',
      details: { applicantNumbers: ['784806'], agentNumbers: ['10859'] },
    })
    expect(records[0]!.viennaCodes).toContain('24.7.1')
    expect(records[0]!.goods[0]).toMatchObject({ text: /^Formaggi/, textEn: /^Cheese/ })
  })

  test('every Korean record is imported; Korean classes before 1998 are not read as Nice classes', async () => {
    const { records, rejects, fault } = await readReal('kr_sample.json')
    expect({ rejects, fault }).toEqual({ rejects: [], fault: null })
    expect(records).toHaveLength(352)
    expect(count(records, ({ officeStatus, status }) => `${officeStatus} ${status}`)).toEqual({
      '등록 10': 181,
      '실효 9': 122,
      '거절 9': 48,
      '출원 12': 1,
    })
    expect(records.filter(({ classes }) => classes.length === 0)).toHaveLength(67)
    expect(records.find(({ applicationNumber }) => applicationNumber === '4019630000130')).toMatchObject({
      text: '제이케',
      textOther: 'JK',
      classes: [],
      similarGroups: ['G3817'],
      details: { nationalGoods: [{ classNo: '038' }] },
    })
    expect(records.find(({ textOther, text }) => (textOther ?? text) === 'GOOGLE')).toMatchObject({
      classes: [9, 35, 38, 42],
      priorityOn: '1998-09-16',
    })
    expect(records.find(({ viennaCodes }) => viennaCodes.includes('3.13.24'))).toBeDefined()
  })

  test('every US record of the compiled file is imported; its design codes are not read as Vienna codes', async () => {
    const { records, rejects, fault } = await readReal('us_2015_filings.json')
    expect({ rejects, fault }).toEqual({ rejects: [], fault: null })
    expect(records).toHaveLength(676)
    expect(count(records, ({ status }) => status)).toEqual({ 9: 467, 10: 209 })
    expect(records.filter(({ viennaCodes }) => viennaCodes.length > 0)).toEqual([])
    expect(count(records, ({ kind }) => kind)).toEqual({ word: 507, combined: 143, figure: 26 })
    expect(records.filter(({ internationalNumber }) => internationalNumber)).toHaveLength(42)
  })

  test('every opposed application of New Zealand is imported with its opponent', async () => {
    const { records, rejects, fault } = await readReal('iponz_opposed.json')
    expect({ rejects, fault }).toEqual({ rejects: [], fault: null })
    expect(records).toHaveLength(171)
    expect(count(records, ({ status, officeStatus }) => `${status} ${officeStatus}`)).toEqual({ '11 undefined': 171 })
    expect(records.every(({ details }) => details.oppositions?.[0]?.opponent)).toBe(true)
    expect(records.filter(({ applicants }) => applicants.length === 0)).toHaveLength(16)
    expect(records.filter(({ image }) => image)).toHaveLength(96)
    expect(records[0]).toMatchObject({ appliedOn: '2021-04-12', kind: 'figure' })
    expect(records[0]!.text).toBeUndefined()
    expect(records[2]!.text).toBe('Patagonia')
  })

  test('a USPTO daily file with its whole DTD is read', async () => {
    const { format, records, rejects, fault, entries } = await readReal('uspto_xml', 'seed_11_casefiles_redacted.xml')
    expect({ format, rejects, fault }).toEqual({ format: 'uspto-daily', rejects: [], fault: null })
    expect(records).toHaveLength(11)
    expect(entries[0]!.line).toBe(252)
    expect(records.every(({ dataOn }) => dataOn === '2018-02-18')).toBe(true)
    expect(records.find(({ text }) => text === 'CUTEX')).toMatchObject({
      applicationNumber: '71112081',
      registrationNumbers: ['124134'],
      classes: [8],
      goods: [{ classNo: 8, text: 'EMERY BOARDS' }],
      status: 10,
      officeStatus: '800 Registered and renewed',
      expiresOn: '2029-01-14',
      applicants: [{ name: 'CUTEX, INC.', country: 'US' }],
    })
    expect(records.find(({ text }) => text === 'CARBOLINE')!.classes).toEqual([1, 2, 3, 19])
    expect(records[0]!.events).toHaveLength(15)
  })

  test('a file with nothing but a DTD says so', async () => {
    expect((await readReal('uspto_xml', 'trademark-applications-daily.dtd.xml')).fault!.reason.id).toBe('file.only-dtd')
  })

  test('both versions of ST.96 give the same mark', async () => {
    const [draft, present] = await Promise.all([
      readReal('uspto_xml', 'tsdr_rn2178784-ST-961_D3.xml'),
      readReal('uspto_xml', 'tsdr_rn2178784-ST-962.2.1.xml'),
    ])
    expect(draft.format).toBe('st96')
    expect(draft.records).toEqual(present.records)
    expect(draft.records[0]).toMatchObject({
      office: 'US',
      applicationNumber: '74631225',
      registrationNumbers: ['2178784'],
      text: 'JAVA',
      kind: 'word',
      classes: [9],
      appliedOn: '1995-02-07',
      publishedOn: '1996-10-08',
      expiresOn: '2018-08-04',
      applicants: [{ name: 'Oracle America, Inc.' }],
      agents: [{ name: 'Andrew Roppel' }],
      officeStatus: '800 The registration has been renewed.',
    })
    expect(draft.records[0]!.events).toHaveLength(33)
    expect(draft.records[0]!.details.nationalGoods).toBeUndefined()
  })

  test('a USPTO mark in ST.66 has the owner and attorney that are beside it', async () => {
    const { format, records } = await readReal('uspto_xml', 'tsdr_sn76044902.xml')
    expect(format).toBe('st66')
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      text: 'PYTHON',
      classes: [9, 42],
      appliedOn: '2000-05-09',
      status: 10,
      applicants: [{ name: 'PYTHON SOFTWARE FOUNDATION', country: 'US' }],
      agents: [{ name: 'Leanne Stendell' }],
    })
    expect(records[0]!.events).toHaveLength(31)
  })

  test('all EUIPO files in ST.66 are read, with the day of their data', async () => {
    const names = readdirSync(join(folder!, 'xml_euipo_st66'))
    const readings = await Promise.all(names.map((name) => readReal('xml_euipo_st66', name)))
    expect(readings.flatMap(({ rejects, fault }) => [...rejects, ...(fault ? [fault] : [])])).toEqual([])
    const records = readings.flatMap(({ records }) => records)
    expect(records).toHaveLength(40)
    expect(records.flatMap(({ details }) => details.oppositions ?? [])).toHaveLength(6)
    expect(records.flatMap(({ details }) => details.priorities ?? [])).toHaveLength(4)
    expect(records.every(({ office, dataOn }) => office === 'EU' && dataOn?.startsWith('2020-'))).toBe(true)
    const opposed = records.find(({ applicationNumber }) => applicationNumber === '018226505')!
    expect(opposed).toMatchObject({
      text: 'Washing Tower',
      status: 11,
      publishedOn: '2020-10-09',
      publishedIssue: '2020/194',
      details: {
        oppositions: [{ number: '003134473', earlierMarks: ['EU 018046865 WASHTOWER', 'EU 018193675 WASHTOWER'] }],
      },
    })
    expect(records.find(({ details }) => details.seniorities)!.details.seniorities).toEqual([
      { country: 'DE', number: '302018109267', on: '2018-08-21' },
    ])
  })

  test('the ST.66 file and the compiled file of a mark agree', async () => {
    const [{ records: compiled }, { records: xml }] = await Promise.all([
      readReal('euipo.json'),
      readReal('xml_euipo_st66', '018224918.xml'),
    ])
    const facts = ({
      office,
      applicationNumber,
      text,
      kind,
      classes,
      viennaCodes,
      appliedOn,
      expiresOn,
      registeredOn,
    }: (typeof xml)[0]) => ({
      office,
      applicationNumber,
      text,
      kind,
      classes,
      viennaCodes,
      appliedOn,
      expiresOn,
      registeredOn,
    })
    const same = compiled.find(({ applicationNumber }) => applicationNumber === '018224918')
    expect(facts(xml[0]!)).toEqual(facts(same!))
  })
})
