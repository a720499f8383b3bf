import { foldPartyText } from '@markwright/domain/party-key'
import { analyzeMark } from '@markwright/similarity'
import type { EarlierMark } from '@markwright/similarity/registrability'
import { isEarlier, statusOf } from './earlier-status.ts'
import { earlierItems, type NearestGoods, relateItemLists, relateWholeClass } from './goods-relation.ts'
import type { ClearanceGoodsTable, PlacedItem } from './goods-table.ts'
import type { NearMarks } from './near-marks.ts'
import type { ClearanceQuestion } from './question.ts'
import type { EarlierGoods, EarlierRecord } from './sources.ts'

/** A near mark with what decides how far it bars the one that is asked for, but for its goods. */
export type Candidate = Pick<EarlierMark, 'status' | 'owner' | 'family'> & {
  record: EarlierRecord
  items: PlacedItem[]
}

/** In one class: with the score and the relation of the goods. */
export type ClassCandidate = Candidate & { score: number; relation: NearestGoods }

/** Marks that were filed in time, with their goods where any are asked for. */
export function candidatesOf(
  records: readonly EarlierRecord[],
  goods: ReadonlyMap<number, EarlierGoods[]>,
  question: ClearanceQuestion,
  table: ClearanceGoodsTable,
): Candidate[] {
  const applicant = question.applicant === null ? null : foldPartyText(question.applicant)
  return records
    .filter((record) => isEarlier(record, question.on))
    .map((record) => {
      const owners = [record.applicant, record.applicantEn].filter((name) => name !== null).map(foldPartyText)
      return {
        record,
        status: statusOf(record, question.on),
        owner: applicant !== null && owners.includes(applicant) ? 'same' : 'other',
        family: familyOf(record, owners[0]),
        items: question.goods.length === 0 ? [] : earlierItems(record, goods.get(record.markId) ?? [], table),
      }
    })
}

/** Owner and core of the mark; a mark whose owner the register does not name is a family of its own. */
function familyOf({ publicId, text, textOther }: EarlierRecord, owner: string | undefined): string {
  const name = text ?? textOther
  return owner === undefined || name === null ? publicId : `${owner}\n${analyzeMark(name).key}`
}

/** The candidates that count in a class, given the goods that are asked for in it. */
export function inClass(
  candidates: readonly Candidate[],
  classNo: number,
  asked: readonly PlacedItem[],
  { near, table }: { near: NearMarks; table: ClearanceGoodsTable },
): ClassCandidate[] {
  return candidates.flatMap((candidate) => {
    const { record, items } = candidate
    const score = near.scoreOf(record, classNo)
    if (score === null) return []
    const relation =
      asked.length === 0
        ? relateWholeClass(classNo, record, table)
        : relateItemLists(asked, items, record.classes, table)
    return relation ? [{ ...candidate, score, relation }] : []
  })
}

export const asEarlierMark = ({ record, score, relation, status, owner, family }: ClassCandidate): EarlierMark => ({
  id: record.publicId,
  score,
  goods: relation.share,
  status,
  owner,
  family,
})
