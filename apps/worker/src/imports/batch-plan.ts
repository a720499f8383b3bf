import type { Reason, RegisterEntry } from '@markwright/registers'
import { rowsOf, type MarkRows } from './register-rows.ts'

/** What the register holds of a mark before a batch. */
export type HeldMark = {
  id: number
  publicId: string
  contentHash: string
  sourceOn: string | null
  demonstration: boolean
}

export type BatchCounts = {
  created: number
  updated: number
  /** Already held as it is. */
  unchanged: number
  /** Older than what the register holds. */
  outdated: number
  rejected: number
}
type Step = keyof BatchCounts

export const noCounts = (): BatchCounts => ({ created: 0, updated: 0, unchanged: 0, outdated: 0, rejected: 0 })

export function addCounts(one: BatchCounts, other: BatchCounts): BatchCounts {
  const sum = noCounts()
  for (const step of Object.keys(sum) as Step[]) sum[step] = one[step] + other[step]
  return sum
}

type Reject = {
  ordinal: number
  line: number | null
  number: string | null
  reason: Reason & { file?: string }
  excerpt: string
}

/** What a batch changes; every entry of it is counted once. */
export type BatchPlan = {
  creates: MarkRows[]
  updates: { id: number; rows: MarkRows }[]
  /** Marks that stay as they are and are now known to hold on a later day. */
  confirmed: { id: number; sourceOn: string }[]
  rejects: Reject[]
  counts: BatchCounts
}

export type PreparedEntry = { entry: RegisterEntry; rows: MarkRows | null }

export const prepare = (entry: RegisterEntry, isDemonstration: boolean): PreparedEntry => ({
  entry,
  rows: 'record' in entry ? rowsOf(entry.record, isDemonstration) : null,
})

/** The entry as one that the database does not take; its own words may be what is at fault and are left out. */
export const refused = ({ entry: { ordinal, line, file, position } }: PreparedEntry): PreparedEntry => ({
  entry: { ordinal, line, file, position, reject: notStorable, number: null, excerpt: '' },
  rows: null,
})

const notStorable: Reason = {
  id: 'record.not-storable',
  cn: '这条记录含有数据库无法保存的值。',
  en: 'The record holds a value that the database cannot store.',
}

/** A mark as it will be after the entries so far; `rows` where they change it. */
type PlannedRecord = Omit<HeldMark, 'id'> & { id: number | null; rows: MarkRows | null; isConfirmed: boolean }

/** Decides for each entry of a batch, in order: where a mark comes twice, the later entry meets the earlier one. */
export function planBatch(entries: readonly PreparedEntry[], held: readonly HeldMark[]): BatchPlan {
  const counts = noCounts()
  const rejects: Reject[] = []
  const marks = new Map<string, PlannedRecord>(
    held.map((mark) => [mark.publicId, { ...mark, rows: null, isConfirmed: false }]),
  )
  const reject = ({ ordinal, line, file }: RegisterEntry, rest: Pick<Reject, 'number' | 'reason' | 'excerpt'>) => {
    counts.rejected++
    rejects.push({ ordinal, line, ...rest, reason: { ...rest.reason, ...(file && { file }) } })
  }

  for (const { entry, rows } of entries) {
    if (!rows) {
      if ('reject' in entry) reject(entry, { number: entry.number, reason: entry.reject, excerpt: entry.excerpt })
      continue
    }
    const mark = marks.get(rows.publicId)
    const step = stepFor(rows, mark)
    if (step === 'rejected') {
      const { applicationNumber, text } = rows.record
      reject(entry, { number: applicationNumber, reason: demonstrationOverReal, excerpt: text ?? '' })
      continue
    }
    counts[step]++
    if (step === 'created' || step === 'updated')
      marks.set(rows.publicId, { ...rows, id: mark?.id ?? null, rows, isConfirmed: false })
    else if (mark && step === 'unchanged' && isLater(rows.sourceOn, mark.sourceOn))
      Object.assign(mark, { sourceOn: rows.sourceOn, isConfirmed: true })
  }

  const plan: BatchPlan = { creates: [], updates: [], confirmed: [], rejects, counts }
  for (const { id, rows, sourceOn, isConfirmed } of marks.values()) {
    if (rows && id === null) plan.creates.push({ ...rows, sourceOn })
    else if (rows && id !== null) plan.updates.push({ id, rows: { ...rows, sourceOn } })
    else if (isConfirmed && id !== null && sourceOn !== null) plan.confirmed.push({ id, sourceOn })
  }
  return plan
}

function stepFor(rows: MarkRows, mark: PlannedRecord | undefined): Step {
  if (!mark) return 'created'
  if (rows.demonstration && !mark.demonstration) return 'rejected'
  if (mark.demonstration && !rows.demonstration) return 'updated'
  if (rows.contentHash === mark.contentHash) return 'unchanged'
  return isLater(mark.sourceOn, rows.sourceOn) ? 'outdated' : 'updated'
}

/** Data without a day may be of any age: they never count as later than data with one. */
const isLater = (day: string | null, than: string | null) => day !== null && (than === null || day > than)

const demonstrationOverReal: Reason = {
  id: 'record.demonstration-over-real',
  cn: '注册簿里已有同号的真实记录，示例数据不能覆盖它。',
  en: 'The register holds a real record of this number; demonstration data do not replace it.',
}
