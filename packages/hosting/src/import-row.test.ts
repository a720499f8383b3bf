import { describe, expect, test } from 'vitest'
import { guessMapping, readDay, readImportRow } from './import-row.ts'

describe('a day', () => {
  test.each([
    '2020-01-02',
    '2020/1/2',
    '2020.1.2',
    '2020年1月2日',
    '20200102',
    '02.01.2020',
    '2 Jan 2020',
    'January 2, 2020',
    '2020-01-02 00:00:00',
    '43832',
  ])('%s', (text) => expect(readDay(text)).toEqual({ day: '2020-01-02' }))

  test('that only one order gives is read, the others are refused', () => {
    expect(readDay('13/02/2020')).toEqual({ day: '2020-02-13' })
    expect(readDay('02/13/2020')).toEqual({ day: '2020-02-13' })
    expect(readDay('01/02/2020')).toMatchObject({ reason: { en: expect.stringContaining('mixed up') } })
    expect(readDay('31.02.2020')).toMatchObject({ reason: { cn: '日期不存在' } })
    expect(readDay('soon')).toMatchObject({ reason: { en: expect.stringContaining('no date') } })
  })
})

test('columns are known by Chinese and English titles', () => {
  expect(guessMapping(['类型', '国家/地区', '申请号', '注册号', '商标名称', '类别', '到期日', '客户'])).toEqual({
    kind: 0,
    office: 1,
    number: 2,
    registrationNumber: 3,
    title: 4,
    classes: 5,
    expiresOn: 6,
    client: 7,
  })
  expect(guessMapping(['证书编号', '软件名称', '发证机关'])).toEqual({ number: 0, title: 1, issuer: 2 })
  expect(guessMapping(['Country', 'Application No.', 'Title', 'Filing date', 'Owner', 'Colour'])).toEqual({
    office: 0,
    number: 1,
    title: 2,
    filedOn: 3,
    owner: 4,
  })
  expect(guessMapping(['注册号', '名称'])).toEqual({ number: 0, title: 1 })
})

test('a row is read, or all that is wrong with it is named', () => {
  const columns = ['类型', '国家', '号码', '类别', '申请日', '费减']
  const table = {
    columns,
    mapping: { kind: 0, office: 1, number: 2, classes: 3, filedOn: 4, feeReduction: 5 },
    kind: null,
    office: null,
  }
  expect(readImportRow(['实用新型', '中国', ' CN1 ', '第9类、35', '2020/1/2', '85%'], table)).toEqual({
    row: {
      kind: 'patent',
      patentKind: 'utility',
      office: 'CN',
      number: 'CN1',
      classes: [9, 35],
      filedOn: '2020-01-02',
      feeReduction: 'cn85',
    },
  })
  const refused = readImportRow(['?', 'Atlantis', '', '46', '31.02.2020', ''], table)
  expect('problems' in refused && refused.problems.map(({ field, column }) => [field, column])).toEqual([
    ['kind', '类型'],
    ['office', '国家'],
    ['number', '号码'],
    ['filedOn', '申请日'],
    ['classes', '类别'],
  ])
})
