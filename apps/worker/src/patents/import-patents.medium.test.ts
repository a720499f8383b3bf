import { listPatentCoverage, queryBuilder } from '@markwright/db'
import type { JobRun } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '../../../../packages/registers/src/testing/zip-of.ts'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { listFiles } from '../imports/list-files.ts'
import { LeaseLost } from '../imports/import-record.repository.ts'
import { importPatentsHandler } from './import-patents.ts'
import { queuePatentImport } from './patent-import.repository.ts'
import { updateDueLegalStatuses } from './update-legal-status.repository.ts'

const { pool } = fileDatabase({ max: 4 })
let folder: string
const objects = new Map<string, Uint8Array>()
const TODAY = new Date('2026-11-23T12:00:00Z')

beforeEach(async () => {
  await pool.query('TRUNCATE job, patent_import, patent, patent_office CASCADE')
  objects.clear()
  folder = mkdtempSync(join(tmpdir(), 'patents-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

const order = async (demonstration = false) =>
  queuePatentImport(
    { pool, queues: { dispatch: async () => {} }, onError: () => {} },
    { files: await listFiles([folder], '/'), demonstration },
  )

async function run(ordered: { importId: string; jobId: string }, progress: JobRun['progress'] = async () => {}) {
  const lease = randomUUID()
  await pool.query(`UPDATE job SET state = 'active', lease = $2 WHERE id = $1`, [ordered.jobId, lease])
  const handle = importPatentsHandler({
    pool,
    objects: { put: async (key, bytes) => void objects.set(key, bytes), has: async (key) => objects.has(key) },
    now: () => TODAY,
  })
  const { signal } = new AbortController()
  return handle({ importId: ordered.importId }, { jobId: ordered.jobId, lease, signal, progress })
}
const importAll = async (demonstration = false) => run(await order(demonstration))
const put = (name: string, content: string | Uint8Array | readonly object[]) =>
  writeFileSync(
    join(folder, name),
    Array.isArray(content) ? content.map((row) => `${JSON.stringify(row)}\n`).join('') : (content as string),
  )
const rows = async (query: string) => (await pool.query(query)).rows as Record<string, unknown>[]
const repairedOn = (line: number) =>
  expect.objectContaining({ id: 'patents.repaired-xml', en: expect.stringContaining(`Line ${line} `) })
const aPatent = (number: number, fields: object = {}) => ({
  country: 'CN',
  number: String(110_000_000 + number),
  kind: 'A',
  publishedOn: '2025-03-04',
  titles: { zh: `装置${number}` },
  ...fields,
})

describe('files of every kind', () => {
  test('values of a row that cannot be read are in the report with their line', async () => {
    put(
      'a.csv',
      'Publication Number,Priority Data,IPC\nEP2401919,"[60/578,665 09.06.2004 US, pending]",A21D 2/14;A21D 13/\n',
    )
    expect(await importAll()).toMatchObject({ created: 1 })
    expect(await rows('SELECT country, number FROM patent_priority')).toEqual([{ country: 'US', number: '60/578,665' }])
    expect(await rows('SELECT ipcs FROM patent')).toEqual([{ ipcs: ['A21D2/14', 'A21D13/00'] }])
    const [file] = await rows('SELECT passed FROM patent_import_file')
    expect(file!['passed']).toMatchObject([
      { reason: { id: 'patents.unread-value', en: expect.stringContaining('line 2: "pending" in Priority Data') } },
      { reason: { id: 'patents.unread-value', en: expect.stringContaining('"A21D 13/" in IPC') } },
    ])
  })

  test('a publication after the grant has the day of the grant: as it says itself, or of the first one of its application', async () => {
    const ep = (number: string, kind: string, publishedOn: string, dates = '') =>
      `<ep-patent-document country="EP" doc-number="${number}" kind="${kind}" date-publ="${publishedOn}" lang="en"><SDOBI>` +
      `<B200><B210>0${number}.5</B210></B200>${dates}<B800><B840><ctry>DE</ctry></B840></B800></SDOBI></ep-patent-document>`
    put('a.xml', ep('1497510', 'B2', '20081224', '<B400><B450><date>20060628</date></B450></B400>'))
    put('b.xml', ep('1497511', 'B2', '20081224'))
    put('c.xml', ep('1497512', 'B2', '20081224'))
    await importAll()
    const granted = () => rows('SELECT public_id, granted_on::text FROM patent ORDER BY public_id')
    const later = [
      { public_id: 'EP1497510B2', granted_on: '2006-06-28' },
      { public_id: 'EP1497511B2', granted_on: null },
      { public_id: 'EP1497512B2', granted_on: null },
    ]
    expect(await granted()).toEqual(later)
    put('d.xml', ep('1497511', 'B1', '20060628'))
    await importAll()
    expect(await granted()).toEqual([
      later[0],
      { public_id: 'EP1497511B1', granted_on: '2006-06-28' },
      { public_id: 'EP1497511B2', granted_on: '2006-06-28' },
      later[2],
    ])
  })

  test('packed or not, by what they hold; each is accounted for', async () => {
    put('a.jsonl', [aPatent(1), { ...aPatent(2), kind: 'not a kind of it', publishedOn: 'soon' }, aPatent(3)])
    put('b.jsonl.gz', gzipSync(`${JSON.stringify({ id: 'US20130210636', kind: 'A1', title: 'Method' })}\n`))
    put('c.csv', 'id,title,applicants,colour\nEP1000000A1,"Press, hydraulic",甲; 乙,red\n')
    put(
      'd.zip',
      zipOf([
        { name: 'in/e.jsonl', content: JSON.stringify(aPatent(4)) },
        { name: 'in/readme.txt', content: 'no patents' },
      ]),
    )
    put('notes.txt', 'About these files.')
    put('queries.jsonl', [{ qid: 1, text: 'no patent' }])
    expect(await importAll()).toMatchObject({ files: 4, passed: 2, failed: 0, created: 5, rejected: 1 })
    expect(await rows('SELECT public_id FROM patent ORDER BY public_id')).toEqual(
      ['CN110000001A', 'CN110000003A', 'CN110000004A', 'EP1000000A1', 'US2013210636A1'].map((public_id) => ({
        public_id,
      })),
    )
    const files = await rows(`SELECT reason->>'id' AS reason, passed, unused FROM patent_import_file ORDER BY position`)
    expect(files.map(({ reason }) => reason)).toEqual([
      null,
      null,
      null,
      null,
      'patents.no-format',
      'patents.no-number',
    ])
    expect(files[2]).toMatchObject({ unused: { colour: 1 } })
    expect(files[3]).toMatchObject({ passed: [{ name: 'in/readme.txt', reason: { id: 'patents.no-format' } }] })
    expect(await rows('SELECT ordinal, place, number FROM patent_reject')).toEqual([
      { ordinal: 2, place: 'a.jsonl, line 2', number: expect.stringContaining('CN110000002') },
    ])
    expect(await rows('SELECT country FROM patent_office ORDER BY country')).toHaveLength(3)
  })

  test('a damaged XML record is rejected with its line and number, the others are imported', async () => {
    const document = (number: number) =>
      `<?xml version="1.0"?>\n<ep-patent-document country="EP" doc-number="${number}" kind="B1" lang="en">
<SDOBI><B500><B540><B541>en</B541>\n<B542>Pump</B542></B540></B500></SDOBI>
<claims lang="en"><claim num="1"><claim-text>A pump.</claim-text></claim></claims></ep-patent-document>\n`
    put('a.xml', document(1_000_001) + document(1_000_002).replace('</B542>', '</B543>') + document(1_000_003))
    put('b.xml', document(1_000_004).slice(0, -60))
    put('c.xml', document(1_000_005).replace('A pump.', 'A pump & a &nosuch; hose.'))
    expect(await importAll()).toMatchObject({ files: 3, created: 3, rejected: 2 })
    expect(await rows(`SELECT place, number, reason->>'en' AS reason FROM patent_reject ORDER BY place`)).toEqual([
      {
        place: 'a.xml, record 2, line 9',
        number: 'EP1000002B1',
        reason: expect.stringContaining('line 9 (unexpected close tag'),
      },
      { place: 'b.xml, record 1, line 5', number: 'EP1000004B1', reason: expect.stringContaining('line 5 (unclosed') },
    ])
    expect(await rows(`SELECT passed FROM patent_import_file WHERE position = 2`)).toEqual([
      {
        passed: [
          { name: 'c.xml', reason: repairedOn(5) },
          { name: 'c.xml', reason: repairedOn(5) },
        ],
      },
    ])
  })

  test('of many repaired characters the report says how many more there are', async () => {
    const claim = `<claim num="1"><claim-text>${'a & b '.repeat(25)}</claim-text></claim>`
    put(
      'a.xml',
      `<ep-patent-document country="EP" doc-number="1000001" kind="B1"><claims>${claim}</claims></ep-patent-document>`,
    )
    await importAll()
    const [file] = await rows('SELECT passed FROM patent_import_file')
    expect(file!['passed']).toHaveLength(21)
    expect((file!['passed'] as { reason: { en: string } }[]).at(-1)!.reason.en).toMatch(/^5 more places/)
  })

  test('a gzip file that unpacks to more than 200 times its size ends early, with the reason', async () => {
    put('blanks.xml.gz', gzipSync(`<a>${' '.repeat(18_000_000)}`))
    put('one-line.jsonl.gz', gzipSync(`{"id":"${'9'.repeat(18_000_000)}`))
    const blanks = gzipSync('id\n' + '\n'.repeat(18_000_000), { strategy: constants.Z_HUFFMAN_ONLY })
    put('d.zip', zipOf([{ name: 'in.csv.gz', content: blanks }]))
    expect(await importAll()).toMatchObject({ files: 0, created: 0 })
    expect(
      await rows(`SELECT reason->>'id' AS reason, passed->0->'reason'->>'id' AS inner FROM patent_import_file`),
    ).toEqual([1, 2, 3].map(() => expect.objectContaining({ inner: 'file.zip-ratio' })))
  })

  test('drawings that lie beside a document are stored with thumbnails, TIFF as PNG', async () => {
    const tiff = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
      .tiff()
      .toBuffer()
    mkdirSync(join(folder, 'x'))
    writeFileSync(join(folder, 'x', 'D1.TIF'), tiff)
    writeFileSync(join(folder, 'x', 'D2.TIF'), 'no image')
    const drawings = ['d1.tif', 'D2.TIF', 'D3.TIF'].map((file, place) => ({ number: String(place + 1), file }))
    put('x/p.jsonl', [aPatent(1, { drawings })])
    expect(await importAll()).toMatchObject({ drawings: 1 })
    const found = await rows(
      'SELECT number, image_key, thumbnail_key, width, height FROM patent_drawing ORDER BY position',
    )
    expect(found[0]).toMatchObject({ number: '1', width: 900, height: 600 })
    expect(found.slice(1).map(({ image_key }) => image_key)).toEqual([null, null])
    const small = await sharp(objects.get(String(found[0]!['thumbnail_key']))).metadata()
    expect(small).toMatchObject({ format: 'png', width: 320 })
  })

  test('an image within a text is stored beside the drawings, and formulas as MathML', async () => {
    const image = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .tiff()
      .toBuffer()
    mkdirSync(join(folder, 'x'))
    writeFileSync(join(folder, 'x', 'imgb0001.tif'), image)
    const xml = `<ep-patent-document country="EP" doc-number="1000001" kind="A1" lang="en"><SDOBI/>
<description lang="en"><p num="0001">Of <chemistry><img file="imgb0001.tif"/></chemistry> or
<chemistry><img file="imgb0002.tif"/></chemistry>: <maths><math><mi onclick="alert(1)">x</mi></math></maths></p></description>
<claims lang="en"><claim num="1"><claim-text>A salt of <chemistry><img file="imgb0001.tif"/></chemistry>.</claim-text></claim></claims>
</ep-patent-document>`
    put('x/p.xml', xml)
    expect(await importAll()).toMatchObject({ created: 1, drawings: 1 })
    expect(await rows('SELECT position, file, is_in_text, width FROM patent_drawing')).toEqual([
      { position: 0, file: 'imgb0001.tif', is_in_text: true, width: 30 },
    ])
    expect(await rows(`SELECT description->'en'->0->'formulas' AS formulas FROM patent_text`)).toEqual([
      { formulas: [{ start: 78, end: 79, mathml: '<math displaystyle="true"><mi>x</mi></math>' }] },
    ])
    expect(await importAll()).toMatchObject({ unchanged: 1 })
  })
})

test('formulas stay with their texts where NUL characters are removed', async () => {
  const mathml = '<math><mi>b</mi></math>'
  const record = aPatent(1, {
    description: { zh: [{ kind: 'paragraph', text: '\0a\0 b\0', formulas: [{ start: 4, end: 5, mathml }] }] },
  })
  put('a.jsonl', [record])
  expect(await importAll()).toMatchObject({ created: 1, rejected: 0 })
  expect(
    await rows(
      `SELECT p->>'text' AS text, p->'formulas' AS formulas FROM patent_text, jsonb_array_elements(description->'zh') p`,
    ),
  ).toEqual([{ text: 'a b', formulas: [{ start: 2, end: 3, mathml: '<math displaystyle="true"><mi>b</mi></math>' }] }])
})

describe('what the register holds already', () => {
  test('the same files again change nothing', async () => {
    const claims = { zh: [{ text: '一种装置。', number: 1, dependsOn: [] }] }
    put('a.jsonl', [
      aPatent(1, { claims, citations: [{ number: 'US1234567A', category: 'X' }, { text: 'A book' }] }),
      aPatent(2),
    ])
    await importAll()
    const before = await rows('SELECT id, change_id, updated_at FROM patent ORDER BY id')
    expect(await importAll()).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await rows('SELECT id, change_id, updated_at FROM patent ORDER BY id')).toEqual(before)
  })

  test('a poorer source erases nothing, a richer one adds', async () => {
    put('1.jsonl', [
      aPatent(1, {
        claims: { zh: [1, 2].map((number) => ({ number, text: '一种装置。', dependsOn: [] })) },
        ipcs: ['H01M10/42', 'H01M10/44'],
      }),
    ])
    put('2.csv', '公开（公告）号,名称,摘要,主权项,分类号\nCN110000001A,装置1,一种装置的摘要,1.一种装置。,H01M10/42\n')
    expect(await importAll()).toMatchObject({ created: 1, updated: 1 })
    expect(
      await rows(
        `SELECT ipcs, abstracts, jsonb_array_length(claims->'zh') AS claims FROM patent JOIN patent_text ON patent_id = id`,
      ),
    ).toEqual([{ ipcs: ['H01M10/42', 'H01M10/44'], abstracts: { zh: '一种装置的摘要' }, claims: 2 }])
    expect(await importAll()).toMatchObject({ updated: 0, unchanged: 2 })
  })

  test('a number without kind is the one publication of that number', async () => {
    put('1.jsonl', [{ id: 'US20130210636', title: 'Method' }])
    await importAll()
    put('1.jsonl', [{ id: 'US20130210636', kind: 'A1', abstract: 'A method.' }])
    expect(await importAll()).toMatchObject({ created: 0, updated: 1 })
    expect(await rows('SELECT public_id, titles FROM patent')).toEqual([
      { public_id: 'US2013210636A1', titles: { en: 'Method' } },
    ])
  })

  test('invented records give way to real ones and never replace them', async () => {
    put('1.jsonl', [aPatent(1), aPatent(2)])
    await importAll(true)
    put('1.jsonl', [aPatent(1, { titles: { zh: '真' } })])
    expect(await importAll()).toMatchObject({ updated: 1 })
    expect(await importAll(true)).toMatchObject({ rejected: 1 })
    expect(await rows('SELECT demonstration, titles FROM patent ORDER BY number')).toEqual([
      { demonstration: false, titles: { zh: '真' } },
      { demonstration: true, titles: { zh: '装置2' } },
    ])
  })
})

describe('families and status', () => {
  const status = () =>
    rows('SELECT public_id AS id, legal_status AS status, legal_status_on AS on FROM patent ORDER BY public_id')

  test('equal priorities are a family, and one DOCDB number names all of it', async () => {
    const priorities = [{ country: 'CN', number: '202011234567', date: '2020-11-05' }]
    put('1.jsonl', [
      aPatent(1, { applicationNumber: 'CN202011234567.9', filedOn: '2020-11-05' }),
      { ...aPatent(0), country: 'EP', number: '3999999', kind: 'A1', priorities },
    ])
    await importAll()
    expect(await rows('SELECT DISTINCT family_key FROM patent')).toEqual([{ family_key: 'CN202011234567' }])
    put('2.jsonl', [{ ...aPatent(0), country: 'US', number: '2022123456', kind: 'A1', priorities, familyId: '77' }])
    await importAll()
    expect(await rows('SELECT DISTINCT family_key FROM patent')).toEqual([{ family_key: 'docdb:77' }])
  })

  test('the last event with an effect decides, for every publication of the application', async () => {
    const application = { applicationNumber: 'CN202011234567.9', filedOn: '2020-11-05' }
    const event = (code: string, date: string) => ({ country: 'CN', code, date })
    put('1.jsonl', [
      aPatent(1, { ...application, legalEvents: [event('PB01', '2021-02-02'), event('SE01', '2021-03-03')] }),
    ])
    await importAll()
    expect(await status()).toEqual([{ id: 'CN110000001A', status: 'examining', on: '2021-03-03' }])
    put('2.jsonl', [
      aPatent(1, { ...application, kind: 'B', publishedOn: '2022-05-05', legalEvents: [event('GR01', '2022-05-05')] }),
    ])
    await importAll()
    expect((await status()).map((row) => row['status'])).toEqual(['valid', 'valid'])
    put('3.jsonl', [aPatent(1, { ...application, kind: 'B', legalEvents: [event('CF01', '2024-11-05')] })])
    await importAll()
    expect((await status()).map((row) => row['status'])).toEqual(['invalid', 'invalid'])
  })

  test('without events an old publication is unconfirmed and one whose term has ended invalid', async () => {
    put('1.jsonl', [
      aPatent(1),
      aPatent(2, { publishedOn: '2015-01-01', filedOn: '2014-01-01' }),
      aPatent(3, { filedOn: '2001-01-01' }),
    ])
    await importAll()
    expect((await status()).map((row) => row['status'])).toEqual(['examining', 'unconfirmed', 'invalid'])
  })
})

test('coverage counts every publication once, by office, kind and type', async () => {
  put('1.jsonl', [aPatent(1), aPatent(2, { publishedOn: '2019-01-01' }), aPatent(3, { kind: 'U', publishedOn: null })])
  await importAll(true)
  expect(await listPatentCoverage(queryBuilder(pool))).toEqual([
    {
      country: 'CN',
      kind: 'A',
      type: 'invention',
      yearFrom: 2019,
      yearTo: 2025,
      patents: 2,
      demonstration: 2,
      importedAt: expect.any(Date),
    },
    expect.objectContaining({ kind: 'U', type: 'utility', yearFrom: null, patents: 1 }),
  ])
})

describe('an import that is interrupted', () => {
  test('goes on where it stood, and ends as if nothing had happened', async () => {
    put(
      '1.jsonl',
      Array.from({ length: 700 }, (_, place) => aPatent(place)),
    )
    put('2.jsonl', [aPatent(5000), aPatent(3)])
    const ordered = await order()
    const died = new Error('killed')
    let batches = 0
    const dies = async () => {
      if ((batches += 1) === 2) throw died
    }
    await expect(run(ordered, dies)).rejects.toBe(died)
    expect(await rows(`SELECT state, checkpoint FROM patent_import_file WHERE position = 0`)).toEqual([
      { state: 'running', checkpoint: 500 },
    ])
    expect(await run(ordered)).toMatchObject({ created: 701, updated: 0, unchanged: 1, files: 2 })
    expect(await rows('SELECT count(*)::int AS n FROM patent')).toEqual([{ n: 701 }])
    expect(await run(ordered)).toMatchObject({ created: 701 })
  })

  test('writes nothing more once another worker holds the job', async () => {
    put(
      '1.jsonl',
      Array.from({ length: 700 }, (_, place) => aPatent(place)),
    )
    const ordered = await order()
    const overtaken = run(ordered, async () => void (await pool.query(`UPDATE job SET lease = $1`, [randomUUID()])))
    await expect(overtaken).rejects.toBeInstanceOf(LeaseLost)
    expect(Number((await rows('SELECT count(*)::int AS n FROM patent'))[0]!['n'])).toBeLessThan(700)
    expect(await run(ordered)).toMatchObject({ created: 700 })
  })
})

// What an analysis between the two leaves behind made a batch take minutes.
test('patents are imported into a table whose statistics are those of an empty one', async () => {
  await pool.query('ALTER TABLE patent SET (autovacuum_enabled = false)')
  put(
    '1.jsonl',
    Array.from({ length: 700 }, (_, place) => aPatent(place)),
  )
  await importAll()
  await pool.query('DELETE FROM patent')
  await pool.query('ANALYZE patent')
  expect(await rows(`SELECT relpages > 0 AS "hasPages", reltuples FROM pg_class WHERE relname = 'patent'`)).toEqual([
    { hasPages: true, reltuples: 0 },
  ])
  expect(await importAll()).toMatchObject({ created: 700 })
  await pool.query('ALTER TABLE patent RESET (autovacuum_enabled)')
})

test('a status ends with the term, without another import, and the index is notified of it', async () => {
  put('a.jsonl', [
    aPatent(1, { kind: 'U', type: 'utility', filedOn: '2016-12-01', publishedOn: '2025-03-04' }),
    aPatent(2, { kind: 'U', type: 'utility', filedOn: '2024-02-29', publishedOn: '2025-03-04' }),
  ])
  await importAll()
  const statuses = () =>
    rows('SELECT legal_status, legal_status_on::text AS day, change_id FROM patent ORDER BY number')
  const before = await statuses()
  expect(before.map(({ legal_status }) => legal_status)).toEqual(['valid', 'valid'])
  const db = queryBuilder(pool)
  expect(await updateDueLegalStatuses(db, '2026-11-30')).toBe(0)
  expect(
    await Promise.all([updateDueLegalStatuses(db, '2026-12-01'), updateDueLegalStatuses(db, '2026-12-01')]),
  ).toContain(1)
  const after = await statuses()
  expect(after).toMatchObject([{ legal_status: 'invalid', day: '2026-12-01' }, before[1]!])
  expect(Number(after[0]!['change_id'])).toBeGreaterThan(Number(before[0]!['change_id']))
  expect(await updateDueLegalStatuses(db, '2034-02-28')).toBe(1)
  expect((await statuses()).map(({ legal_status }) => legal_status)).toEqual(['invalid', 'invalid'])
})
