import { type BulkEntry, readBulkRow } from '@markwright/domain/marks/bulk-rows'
import type { JobHandler, runBulkQuery } from '@markwright/jobs'
import { leastScores, type MarkHit, type MarkIndex, type MarkPage } from '@markwright/search'
import type { BulkFinding, BulkQueryRecord, BulkQueryRepository, ParsedRecord } from './bulk-query.repository.ts'
import type { IndexOnDemand } from '../index-on-demand.ts'

const BATCH = 50
const BEST_MAX = 3

/**
 * Looks for the rows of a list batch by batch. A batch is stored with its outcomes at once, so anyone who takes over from a
 * worker that died goes on with the first row that has none.
 */
export function runBulkQueryHandler(deps: {
  repository: BulkQueryRepository
  index: Pick<IndexOnDemand<MarkIndex>, 'use'>
}): JobHandler<typeof runBulkQuery> {
  const { repository } = deps
  return async ({ bulkQueryId }, run) => {
    const query = await repository.find(bulkQueryId)
    // Its owner has deleted it.
    if (!query) return null
    await deps.index.use(run.signal, async (index) => {
      const { dataVersion, engineVersion } = index.status()
      await repository.stamp(bulkQueryId, { dataVersion, engineVersion })
      for (;;) {
        run.signal.throwIfAborted()
        const { rows, total } = await repository.listWaiting(bulkQueryId, BATCH)
        if (rows.length === 0) return
        const findings = await lookFor(rows, query, index, repository)
        run.signal.throwIfAborted()
        const saved = await repository.keep(bulkQueryId, run, findings)
        // The job has passed to another worker, or the list was deleted: both are reported by others.
        if (saved === 0 && (await repository.find(bulkQueryId))) throw new Error('the rows are no longer ours to write')
        const done = query.rowCount - total + saved
        await run.progress(Math.min(99, (100 * done) / query.rowCount), { done, total: query.rowCount })
      }
    })
    return { rows: query.rowCount, ...(await repository.countOutcomes(bulkQueryId)) }
  }
}

async function lookFor(
  rows: readonly { ordinal: number; input: string }[],
  { kind, settings }: BulkQueryRecord,
  index: Pick<MarkIndex, 'search'>,
  repository: BulkQueryRepository,
): Promise<BulkFinding[]> {
  const read = rows.map(({ ordinal, input }) => ({ ordinal, entry: readBulkRow(input, kind) }))
  const keys = read.flatMap(({ entry }) => (entry.kind === 'number' ? [entry.key] : []))
  const numbered = keys.length > 0 ? await repository.findByNumbers(keys, settings.countries) : []
  const pages = new Map<number, MarkPage>()
  for (const { ordinal, entry } of read)
    if (entry.kind === 'name') pages.set(ordinal, await searchName(index, entry.text, settings))
  const records = await repository.listRecords([...pages.values()].flatMap(({ hits }) => hits.map((hit) => hit.markId)))
  return read.map(({ ordinal, entry }) => findingOf(ordinal, entry, numbered, pages.get(ordinal), records))
}

const searchName = (index: Pick<MarkIndex, 'search'>, text: string, settings: BulkQueryRecord['settings']) =>
  index.search({
    criterion: { kind: 'similar', text, leastScore: leastScores[settings.degree] },
    filters: {
      offices: settings.countries,
      classes: settings.classes,
      status: { mainland: settings.statuses, others: settings.statusesAbroad },
    },
    second: {},
    sort: 'score',
    offset: 0,
    limit: BEST_MAX,
  })

function findingOf(
  ordinal: number,
  entry: BulkEntry,
  numbered: readonly (ParsedRecord & { keys: string[] })[],
  page: MarkPage | undefined,
  records: ReadonlyMap<number, ParsedRecord>,
): BulkFinding {
  if (entry.kind === 'bad') return { ordinal, outcome: 'bad', reason: entry.reason, hits: null, best: null }
  if (entry.kind === 'number') {
    const found = numbered.filter(({ keys }) => keys.includes(entry.key))
    const best = found.slice(0, BEST_MAX).map((record) => present(record))
    return { ordinal, outcome: found.length > 0 ? 'found' : 'none', reason: null, hits: found.length, best }
  }
  const hits = page?.hits ?? []
  const best = hits.flatMap((hit) => {
    const record = records.get(hit.markId)
    return record ? [present(record, hit)] : []
  })
  const isThere = hits[0]?.similarity?.level === 'identical'
  const outcome = isThere ? 'found' : hits.length > 0 ? 'near' : 'none'
  return { ordinal, outcome, reason: entry.reason ?? null, hits: page?.total ?? 0, best }
}

const present = ({ id, country, appNo, name, status }: ParsedRecord, hit?: MarkHit) => ({
  id,
  country,
  appNo,
  name,
  status,
  score: hit?.similarity?.score ?? null,
  level: hit?.similarity?.level ?? null,
})
