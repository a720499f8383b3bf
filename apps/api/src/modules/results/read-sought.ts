import type { Criterion } from '@markwright/domain/marks/search-query'
import { AppError } from '../../kernel/errors.ts'
import { type FindByImage, type FoundByImage, parseQuery, type Searcher, type WireQuery } from '../trademarks/index.ts'
import { resultsErrors } from './results.errors.ts'

/** What was searched for, as far as it can be compared with a record: a name, an image or both. */
export type Sought = {
  name: string | null
  image: FoundByImage | null
  /** In which it was searched, by whose criteria names are compared. */
  offices: string[]
  /** Empty for all 45. */
  classes: number[]
  groups: string[]
}

/** The first name and the first image of a query that are wanted. @throws 20160 where it has neither. */
export async function readSought(query: WireQuery, searcher: Searcher, findByImage: FindByImage): Promise<Sought> {
  const { criterion, conditions = [], countries, classes, groups } = parseQuery({ ...query, filter: {} })
  const wanted = conditions.filter(({ op }) => op !== 'NOT').map(({ test }) => test)
  const names = [
    ...(criterion ? [criterion] : []),
    ...wanted.flatMap((test) => (test.kind === 'criterion' && test.way !== 'match' ? [test.criterion] : [])),
  ]
  const name = names.find(isName)?.text ?? null
  const shown = wanted.find((test) => test.kind === 'image')
  if (name === null && !shown) throw new AppError(resultsErrors.nothingSought)
  const image = shown ? await findByImage(shown.fileId, searcher, shown.crop) : null
  return { name, image, offices: countries, classes, groups }
}

const isName = (criterion: Criterion): criterion is Extract<Criterion, { text: string }> =>
  criterion.field === 'tradeMarkText'
