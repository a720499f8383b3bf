import { yieldToEventLoop } from '@markwright/runtime/yield-to-event-loop.ts'
import { levelOf } from '@markwright/similarity'
import { checkAbsoluteGrounds } from '@markwright/similarity/grounds'
import { assessClass, withoutFamily } from '@markwright/similarity/registrability'
import type { AssessedCitation, ClassAssessment, MarkAssessment } from './assessment.ts'
import { asEarlierMark, type Candidate, candidatesOf, type ClassCandidate, relateInClass } from './earlier-marks.ts'
import { withMemory } from './goods-memory.ts'
import { type ClearanceGoodsTable, createGoodsTable, type PlacedItem } from './goods-table.ts'
import { itemsToDelete } from './items-to-delete.ts'
import { type ClearanceBasis, limitsOf, parameterVersion } from './limits.ts'
import { findSimilarMarks, type SimilarMarks, searchedOffices } from './similar-marks.ts'
import { classesRequested, type ClearanceQuery } from './query.ts'
import type { ClearanceSources, EarlierGoods } from './sources.ts'
import { similarWellKnownNames, wellKnownGround } from './well-known.ts'
import { listPlaces } from './words/places.ts'

/** Ten points on either side while the model is not calibrated (rule section 5.2). */
const BAND = 0.1

/** Of so many marks, the most similar first, the lists of goods are read; the others are judged by their similar groups. */
const LISTS_READ_MAX = 1000

type SearchFilters = {
  query: ClearanceQuery
  candidates: Candidate[]
  similar: SimilarMarks
  table: ClearanceGoodsTable
}

/**
 * How likely a mark is to be registered in mainland China, class by class, with what stands against it (rule sections
 * 3.5, 4 and 5). An assessment by published criteria, not a decision of an office.
 * @throws IndexNotReady, SearchLost as the index does.
 */
export async function assessMark(query: ClearanceQuery, sources: ClearanceSources): Promise<MarkAssessment> {
  const classes = classesRequested(query)
  const [similar, niceTable, { marks, dataDate }] = await Promise.all([
    findSimilarMarks(sources.index, query),
    sources.readNiceTable(),
    sources.register.describe(),
  ])
  const table = withMemory(goodsTableOf(niceTable))
  const records = await sources.register.listRecords(similar.markIds)
  const goods = query.goods.length > 0 ? await sources.register.listGoods(similar.markIds.slice(0, LISTS_READ_MAX)) : []
  const candidates = await candidatesOf(records, byMark(goods), query, table)
  const assessed: ClassAssessment[] = []
  for await (const classNo of yieldToEventLoop(classes))
    assessed.push(assessOne(classNo, { query, candidates, similar, table }))
  const basis: ClearanceBasis = {
    parameterVersion,
    dataVersion: similar.dataVersion,
    dataDate,
    engineVersion: similar.engineVersion,
    offices: searchedOffices,
    marksSearched: marks,
    goodsEdition: niceTable === null ? null : (niceTable.edition ?? ''),
    calibrated: false,
    capped: similar.capped,
    on: query.on,
  }
  const cited = new Set(assessed.flatMap(({ citations }) => citations.map(({ markId }) => markId)))
  return {
    classes: assessed,
    wellKnown: similarWellKnownNames(query.text),
    basis,
    limits: limitsOf(basis, {
      hasWholeClass: assessed.some((each) => each.goods.length === 0),
      hasDemonstration: records.some(({ markId, demonstration }) => demonstration && cited.has(markId)),
    }),
  }
}

/** A table of twelve thousand items is prepared once. */
const prepared = new WeakMap<object, ClearanceGoodsTable>()
function goodsTableOf(table: Parameters<typeof createGoodsTable>[0]): ClearanceGoodsTable {
  if (table === null) return createGoodsTable(null)
  const known = prepared.get(table) ?? createGoodsTable(table)
  prepared.set(table, known)
  return known
}

function byMark(goods: readonly EarlierGoods[]): Map<number, EarlierGoods[]> {
  const found = new Map<number, EarlierGoods[]>()
  for (const each of goods) {
    const own = found.get(each.markId)
    if (own) own.push(each)
    else found.set(each.markId, [each])
  }
  return found
}

function assessOne(classNo: number, surroundings: SearchFilters): ClassAssessment {
  const { query, candidates, table } = surroundings
  const requested = query.goods.filter((item) => item.classNo === classNo).map((item) => table.place(item))
  const data = { classes: [classNo], ...table.wordsOf(classNo), places: listPlaces() }
  const wellKnown = wellKnownGround(query.text, data)
  const grounds = [...(wellKnown ? [wellKnown] : []), ...checkAbsoluteGrounds(query.text, data)]
  const severities = grounds.map(({ severity }) => severity)
  const candidatesFor = relateInClass(candidates, classNo, requested, surroundings)
  const judge = (items: readonly PlacedItem[]) => {
    const inIt = candidatesFor(items)
    const byId = new Map(inIt.map((each) => [each.record.publicId, each]))
    const earlier = inIt.map(asEarlierMark)
    return {
      inIt,
      byId,
      earlier,
      itemOf: (id: string) => byId.get(id)?.relation.requested,
      ...assessClass(earlier, severities),
    }
  }
  const judged = judge(requested)
  const { inIt, byId, earlier, chance, grade, citations } = judged
  return {
    classNo,
    chance,
    grade,
    band: { low: Math.max(0, chance - BAND), high: Math.min(1, chance + BAND) },
    citations: citations.map(({ id, family, share }) => ({
      ...citationOf(byId.get(id)!, inIt),
      share,
      gradeWithout: withoutFamily(earlier, severities, family),
    })),
    grounds,
    goods: requested.map(({ name, group, isEstimated }) => ({ name, group, isEstimated })),
    itemsToDelete: itemsToDelete(requested, judged, judge),
  }
}

function citationOf(
  { record, score, relation, status, owner, family }: ClassCandidate,
  all: readonly ClassCandidate[],
): Omit<AssessedCitation, 'share' | 'gradeWithout'> {
  const relatives = all.filter((each) => each.family === family && each.record !== record)
  return {
    markId: record.markId,
    publicId: record.publicId,
    score,
    level: levelOf(score) ?? 'low',
    goods: relation,
    status,
    owner,
    family,
    familyIds: relatives.map((each) => each.record.publicId),
  }
}
