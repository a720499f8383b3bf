import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { importClassificationHandler } from '../../apps/worker/src/classification/import-classification.ts'
import { queueTableImport } from '../../apps/worker/src/classification/table-import.ts'

const smallTable = (edition: string) => ({
  edition,
  classes: [
    {
      no: 3,
      headingZh: '洗衣用制剂；化妆品',
      noteZh: '第三类主要包括不含药物的梳洗用制剂。',
      groups: [
        {
          code: '0301',
          titleZh: '肥皂',
          parts: [
            { label: '一', items: [{ zh: '肥皂', en: 'soap', code: '030012', ast: true }] },
            { label: '二', items: [{ zh: '洗衣粉', en: null, code: 'C030067', national: true }] },
          ],
          notesZh: ['1.本类似群与0306类似；'],
          relations: [
            { to: '0306', type: 'similar', oldEdition: false },
            { to: '0399', type: 'cross', oldEdition: true },
          ],
        },
        { code: '0306', titleZh: '化妆品', parts: [{ items: [{ zh: '化妆品', en: 'cosmetics', code: '030065' }] }] },
      ],
    },
    {
      no: 35,
      groups: [
        { code: '3503', titleZh: '替他人推销', parts: [{ items: [{ zh: '化妆品零售', en: 'retail of cosmetics' }] }] },
      ],
    },
  ],
})

const tableOf = (edition: string, items: readonly string[]) => ({
  edition,
  classes: [{ no: 3, groups: [{ code: '0301', titleZh: '组', parts: [{ items: items.map((zh) => ({ zh })) }] }] }],
})

const elements = [
  { code: '1', zh: '天体', en: 'Celestial bodies' },
  { code: '1.3', zh: '太阳', en: 'Sun' },
  { code: '1.3.2', zh: '太阳和光线', en: 'Sun with rays' },
  { code: '1.10', zh: '云', en: 'Clouds' },
]

/** Imports small tables of goods and of figurative elements as a worker does; `items` in place of the usual ones. */
export async function importTables(
  pool: Pool,
  { edition = '12-2024', items }: { edition?: string; items?: readonly string[] } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const handle = importClassificationHandler({ pool })
  try {
    for (const [kind, content] of [
      ['nice', items ? tableOf(edition, items) : smallTable(edition)],
      ['vienna', elements],
    ] as const) {
      const path = join(folder, kind)
      writeFileSync(path, JSON.stringify(content))
      const { importId, jobId } = await queueTableImport(
        { pool, queues: { dispatch: async () => {} }, onError: () => {} },
        { kind, path, edition: null },
      )
      const lease = randomUUID()
      await pool.query(`UPDATE job SET state = 'active', lease = $2 WHERE id = $1`, [jobId, lease])
      const { signal } = new AbortController()
      await handle({ importId }, { jobId, lease, signal, progress: async () => {} })
      await pool.query(`UPDATE job SET state = 'completed', lease = NULL WHERE id = $1`, [jobId])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
