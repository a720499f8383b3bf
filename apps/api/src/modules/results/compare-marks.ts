import { analyzeMark, compareMarks, RULES_VERSION, type Similarity } from '@markwright/similarity'
import { explainNames, type HitSimilarity } from '@markwright/search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { FindByImage, MarkInDetail, Searcher, TrademarksService, WireQuery } from '../trademarks/index.ts'
import { readSought, type Sought } from './read-sought.ts'
import { resultsErrors } from './results.errors.ts'
import { sharedClasses, type SharedGoods } from './shared-goods.ts'

const COMPARED_MAX = 5

export type ComparedRecord = MarkInDetail

/** How similar two records are by those of their names that are nearest; null where they are not even remotely similar. */
export type Pair = {
  a: ComparedRecord
  b: ComparedRecord
  nameA: string | null
  nameB: string | null
  similarity: Similarity | null
}

/** How similar a record is to what was searched for. */
export type SoughtPair = { record: ComparedRecord; similarity: HitSimilarity | null }

/** Stands for what was searched for among the ids of records, of which none is like it. */
export const SOUGHT_ID = 'query'

/** Either two to five records, or what was searched for with one to five. */
export type Compared = {
  ids?: readonly string[] | undefined
  left?: WireQuery | undefined
  rightIds?: readonly string[] | undefined
}

export type ComparedMarks = {
  marks: ComparedRecord[]
  sought: (Sought & { pairs: SoughtPair[] }) | null
  pairs: Pair[]
  shared: SharedGoods[]
  engineVersion: string
}

/**
 * @throws 20108 for more than five records, 20151 for too few, 20160 for a query without a name and an image, 400 for
 * both ways at once, 404 for a record that is unknown, and what a query is refused for.
 */
export function createCompareMarks(deps: Pick<TrademarksService, 'getMark'> & { findByImage: FindByImage }) {
  return async ({ ids, left, rightIds }: Compared, searcher: Searcher): Promise<ComparedMarks> => {
    if (ids ? left || rightIds : !left || !rightIds) throw new AppError(commonErrors.invalid)
    const chosen = [...new Set(ids ?? rightIds)]
    if (chosen.length > COMPARED_MAX) throw new AppError(resultsErrors.tooManyCompared, { max: COMPARED_MAX })
    if (!left && chosen.length < 2) throw new AppError(resultsErrors.tooFewCompared)
    const sought = left ? await readSought(left, searcher, deps.findByImage) : null
    const marks = await Promise.all(chosen.map((id) => deps.getMark(id)))
    const pairs = marks.flatMap((a, at) => marks.slice(at + 1).map((b) => compare(a, b)))
    return {
      marks,
      sought: sought && { ...sought, pairs: comparedWith(sought, marks) },
      pairs,
      shared: sharedClasses([...(sought ? [goodsOf(sought)] : []), ...marks]),
      engineVersion: RULES_VERSION,
    }
  }
}

/** By the criteria of the search, so that a record is as similar here as it was in its list. */
function comparedWith({ name }: Sought, marks: readonly ComparedRecord[]): SoughtPair[] {
  const explain = name === null ? null : explainNames(name)
  return marks.map((record) => ({
    record,
    similarity: explain?.(record.listed.markText, record.listed.markTextOther) ?? null,
  }))
}

/** A query says which classes and groups, not which goods. */
const goodsOf = ({ classes, groups }: Sought) => ({
  listed: { publicId: SOUGHT_ID, classes: classes.length > 0 ? classes : [...new Set(groups.map(classOfGroup))] },
  rest: {
    goods: groups.map((similarGroup) => ({
      classNo: classOfGroup(similarGroup),
      similarGroup,
      text: '',
      textEn: null,
    })),
  },
})
const classOfGroup = (group: string) => Number(group.slice(0, 2))

const namesOf = ({ listed }: MarkInDetail) => [listed.markText, listed.markTextOther].filter((name) => name !== null)

function compare(a: ComparedRecord, b: ComparedRecord): Pair {
  let nearest: Pair = { a, b, nameA: namesOf(a)[0] ?? null, nameB: namesOf(b)[0] ?? null, similarity: null }
  for (const nameA of namesOf(a))
    for (const nameB of namesOf(b)) {
      const similarity = compareMarks(analyzeMark(nameA), analyzeMark(nameB))
      if (similarity && similarity.score > (nearest.similarity?.score ?? 0))
        nearest = { a, b, nameA, nameB, similarity }
    }
  return nearest
}
