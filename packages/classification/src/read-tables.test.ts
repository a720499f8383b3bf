import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../tests/support/real-data.ts'
import { itemsOf } from './nice-table.ts'
import { readNiceTable } from './read-nice-table.ts'
import { readViennaTable } from './read-vienna-table.ts'
import { TableFileError } from './table-problem.ts'
import { needsRealData } from '../../../tests/support/needs.ts'

const item = (zh: string, fields: object = {}) => ({
  zh,
  en: null,
  code: '030012',
  ast: false,
  national: false,
  ...fields,
})
const group = (code: string, fields: object = {}) => ({
  code,
  titleZh: `组${code}`,
  parts: [{ label: null, items: [item(`物${code}`)] }],
  notesZh: [],
  relations: [],
  ...fields,
})
const table = (...groups: object[]) => ({ edition: '12-2024', classes: [{ no: 3, groups }] })
const problemsOf = (content: unknown) => readNiceTable(content).problems.map(({ place, id }) => `${place}: ${id}`)

describe('the table of goods and services', () => {
  test('is read with groups, parts, items, notes and relations', () => {
    const { table: read, problems } = readNiceTable(
      table(
        group('0306', { relations: [{ to: '0301', type: 'similar', oldEdition: false }] }),
        group('0301', {
          parts: [
            { label: '一', items: [item('肥皂', { en: 'soap', ast: true })] },
            { label: '二', items: [item('洗衣粉', { code: 'C030001', national: true })] },
          ],
          notesZh: ['1.第一部分与0306类似；'],
        }),
      ),
    )
    expect(problems).toEqual([])
    expect(read.edition).toBe('12-2024')
    expect(read.groups.map(({ code }) => code)).toEqual(['0301', '0306'])
    expect(read.groups[0]).toMatchObject({
      classNo: 3,
      notes: ['1.第一部分与0306类似；'],
      parts: [
        { label: '一', items: [{ nameCn: '肥皂', nameEn: 'soap', inSeveralClasses: true, isNational: false }] },
        { label: '二', items: [{ nameCn: '洗衣粉', basicNo: 'C030001', isNational: true }] },
      ],
    })
    expect(read.groups[1]!.relations).toEqual([{ to: '0301', kind: 'similar', isFormer: false }])
  })

  test('gives an item the same id in every edition in which it stays what it is', () => {
    const idOf = (content: unknown) => itemsOf(readNiceTable(content).table.groups[0]!).at(-1)!.id
    const before = idOf(table(group('0301', { parts: [{ items: [item('肥皂')] }] })))
    expect(idOf(table(group('0301', { parts: [{ items: [item('香皂'), item('肥皂', { en: 'soap' })] }] })))).toBe(
      before,
    )
    expect(idOf(table(group('0302', { parts: [{ items: [item('肥皂')] }] })))).not.toBe(before)
  })

  test('names every row that cannot be imported and imports the others', () => {
    const content = {
      classes: [
        { no: 46, groups: [] },
        {
          no: 3,
          groups: [
            group('0401'),
            group('0301', {
              parts: [
                { items: [item('肥皂'), item('肥皂'), item(''), item('皂', { code: '12' }), 'soap', item('香皂')] },
              ],
              relations: [
                { to: '0399', type: 'similar', oldEdition: false },
                { to: '0398', type: 'cross', oldEdition: true },
                { to: '0301', type: 'near', oldEdition: false },
              ],
            }),
            group('0301'),
          ],
        },
      ],
    }
    expect(problemsOf(content)).toEqual([
      'classes[0] 46: class.unknown',
      'class 3, groups[0] 0401: group.malformed',
      'group 0301, parts[0].items[1] 肥皂: item.repeated',
      'group 0301, parts[0].items[2]: row.missing',
      'group 0301, parts[0].items[3] 皂: item.basic-number',
      'group 0301, parts[0].items[4]: row.not-an-object',
      'group 0301, relations[2]: relation.kind',
      'class 3, groups[2] 0301: group.repeated',
      'group 0301, relations: relation.unknown-group',
    ])
    const { groups } = readNiceTable(content).table
    expect(groups.map(itemsOf).flat()).toHaveLength(2)
    expect(groups[0]!.relations).toEqual([{ to: '0398', kind: 'cross', isFormer: true }])
  })

  test.each([[null], [[]], [{}], [{ classes: 'x' }], [{ classes: [] }], [{ classes: [{ no: 3 }] }]])(
    'is not made of %j',
    (content) => expect(() => readNiceTable(content)).toThrow(TableFileError),
  )
})

describe('the table of figurative elements', () => {
  test('is read in the order of the codes, as a tree', () => {
    const { table: read, problems } = readViennaTable([
      { code: '1.10', en: 'Clouds', zh: '云' },
      { code: '1', en: 'Celestial bodies', zh: '天体' },
      { code: '01.02', en: 'Stars', zh: null },
      { code: '1.2.5', en: 'Stars with five points', zh: '五角星', auxiliary: true },
    ])
    expect(problems).toEqual([])
    expect(read.elements.map(({ code, parent, isAuxiliary }) => [code, parent, isAuxiliary])).toEqual([
      ['1', null, false],
      ['1.2', '1', false],
      ['1.2.5', '1.2', true],
      ['1.10', '1', false],
    ])
  })

  test('names every row that cannot be imported, with what hangs on it', () => {
    const { table: read, problems } = readViennaTable({
      edition: '9',
      elements: [
        { code: '1', zh: '天体' },
        { code: '1', zh: '天体' },
        { code: '30.1', zh: '无' },
        { code: '2.1.3', zh: '人' },
        { code: '1.1' },
      ],
    })
    expect(read).toMatchObject({ edition: '9', elements: [{ code: '1' }] })
    expect(problems.map(({ place, id }) => `${place}: ${id}`)).toEqual([
      '[1] 1: element.repeated',
      '[2] 30.1: element.malformed',
      '[4] 1.1: row.missing',
      '2.1.3: element.orphan',
    ])
  })

  test.each([[null], ['x'], [{}], [[]], [[{ code: 'x' }]]])('is not made of %j', (content) =>
    expect(() => readViennaTable(content)).toThrow(TableFileError),
  )
})

const nice = realData('reference', 'nice', 'nice_groups_zh_en.json')
const vienna = realData('reference', 'vienna', 'vienna_categories_divisions_en_zh.json')

describe('the real tables', needsRealData(nice !== null && vienna !== null), () => {
  test('every item is imported; the one relation that leads nowhere is named', () => {
    const { table: read, problems } = readNiceTable(JSON.parse(readFileSync(nice!, 'utf8')))
    expect([read.classes.length, read.groups.length, read.groups.flatMap(itemsOf).length]).toEqual([45, 492, 12_300])
    expect(new Set(read.groups.flatMap(itemsOf).map(({ id }) => id)).size).toBe(12_300)
    expect(problems.map(({ place, id }) => `${place}: ${id}`)).toEqual([
      'group 1211, relations: relation.unknown-group',
    ])
  })

  test('every figurative element is imported', () => {
    const { table: read, problems } = readViennaTable(JSON.parse(readFileSync(vienna!, 'utf8')))
    expect(problems).toEqual([])
    expect(read.elements.filter(({ parent }) => parent === null)).toHaveLength(29)
    expect(read.elements).toHaveLength(174)
  })
})
