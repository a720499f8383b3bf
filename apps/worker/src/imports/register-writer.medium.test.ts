import { registerRecord } from '@markwright/domain/marks/register-record'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aRecord,
  counts,
  createImportBench,
  manyRecords,
  type ImportBench,
} from '../../../../tests/support/import-bench.ts'
import { prepare } from './batch-plan.ts'
import { createRegisterWriter } from './register-writer.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.empty())

const full = aRecord('40-2019-0001', {
  office: 'KR',
  status: 10,
  kind: 'threeDimensional',
  registrationNumbers: ['4003600590000', '4003600590001'],
  internationalNumber: '0934784',
  textOther: 'FRESCA',
  classes: [30, 5],
  goods: [
    { classNo: 30, similarGroup: 'G0301', text: '차', textEn: 'tea' },
    { classNo: 5, text: '약' },
  ],
  similarGroups: ['G0303'],
  viennaCodes: ['4.1.2'],
  officeStatus: '등록',
  statusOn: '2020-01-01',
  appliedOn: '2019-01-01',
  publishedOn: '2019-06-01',
  publishedIssue: '77',
  registeredOn: '2019-12-01',
  registrationPublishedOn: '2019-12-02',
  registrationIssue: '78',
  priorityOn: '2018-12-01',
  internationalOn: '2018-01-01',
  designatedOn: '2018-02-01',
  expiresOn: '2029-12-01',
  applicants: [{ name: '삼성', nameEn: 'Samsung', address: '서울', addressEn: 'Seoul', country: 'KR' }, { name: '둘' }],
  agents: [{ name: '변리사' }],
  events: [{ on: '2019-01-01', code: 'A1', text: '출원', textEn: 'Filed', issue: '5' }],
  image: 'a.jpg',
  details: { disclaimer: 'CAFE', designations: ['JP'] },
  dataOn: '2024-01-01',
})

