import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../../tests/support/real-data.ts'
import { patentRecord } from '../patent-record.ts'
import { readJsonPatent, readUsptoDocument } from './json-documents.ts'
import { readPatents } from './read-patents.ts'
import { nameOf } from '../numbers/patent-number.ts'
import { layoutOf, readTableRow } from './table-rows.ts'
import { needsRealData } from '../../../../tests/support/needs.ts'

const folder = realData('patents')
const read = (...path: string[]) => readFileSync(join(folder!, 'formats', ...path), 'utf8')
const rowsOf = (name: string): Record<string, unknown>[] =>
  gunzipSync(readFileSync(join(folder!, `${name}.jsonl.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Counted in the text itself, by nothing of the reader. */
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe('real files', needsRealData(folder !== null), () => {
  const documents = ['us_grant_app_xml', 'ep_fulltext_xml', 'docdb_xml', 'ops_xml_json'].flatMap((kind) =>
    (folder ? readdirSync(join(folder, 'formats', kind)) : [])
      .filter((name) => /\.(?:xml|greenbook)$/.test(name))
      .map((name) => [kind, name] as const),
  )

  test('every record of every document is one that the schema accepts, with a number', () => {
    const formats: Record<string, number> = {}
    for (const [kind, name] of documents) {
      const found = readPatents(read(kind, name))
      for (const record of found?.records ?? []) expect(patentRecord.safeParse(record).error, name).toBeUndefined()
      const format = found?.format ?? 'none'
      formats[format] = (formats[format] ?? 0) + (found?.records.length ?? 1)
    }
    expect(formats).toMatchObject({
      'uspto-xml': 4,
      'uspto-st32': 2,
      'uspto-application-2001': 2,
      greenbook: 3,
      'ep-fulltext': 22,
      lexisnexis: 11,
    })
  })

  test('each claim and drawing of a full text is read', () => {
    const wrong: string[] = []
    for (const [kind, name] of documents.filter(
      ([each]) => each === 'us_grant_app_xml' || each === 'ep_fulltext_xml',
    )) {
      const text = read(kind, name)
      const [record] = readPatents(text)?.records ?? []
      if (!record) continue
      const claims = name.endsWith('.greenbook')
        ? count(text, /^NUM {2}/gm)
        : count(text, /<claim\s/g) + count(text, /<CLM\s/g)
      // LexisNexis repeats the claims of a grant in other languages and forms.
      const areClaims = name.startsWith('LN_') || Object.values(record.claims).flat().length === claims
      const areDrawings = !text.includes('<figure') || record.drawings.length === count(text, /<figure[\s>]/g)
      if (!areClaims || !areDrawings) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })

  test('a file that is not well-formed gives no record but its number and line; one with odd characters is read', () => {
    const found = documents.map(([kind, name]) => [name, readPatents(read(kind, name))] as const)
    const damaged = found.flatMap(([name, patents]) =>
      (patents?.damaged ?? []).map(({ number, fault }) => [name, number, fault.line]),
    )
    expect(damaged).toEqual([['application_v1-5-1-A1-2.xml', '3889521', 308]])
    expect(found.filter(([, patents]) => patents?.repairs.length).map(([name]) => name)).toEqual([
      'application_v1-4-A1-1.xml',
      'application_v1-4-A1.xml',
      'WO-2022259205-A1_544370561.xml',
    ])
    const [record] = readPatents(read('ep_fulltext_xml', 'application_v1-4-A1.xml'))!.records
    expect(record).toMatchObject({ country: 'EP', number: '2055205', kind: 'A1', titles: { en: 'Bobby pin' } })
    expect(record!.claims['en']).toHaveLength(6)
  })

  test('a grant of the USPTO', () => {
    const { records, unused } = readPatents(read('us_grant_app_xml', 'PPD_US08926509.xml'))!
    const [record] = records
    expect(record).toMatchObject({
      country: 'US',
      number: '8926509',
      kind: 'B2',
      publishedOn: '2015-01-06',
      applicationNumber: '12134151',
      filedOn: '2008-06-05',
      titles: { en: 'Wireless physiological sensor patches and systems' },
    })
    const claims = record!.claims['en']!
    expect(claims[0]!.text.split('\n')).toHaveLength(5)
    expect(claims[0]).toMatchObject({ number: 1, dependsOn: [] })
    expect(claims[2]).toMatchObject({ number: 3, dependsOn: [2] })
    expect(record!.citations).toHaveLength(160)
    expect(unused).toContain('us-patent-grant/us-bibliographic-data-grant/us-term-of-grant/us-term-extension')
  })

  test('a publisher names one applicant in three forms', () => {
    const [record] = readPatents(read('us_grant_app_xml', 'LN_DE3539484C1.xml'))!.records
    expect(record!.applicants).toEqual([{ name: 'UNI-CARDAN AG, 5200 SIEGBURG, DE', forms: ['UNI CARDAN AG'] }])
    expect(record!.inventors).toHaveLength(1)
  })

  test('events of a family in an OPS reply', () => {
    const { records } = readPatents(read('ops_xml_json', 'patentdev_get_legal.xml'))!
    expect(records[0]).toMatchObject({ country: 'EP', number: '2400812', kind: 'A1', familyId: '43088294' })
    expect(records[0]!.legalEvents).toHaveLength(69)
    expect(records[0]!.legalEvents[0]).toEqual({
      country: 'EP',
      code: 'AK',
      date: '2011-12-28',
      text: 'DESIGNATED CONTRACTING STATES',
    })
  })

  test.each([
    ['cn_cnipr_200_bib_abs_claim1', 'cnipr', 132],
    ['world_lens_drones_5884_bib', 'lens', 4124],
    ['world_patentscope_pizza_bib', 'patentscope', 16_988],
    ['us_pap2pat_patents', null, 1280],
    ['us_pygrams_abstracts', null, 6957],
    ['cn_9867_title_ipc', null, 6803],
    ['cn_g06f_57_title_abs_cpc', null, 44],
  ])('every row of %s', (name, layout, rows) => {
    const all = rowsOf(name)
    expect(layoutOf(Object.keys(all[0]!))).toBe(layout)
    const faults = all.flatMap((row) => {
      const record = layout ? readTableRow(layout as 'lens', row).record : readJsonPatent(row)
      return patentRecord.safeParse(record).success ? [] : [row]
    })
    expect({ rows: all.length, faults }).toEqual({ rows, faults: [] })
  })

  test('every document of the USPTO’s search', () => {
    const all: unknown[] = JSON.parse(
      gunzipSync(readFileSync(join(folder!, 'us_patent_client_31_fulltext.json.gz'))).toString(),
    )
    const records = all.map(readUsptoDocument)
    expect(records.map((record) => patentRecord.safeParse(record).success)).toEqual(all.map(() => true))
    expect(nameOf(records[0]!)).toBe('US6103599A')
    expect(records[0]!.claims['en']).toHaveLength(28)
  })
})
