import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { statusText } from '@markwright/domain/marks/trademark-status'
import type { Language } from '../../kernel/language.ts'
import type { HitChanges } from './compare-hits.ts'
import type { SavedHit } from './saved-hit.ts'
import type { RunStampRow, SavedQueryRow, SharedRow, ShareRow } from './saved-queries.repository.ts'

const presentStamp = (run: RunStampRow): Schemas['RunStamp'] => ({
  runTime: formatInstant(run.createdAt),
  total: run.total,
  saved: run.saved,
  dataVersion: run.dataVersion,
  dataDate: run.dataOn && run.dataOn.toISOString().slice(0, 10),
  engineVersion: run.engineVersion,
})

export const presentShare = ({ token, expiresAt, run }: ShareRow): Schemas['QueryShare'] => ({
  token,
  url: `/s/${token}`,
  expireTime: formatInstant(expiresAt),
  runTime: formatInstant(run.createdAt),
})

export const presentSaved = ({
  id,
  name,
  content,
  address,
  createdAt,
  lastRun,
  shares,
}: SavedQueryRow): Schemas['SavedQuery'] => ({
  id,
  name,
  content,
  address,
  createTime: formatInstant(createdAt),
  lastRun: presentStamp(lastRun),
  shares: shares.map(presentShare),
})

const presentHit = (hit: SavedHit, language: Language): Schemas['StoredHit'] => ({
  ...hit,
  statusText: statusText(hit.status, language),
})

export function presentComparison(
  { before, after, changes }: { before: RunStampRow; after: RunStampRow; changes: HitChanges },
  language: Language,
): Schemas['QueryComparison'] {
  const present = (hit: SavedHit) => presentHit(hit, language)
  return {
    before: presentStamp(before),
    after: presentStamp(after),
    added: changes.added.map(present),
    removed: changes.removed.map(present),
    changed: changes.changed.map((each) => ({
      before: present(each.before),
      after: present(each.after),
      fields: each.fields,
    })),
    isPartial: [before, after].some((run) => run.total > run.saved),
  }
}

export const presentShared = (
  { savedQuery, run, expiresAt }: SharedRow,
  language: Language,
): Schemas['SharedQuery'] => ({
  name: savedQuery.name,
  content: savedQuery.content,
  address: savedQuery.address,
  stamp: presentStamp(run),
  expireTime: formatInstant(expiresAt),
  hits: run.hits.map((hit) => presentHit(hit, language)),
})