describe('what an import writes', () => {
  test('a record comes into every table with all that it holds', async () => {
    await bench.import([full])
    const [mark] = await bench.rows<Record<string, unknown>>('SELECT * FROM trademark')
    expect(mark).toMatchObject({
      public_id: 'KR_4020190001',
      office: 'KR',
      application_number: '40-2019-0001',
      application_number_key: '4020190001',
      registration_number: '4003600590000',
      registration_number_keys: ['4003600590000', '4003600590001'],
      international_number: 'G934784',
      mark_kind: 'three_dimensional',
      classes: [5, 30],
      similar_groups: ['G0303', 'G0301'],
      vienna_codes: ['4.1.2'],
      status: 10,
      office_status: '등록',
      expires_on: '2029-12-01',
      designated_on: '2018-02-01',
      jointly_owned: true,
      demonstration: false,
      image_key: null,
      details: { disclaimer: 'CAFE', designations: ['JP'], image: 'a.jpg' },
      source_on: '2024-01-01',
    })
    expect(await bench.rows('SELECT class_no, similar_group, text, text_en FROM trademark_goods ORDER BY id')).toEqual([
      { class_no: 30, similar_group: 'G0301', text: '차', text_en: 'tea' },
      { class_no: 5, similar_group: null, text: '약', text_en: null },
    ])
    expect(
      await bench.rows(
        `SELECT role, position, name, name_key, address_key, country FROM trademark_party JOIN party ON party.id = party_id ORDER BY role, position`,
      ),
    ).toEqual([
      {
        role: 'applicant',
        position: 0,
        name: '삼성',
        name_key: '\n삼성\nsamsung\n',
        address_key: '\n서울\nseoul\n',
        country: 'KR',
      },
      { role: 'applicant', position: 1, name: '둘', name_key: '\n둘\n', address_key: '', country: null },
      { role: 'agent', position: 0, name: '변리사', name_key: '\n변리사\n', address_key: '', country: null },
    ])
    expect(await bench.rows('SELECT happened_on, code, text, text_en, issue FROM trademark_event')).toEqual([
      { happened_on: '2019-01-01', code: 'A1', text: '출원', text_en: 'Filed', issue: '5' },
    ])
  })

  test('the same file twice doubles nothing', async () => {
    const records = manyRecords(1200)
    expect((await bench.import(records)).report).toMatchObject(counts(1200, 0, 0, 0, 0))
    const before = await bench.totals()
    expect(before).toEqual({ marks: 1200, goods: 1200, events: 1200, parties: 7, roles: 1200 })
    const { report, importId } = await bench.import(records)
    expect(report).toMatchObject(counts(0, 0, 1200, 0, 0))
    expect(await bench.totals()).toEqual(before)
    expect(await bench.rows('SELECT * FROM register_change WHERE import_id = $1', [importId])).toEqual([])
  })

  test('mainland China keeps one record for each class under the same number', async () => {
    const { report } = await bench.import([aRecord(5, { classes: [9] }), aRecord(5, { classes: [42] })])
    expect(report).toMatchObject(counts(2, 0, 0, 0, 0))
  })

  test('records that are refused are stored with line, number and reason, and the rest comes in', async () => {
    const lines = [aRecord(1), aRecord(2, { classes: [77] }), aRecord(3)].map((record) => JSON.stringify(record))
    const { report, importId } = await bench.import([lines[0], '{broken', lines[1], lines[2], ''].join('\n'))
    expect(report).toMatchObject(counts(2, 0, 0, 0, 2))
    expect(
      await bench.rows(
        'SELECT ordinal, line, number, reason, excerpt FROM register_reject WHERE import_id = $1 ORDER BY ordinal',
        [importId],
      ),
    ).toMatchObject([
      { ordinal: 2, line: 2, number: null, reason: { id: 'record.malformed-json' }, excerpt: '{broken' },
      { ordinal: 3, line: 3, number: '2', reason: { id: 'record.range', cn: expect.stringContaining('77') } },
    ])
  })

  test('a record that only the database finds fault with is refused alone', async () => {
    const ordered = await bench.order(bench.fileOf([]))
    const run = { ...ordered, lease: await bench.claim(ordered.jobId) }
    const entries = Array.from({ length: 9 }, (_, at) => {
      const record = registerRecord.parse(aRecord(at + 1))
      return prepare(
        {
          ordinal: at + 1,
          line: at + 1,
          file: null,
          position: null,
          record: at === 5 ? { ...record, text: 'a\0b' } : record,
        },
        false,
      )
    })
    const writer = createRegisterWriter({ pool: bench.pool, objects: { has: async () => false } })
    expect(await writer.writeBatch(run, 0, entries)).toEqual(counts(8, 0, 0, 0, 1))
    expect(await bench.find(ordered.importId)).toMatchObject({ checkpoint: 9, created: 8, rejected: 1 })
    expect(await bench.rows('SELECT ordinal, reason FROM register_reject')).toMatchObject([
      { ordinal: 6, reason: { id: 'record.not-storable' } },
    ])
  })

  test('images of demonstration marks are found where the generator has put them', async () => {
    bench.images.add('demo/000001.svg')
    await bench.import(
      [aRecord(1, { image: '000001.svg' }), aRecord(2, { image: '000002.svg' }), aRecord(3, { image: '../X.svg' })],
      { demonstration: true },
    )
    expect(await bench.rows('SELECT image_key, demonstration FROM trademark ORDER BY public_id')).toEqual([
      { image_key: 'demo/000001.svg', demonstration: true },
      { image_key: null, demonstration: true },
      { image_key: null, demonstration: true },
    ])
  })
})

