import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { realData } from '../../../../tests/support/real-data.ts'
import { parseExpression } from '../grammar/parse.ts'
import { PatentIndexClosed, type PatentQuery } from '../patent-index.ts'
import { installEncoder, UnusableEncoder } from '../encoder/install-encoder.ts'
import { createEmbeddedPatentIndex } from './embedded-patent-index.ts'
import { needs } from '../../../../tests/support/needs.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const { pool, url } = fileDatabase({ max: 1 })
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patent-index-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const open = (snapshotFolder: string | null = null, notes: string[] = [], modelsFolder: string | null = null) =>
  createEmbeddedPatentIndex({
    databaseUrl: url,
    snapshotFolder,
    modelsFolder,
    logger: { ...silent, info: (_, text) => notes.push(text) },
  })

async function add(number: string, title: string, abstract: string, family = number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO patent (public_id, country, number, kind, publication_key, type, published_on, titles, abstracts, ipcs,
       applicant_names, family_key, priority_key, content_hash)
     VALUES ($1, 'CN', $2, 'A', $3, 'invention', '2024-03-05', $4, $5, '{H01M10/052}', '{比亚迪股份有限公司}', $6, '', '')
     RETURNING id`,
    [`CN${number}A`, number, `CN${number}`, { zh: title }, { zh: abstract }, family],
  )
  return rows[0]!.id
}

const query = (text: string): PatentQuery => {
  const parsed = parseExpression(text)
  if ('problem' in parsed) throw new Error(parsed.problem.code)
  return { expression: parsed.expression, filters: {}, sort: 'relevance', offset: 0, limit: 10, collapse: 'none' }
}

test('the index follows the register: new, changed and removed patents', async () => {
  const index = open()
  await index.refresh()
  const first = await add('100000001', '锂离子电池', '一种电池管理系统。', 'F1')
  const second = await add('100000002', '固态电池', '含有固态电解质。', 'F1')
  await index.refresh()
  const page = await index.search(query('TI:电池 AND IPC:H01M AND PD:2024'))
  expect(page).toMatchObject({ total: 2, families: 1, isLimited: false })
  expect(page.hits.map(({ familySize }) => familySize)).toEqual([2, 2])
  expect(page.facets.applicant).toEqual([{ value: '比亚迪股份有限公司', count: 2 }])
  expect(page.hits.find(({ patentId }) => patentId === first)?.matches).toEqual([
    { field: 'title', language: 'zh', start: 3, end: 5, weight: 1, term: '电池' },
  ])

  await pool.query(
    `UPDATE patent SET titles = '{"zh":"燃料箱"}', change_id = nextval('patent_change_id_seq') WHERE id = $1`,
    [second],
  )
  await index.refresh()
  expect((await index.search(query('TI:电池'))).hits.map(({ patentId }) => patentId)).toEqual([first])

  await pool.query('DELETE FROM patent WHERE id = $1', [first])
  await index.refresh()
  expect((await index.search(query('电池'))).total).toBe(0)
  expect(index.status()).toMatchObject({ ready: true, documents: 1, encoder: null, fault: null })
  await index.close()
  await expect(index.search(query('电池'))).rejects.toBeInstanceOf(PatentIndexClosed)
})

test('similar texts are found with their passages, and claims are marked when one publication is read', async () => {
  const id = await add('100000010', '散热器', '一种发光二极管散热器。翅片围绕底座排列。')
  await pool.query('INSERT INTO patent_text (patent_id, claims) VALUES ($1, $2)', [
    id,
    { zh: [{ number: 1, text: '一种散热器，其特征在于翅片。', dependsOn: [] }] },
  ])
  const index = open()
  await index.refresh()
  const { hits } = await index.similar({
    text: '翅片围绕底座',
    expression: null,
    filters: {},
    offset: 0,
    limit: 10,
    collapse: 'none',
  })
  expect(hits[0]?.patentId).toBe(id)
  expect(hits[0]?.matches.some(({ field, start }) => field === 'abstract' && start === 11)).toBe(true)
  expect(await index.matches(id, query('CL:翅片').expression!)).toEqual([
    { field: 'claims', language: 'zh', at: 0, start: 11, end: 13, weight: 1, term: '翅片' },
  ])
  await index.close()
})

// The models are no part of the project.
const models = realData('..', 'models')
test(
  'with encoders a Chinese text finds an English patent, and its nearest sentence is the passage',
  { ...needs(models !== null, 'no encoders lie beside the checkout'), timeout: 120_000 },
  async () => {
    const installed = join(folder, 'models')
    await installEncoder(models!, installed)
    await expect(installEncoder(folder, installed)).rejects.toBeInstanceOf(UnusableEncoder)
    const abstract = 'A frame is made of steel. The battery of the electric vehicle is charged by solar energy.'
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO patent (public_id, country, number, publication_key, type, titles, abstracts, family_key, priority_key, content_hash)
     VALUES ('US777', 'US', '777', 'US777', 'invention', '{"en":"Charging"}', $1, '777', '', '') RETURNING id`,
      [{ en: abstract }],
    )
    const index = open(null, [], installed)
    await index.refresh()
    const query = {
      text: '利用太阳能给电动汽车的电池充电',
      expression: null,
      filters: { countries: ['US'] },
      offset: 0,
      limit: 10,
    } as const
    await expect
      .poll(async () => (await index.similar({ ...query, collapse: 'none' })).hits[0]?.patentId, { timeout: 60_000 })
      .toBe(rows[0]!.id)
    const { hits } = await index.similar({ ...query, collapse: 'none' })
    expect(hits[0]!.matches).toEqual([
      { field: 'abstract', language: 'en', start: 26, end: abstract.length, weight: expect.any(Number) as number },
    ])
    await index.close()
  },
)

test('a snapshot is what the next start begins with', async () => {
  await pool.query(
    `INSERT INTO patent (public_id, country, number, publication_key, type, titles, family_key, priority_key, content_hash)
     SELECT 'US' || n, 'US', n, 'US' || n, 'invention', '{"en":"A hook for fishing"}', n, '', ''
     FROM generate_series(1000000, 1006000) n`,
  )
  const visit = async () => {
    const notes: string[] = []
    const index = open(folder, notes)
    await index.refresh()
    const { total } = await index.search(query('TI:hooks'))
    await index.close()
    return { notes, total }
  }
  const first = await visit()
  await add('100000020', 'hook', '')
  const second = await visit()
  expect([first.total, second.total]).toEqual([6001, 6002])
  expect(first.notes).not.toContain('patent index read from its snapshot')
  expect(second.notes).toContain('patent index read from its snapshot')
})
