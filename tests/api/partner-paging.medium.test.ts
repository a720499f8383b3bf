import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { insertRow } from '../support/insert-row.ts'
import { buildPartner, type TestPartner } from '../support/partner.ts'
import { buildMark } from '../support/registers.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})

const SECOND = 1000
const START = Date.parse('2026-11-01T00:00:00Z')

/** A row of `table`; gives its id. */
async function insert(table: string, columns: Record<string, unknown>): Promise<string> {
  const row: Record<string, unknown> = { id: randomUUID(), ...columns }
  await insertRow(bench.rows, table, row)
  return String(row['id'])
}

type List = {
  path: string
  /** Adds one that was made so many seconds after the first; gives what names it in the list. */
  add: (seconds: number) => Promise<string>
  remove: (name: string) => Promise<unknown>
}

const instant = (seconds: number) => new Date(START + seconds * SECOND)

const lists: Record<string, (own: TestPartner) => Promise<List>> = {
  documents: async ({ member }) => ({
    path: '/documents?',
    add: (seconds) =>
      insert('translation_document', {
        account_id: member.id,
        file_name: 'a.txt',
        format: 'txt',
        size_bytes: 1,
        storage_key: 'a',
        words: 1,
        characters: 1,
        segment_count: 1,
        notes: '[]',
        outputs: ['same'],
        glossary_ids: [],
        created_at: instant(seconds),
      }),
    remove: (id) => bench.rows('DELETE FROM translation_document WHERE id = $1', [id]),
  }),

  'entries of a glossary': async (own) => {
    const { json: glossary } = await own.call('POST', '/glossaries', { payload: { name: 'G' } })
    const path = `/glossaries/${glossary.id}/entries`
    return {
      path: `${path}?`,
      add: async (seconds) => {
        const { json } = await own.call('POST', path, { payload: { zh: randomUUID(), en: 'word' } })
        await bench.rows('UPDATE glossary_entry SET created_at = $2 WHERE id = $1', [json.id, instant(seconds)])
        return json.id
      },
      remove: (id) => own.call('DELETE', `${path}/${id}`),
    }
  },

  // Copies, since a member may order only a few.
  monitors: async (own) => {
    const other = await buildPartner(bench)
    const payload = { name: 'M', type: 'similar', text: '云澜' }
    const { json: monitor } = await other.call('POST', '/monitors', { payload })
    return {
      path: '/monitors?',
      add: async (seconds) => {
        const id = randomUUID()
        await bench.rows(
          `INSERT INTO monitor SELECT copy.* FROM monitor AS m, jsonb_populate_record(m, jsonb_build_object(
             'id', $2::text, 'account_id', $3::text, 'unsubscribe_token', $2::text, 'created_at', $4::timestamptz)) AS copy
           WHERE m.id = $1`,
          [monitor.id, id, own.member.id, instant(seconds)],
        )
        return id
      },
      remove: (id) => bench.rows('DELETE FROM monitor WHERE id = $1', [id]),
    }
  },

  'hits of a monitor': async (own) => {
    const { json: monitor } = await own.call('POST', '/monitors', {
      payload: { name: 'M', type: 'similar', text: '云澜' },
    })
    const mark = await buildMark(bench)
    return {
      path: `/monitors/${monitor.id}/hits?`,
      add: (seconds) =>
        insert('monitor_hit', {
          monitor_id: monitor.id,
          trademark_id: mark.id,
          kind: 'new',
          change: randomUUID(),
          data_version: 1,
          score: Math.random(),
          found_at: instant(seconds),
        }),
      remove: (id) => bench.rows('DELETE FROM monitor_hit WHERE id = $1', [id]),
    }
  },

  'deliveries of a webhook': async (own) => {
    const { json: webhook } = await own.call('POST', '/webhooks', {
      payload: { url: 'https://1.1.1.1/hook', events: ['report.ready'] },
    })
    return {
      path: `/webhooks/${webhook.id}/deliveries?`,
      add: (seconds) =>
        insert('webhook_delivery', {
          webhook_id: webhook.id,
          event_id: randomUUID(),
          type: 'report.ready',
          body: '{}',
          state: 'sent',
          created_at: instant(seconds),
        }),
      remove: (id) => bench.rows('DELETE FROM webhook_delivery WHERE id = $1', [id]),
    }
  },

  reports: async ({ member }) => ({
    path: '/reports?',
    add: async (seconds) => {
      const number = `R${randomUUID()}`
      const jobId = await insert('job', { queue: 'reports', name: 'make-report', payload: '{}', owner_id: member.id })
      await insert('registrability_report', {
        number,
        account_id: member.id,
        request_key: number,
        request_hash: '',
        language: 'en',
        question: { tradeMarkText: 'LUMORA', classes: [9], goods: [], applicant: null },
        job_id: jobId,
        unit_reference: number,
        due_on: '2026-12-01',
        created_at: instant(seconds),
      })
      return number
    },
    remove: (number) => bench.rows('DELETE FROM registrability_report WHERE number = $1', [number]),
  }),
}

