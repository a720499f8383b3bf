import { analyzeMark, compareMarks, RULES_VERSION, type Similarity } from '@markwright/similarity'
import { AppError } from '../../kernel/errors.ts'
import type { FoundMark, TrademarksService } from '../trademarks/index.ts'
import { resultsErrors } from './results.errors.ts'
import { sharedClasses, type SharedGoods } from './shared-goods.ts'

const COMPARED_MAX = 5

export type ComparedRecord = FoundMark & { today: string }

/** How near two records are by those of their names that are nearest; null where they are not even remotely near. */
export type Pair = {
  a: ComparedRecord
  b: ComparedRecord
  nameA: string | null
  nameB: string | null
  similarity: Similarity | null
}

export type ComparedMarks = {
  marks: ComparedRecord[]
  pairs: Pair[]
  shared: SharedGoods[]
  engineVersion: string
}

/** @throws 20108 for more than five records, 20151 for one, 404 for one that is unknown. */
export function createCompareMarks({ getMark }: Pick<TrademarksService, 'getMark'>) {
  return async (publicIds: readonly string[]): Promise<ComparedMarks> => {
    const ids = [...new Set(publicIds)]
    if (ids.length > COMPARED_MAX) throw new AppError(resultsErrors.tooManyCompared, { max: COMPARED_MAX })
    if (ids.length < 2) throw new AppError(resultsErrors.tooFewCompared)
    const marks = await Promise.all(ids.map((id) => getMark(id)))
    const pairs = marks.flatMap((a, at) => marks.slice(at + 1).map((b) => compare(a, b)))
    return { marks, pairs, shared: sharedClasses(marks), engineVersion: RULES_VERSION }
  }
}

const namesOf = ({ listed }: FoundMark) => [listed.markText, listed.markTextOther].filter((name) => name !== null)

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
