import { foldPartyText } from '@markwright/domain/people/party-key'
import { yieldToEventLoop } from '@markwright/runtime/yield-to-event-loop.ts'
import { analyzeMark } from '@markwright/similarity'
import type { EarlierMark } from '@markwright/similarity/registrability'
import { isEarlier, statusOf } from './earlier-status.ts'
import {
  type EarlierList,
  earlierList,
  type RelatedGoods,
  noGoods,
  relateToList,
  relateWholeClass,
} from './goods-relation.ts'
import type { ClearanceGoodsTable, PlacedItem } from './goods-table.ts'
import type { SimilarMarks } from './similar-marks.ts'
import type { ClearanceQuery } from './query.ts'
import type { EarlierGoods, EarlierRecord } from './sources.ts'

/** A similar mark with what decides how far it bars the one that is requested, but for its goods. */
export type Candidate = Pick<EarlierMark, 'status' | 'owner' | 'family'> & {
  record: EarlierRecord
  goods: EarlierList
}

/** In one class: with the score and the relation of the goods. */
export type ClassCandidate = Omit<Candidate, 'goods'> & { score: number; relation: RelatedGoods }

/** Marks that were filed in time, with their goods where any are requested. */
export async function candidatesOf(
  records: readonly EarlierRecord[],
  goods: ReadonlyMap<number, EarlierGoods[]>,
  query: ClearanceQuery,
  table: ClearanceGoodsTable,
): Promise<Candidate[]> {
  const applicant = query.applicant === null ? null : foldPartyText(query.applicant)
  const candidates: Candidate[] = []
  // Items without a group are searched for one by one.
  for await (const record of yieldToEventLoop(records)) {
    if (!isEarlier(record, query.on)) continue
    const owners = [record.applicant, record.applicantEn].filter((name) => name !== null).map(foldPartyText)
    candidates.push({
      record,
      status: statusOf(record, query.on),
      owner: applicant !== null && owners.includes(applicant) ? 'same' : 'other',
      family: familyOf(record, owners[0]),
      goods: query.goods.length === 0 ? noGoods : earlierList(record, goods.get(record.markId) ?? [], table),
    })
  }
  return candidates
}

/** Owner and core of the mark; a mark without words, or whose owner the register does not name, is a family of its own. */
function familyOf({ publicId, text, textOther }: EarlierRecord, owner: string | undefined): string {
  const name = text ?? textOther
  if (owner === undefined || name === null) return publicId
  const { core, key } = analyzeMark(name)
  return `${owner}\n${core || key || publicId}`
}

/**
 * Relates the similar candidates to what is requested in a class, each item once, and returns which of them count against any
 * of these items; without items the class counts as a whole.
 */
export function relateInClass(
  candidates: readonly Candidate[],
  classNo: number,
  requested: readonly PlacedItem[],
  { similar, table }: { similar: SimilarMarks; table: ClearanceGoodsTable },
): (items: readonly PlacedItem[]) => ClassCandidate[] {
  const related = candidates.flatMap((candidate) => {
    const { record, goods } = candidate
    const score = similar.scoreOf(record)
    if (score === null) return []
    const relations =
      requested.length === 0
        ? relateWholeClass(classNo, record, table)
        : relateToList(requested, goods, record.classes, table)
    return relations.length > 0 ? [{ candidate, score, relations }] : []
  })
  return (items) => {
    const counted = new Set(items)
    return related.flatMap(({ candidate, score, relations }) => {
      const relation = relations.find((each) => each.requested === null || counted.has(each.requested))
      if (!relation) return []
      const { record, status, owner, family } = candidate
      return [{ record, status, owner, family, score, relation }]
    })
  }
}

export const asEarlierMark = ({ record, score, relation, status, owner, family }: ClassCandidate): EarlierMark => ({
  id: record.publicId,
  score,
  goods: relation.share,
  status,
  owner,
  family,
})