const idsOf = ({ json }: Awaited<ReturnType<TestPartner['call']>>): string[] =>
  json.data.map((each: { id: string }) => each.id)

describe('a row that is added or removed while a list is read is neither doubled nor hides another', () => {
  test.each(Object.keys(lists))('%s', async (name) => {
    const own = await buildPartner(bench)
    const list = await lists[name]!(own)
    // Two at the same instant: only the id tells them apart.
    const first: string[] = []
    for (const seconds of [1, 2, 3, 3, 3, 4, 5]) first.push(await list.add(seconds))

    const pages = [await own.call('GET', `${list.path}limit=2`)]
    const next = () => own.call('GET', `${list.path}cursor=${pages.at(-1)!.json.nextCursor}`)
    expect(idsOf(pages[0]!)).toEqual([first[6], first[5]])

    const added = await list.add(9)
    pages.push(await next())
    for (const read of [first[6]!, idsOf(pages[1]!)[1]!]) await list.remove(read)
    pages.push(await next())
    await list.remove(first[0]!)
    pages.push(await next())

    expect(pages.flatMap(idsOf)).toHaveLength(6)
    expect(new Set(pages.flatMap(idsOf))).toEqual(new Set(first.slice(1)))
    expect(pages.at(-1)!.json.nextCursor).toBeNull()
    expect(idsOf(await own.call('GET', `${list.path}limit=1`))).toEqual([added])
  })

  test('an entry of a glossary that is changed', async () => {
    const own = await buildPartner(bench)
    const { json: glossary } = await own.call('POST', '/glossaries', {
      payload: { name: 'G', entries: Array.from({ length: 6 }, (_, at) => ({ zh: `词${at}`, en: `word ${at}` })) },
    })
    const path = `/glossaries/${glossary.id}/entries`
    const page = await own.call('GET', `${path}?limit=3`)
    await bench.rows(
      `UPDATE glossary_entry SET updated_at = now() + interval '1 hour'
       WHERE glossary_id = $1 AND id <> ALL ($2::uuid[])`,
      [glossary.id, idsOf(page)],
    )
    const last = await own.call('GET', `${path}?cursor=${page.json.nextCursor}`)
    expect(new Set([...idsOf(page), ...idsOf(last)]).size).toBe(6)
  })

  test('a row of a list of marks whose outcome is another now', async () => {
    const own = await buildPartner(bench)
    const jobId = await insert('job', {
      queue: 'bulk',
      name: 'run-bulk-query',
      payload: '{}',
      owner_id: own.member.id,
    })
    const id = await insert('bulk_query', {
      account_id: own.member.id,
      job_id: jobId,
      title: 'L',
      kind: 'name',
      settings: { degree: 'middle', country: ['CN'], classify: '' },
      row_count: 5,
    })
    for (const ordinal of [1, 2, 3, 4, 5])
      await bench.rows(
        `INSERT INTO bulk_row (bulk_query_id, ordinal, input, outcome, hits) VALUES ($1, $2, 'a', 'none', 0)`,
        [id, ordinal],
      )
    const path = `/trademark-batches/${id}/rows?outcome=none`
    const { json: page } = await own.call('GET', `${path}&limit=2`)
    await bench.rows(`UPDATE bulk_row SET outcome = 'near' WHERE bulk_query_id = $1 AND ordinal IN (1, 4)`, [id])
    const { json: last } = await own.call('GET', `${path}&cursor=${page.nextCursor}`)
    const ordinals = [page, last].map(({ data }) => data.map((row: { ordinal: number }) => row.ordinal))
    expect([ordinals, last.nextCursor]).toEqual([
      [
        [1, 2],
        [3, 5],
      ],
      null,
    ])
  })
})

test('a list that ends with a full page has no further one', async () => {
  const own = await buildPartner(bench)
  const list = await lists['monitors']!(own)
  for (const seconds of [1, 2]) await list.add(seconds)
  expect((await own.call('GET', '/monitors?limit=2')).json.nextCursor).toBeNull()
})