describe('newer and older data', () => {
  const on = (dataOn: string | undefined, text: string, more: object = {}) => [
    aRecord(1, { text, dataOn, goods: [{ classNo: 9, text }], ...more }),
  ]
  const held = async () => (await bench.rows('SELECT mark_text AS text, source_on AS "on" FROM trademark'))[0]

  test('a newer file replaces the record with all its parts', async () => {
    await bench.import(
      on('2024-01-01', 'old', { applicants: [{ name: 'A' }], events: [{ on: '2020-01-01', text: 'x' }] }),
    )
    const { report } = await bench.import(on('2024-02-01', 'new', { applicants: [{ name: 'B' }] }))
    expect(report).toMatchObject(counts(0, 1, 0, 0, 0))
    expect(await held()).toEqual({ text: 'new', on: '2024-02-01' })
    expect(await bench.rows('SELECT text FROM trademark_goods')).toEqual([{ text: 'new' }])
    expect(await bench.rows('SELECT name FROM party JOIN trademark_party ON party_id = party.id')).toEqual([
      { name: 'B' },
    ])
    expect(await bench.total('trademark_event')).toBe(0)
  })

  test('an older file changes nothing', async () => {
    await bench.import(on('2024-02-01', 'new'))
    expect((await bench.import(on('2024-01-01', 'old'))).report).toMatchObject(counts(0, 0, 0, 1, 0))
    expect(await held()).toEqual({ text: 'new', on: '2024-02-01' })
  })

  test('data without a day do not replace data with one', async () => {
    await bench.import(on('2024-02-01', 'dated'))
    expect((await bench.import(on(undefined, 'undated'))).report).toMatchObject(counts(0, 0, 0, 1, 0))
    expect(await held()).toEqual({ text: 'dated', on: '2024-02-01' })
  })

  test('of undated data the last import counts, and dated data replace them', async () => {
    await bench.import(on(undefined, 'first'))
    expect((await bench.import(on(undefined, 'second'))).report).toMatchObject(counts(0, 1, 0, 0, 0))
    expect((await bench.import(on('2001-01-01', 'third'))).report).toMatchObject(counts(0, 1, 0, 0, 0))
    expect(await held()).toEqual({ text: 'third', on: '2001-01-01' })
  })

  test('the same facts on a later day only move the day', async () => {
    await bench.import(on('2024-01-01', 'same'))
    const { report, importId } = await bench.import(on('2024-03-01', 'same'))
    expect(report).toMatchObject(counts(0, 0, 1, 0, 0))
    expect(await held()).toEqual({ text: 'same', on: '2024-03-01' })
    expect(await bench.rows('SELECT * FROM register_change WHERE import_id = $1', [importId])).toEqual([])
    expect(await bench.rows('SELECT updated_on FROM register_office')).toEqual([{ updated_on: '2024-03-01' }])
  })

  test('a mark that comes twice in a file is counted twice and stands as it came last', async () => {
    const { report } = await bench.import([
      ...on('2024-01-01', 'a'),
      ...on('2024-01-02', 'b'),
      ...on('2024-01-02', 'b'),
      ...on('2023-01-01', 'c'),
    ])
    expect(report).toMatchObject(counts(1, 1, 1, 1, 0))
    expect(await held()).toEqual({ text: 'b', on: '2024-01-02' })
    expect(await bench.totals()).toMatchObject({ marks: 1, goods: 1 })
  })

  test('demonstration data never replace a real record; a real record replaces a demonstration one', async () => {
    await bench.import(on('2030-01-01', 'invented'), { demonstration: true })
    expect((await bench.import(on('2001-01-01', 'real'))).report).toMatchObject(counts(0, 1, 0, 0, 0))
    await expect(bench.import(on('2030-01-01', 'invented'), { demonstration: true })).rejects.toMatchObject({
      reason: { id: 'import.nothing-accepted' },
    })
    expect(await held()).toMatchObject({ text: 'real' })
    expect(await bench.rows('SELECT reason FROM register_reject')).toMatchObject([
      { reason: { id: 'record.demonstration-over-real' } },
    ])
  })
})
