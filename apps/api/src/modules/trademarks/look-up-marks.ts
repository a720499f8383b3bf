import { foldPartyText } from '@markwright/domain/people/party-key'
import type { ConditionTest, ConditionWay } from '@markwright/domain/marks/search-conditions'
import type { Criterion, DayField, SearchFilters } from '@markwright/domain/marks/search-query'
import { VIENNA_CODES_MAX } from '@markwright/domain/marks/vienna-code'
import { leastScores, type MarkCriterion, type MarkFilters, type MarkIndex } from '@markwright/search'
import type { FindByImage, FoundByImage } from './image-search.ts'
import type { Searcher } from './searcher.ts'
import type { DayColumn, MarkClause, MarkLookupRepository, MarkTest } from './mark-lookup.repository.ts'

/** Names that one condition brings to the others, the nearest first; more make the answer a lower bound. */
const NAMES_MAX = 100_000
const MARKS_MAX = 500_000

const dayColumns: Record<DayField, DayColumn> = {
  appDate: 'applied_on',
  trialDate: 'published_on',
  regDate: 'registered_on',
  priorityDate: 'priority_on',
  privateDate: 'expires_on',
}

export type LookedUpMarks = {
  criterion: Extract<MarkCriterion, { kind: 'marks' }>
  isCut: boolean
  /** The name by whose likeness hits are sorted and explained. */
  comparedWith: string | null
  /** Whether by its writing alone. */
  byText: boolean
  /** The image by whose likeness hits are sorted and explained. */
  image: FoundByImage | null
}

type ImageTest = Extract<ConditionTest, { kind: 'image' }>

/** What is looked up: the conditions in their order, and what is beside them. */
export type RequestedMarks = {
  conditions: readonly { op: 'AND' | 'OR' | 'NOT'; test: ConditionTest }[]
  surroundings: SearchFilters
  degree: keyof typeof leastScores
  /** Whether names are compared by their writing alone. */
  byText: boolean
  searcher: Searcher
}

/**
 * Finds marks by conditions of every kind: names and images in their indexes, the rest and the combination of all in
 * the database. Hits are sorted by the first name and the first image that are wanted, whichever is nearer.
 */
export function createMarkLookup(deps: {
  repository: MarkLookupRepository
  index: Pick<MarkIndex, 'search'>
  findByImage: FindByImage
  today: () => string
}) {
  const { repository, index } = deps

  return async ({ conditions, surroundings, degree, byText, searcher }: RequestedMarks): Promise<LookedUpMarks> => {
    const filters: MarkFilters = { offices: surroundings.countries }
    let isCut = false
    let comparedWith: string | null = null
    let image: FoundByImage | null = null
    const scorers: ((id: number) => number)[] = []

    const namesTest = async (text: string, way: ConditionWay, isWanted: boolean): Promise<MarkTest> => {
      const page = await index.search({
        criterion: nameCriterion(text, way, degree, byText),
        filters,
        second: {},
        sort: 'score',
        offset: 0,
        limit: NAMES_MAX,
        isBare: true,
      })
      isCut ||= page.capped || page.total > NAMES_MAX
      if (isWanted && way !== 'match' && comparedWith === null) {
        comparedWith = text
        const scores = new Map(page.hits.map(({ markId, score = 0 }) => [markId, score]))
        scorers.push((id) => scores.get(id) ?? 0)
      }
      return { kind: 'ids', ids: page.hits.map(({ markId }) => markId) }
    }

    const imageTest = async ({ fileId, crop }: ImageTest, isWanted: boolean): Promise<MarkTest> => {
      const found = await deps.findByImage(fileId, searcher, crop)
      const similar = new Map([...found.matches].filter(([, { score }]) => score >= leastScores[degree]))
      if (isWanted && image === null) {
        image = { ...found, matches: similar }
        scorers.push((id) => similar.get(id)?.score ?? 0)
      }
      return { kind: 'ids', ids: [...similar.keys()] }
    }
    const testOf = (test: ConditionTest, isWanted: boolean): MarkTest | Promise<MarkTest> => {
      if (test.kind === 'image') return imageTest(test, isWanted)
      const isName = test.kind === 'criterion' && test.criterion.field === 'tradeMarkText'
      return isName
        ? namesTest((test.criterion as { text: string }).text, test.way, isWanted)
        : plainTest(test, deps.today())
    }

    const clauses: MarkClause[] = []
    for (const { op, test } of conditions) clauses.push({ op, test: await testOf(test, op !== 'NOT') })
    const { countries, groups } = surroundings
    const found = await repository.find({ clauses, offices: countries, groups, limit: MARKS_MAX })
    const scores = found.matches
      ? Array.from(found.matches, (codes) => (100 * codes) / VIENNA_CODES_MAX)
      : scorers.length > 0 && Array.from(found.ids, (id) => Math.max(...scorers.map((scoreOf) => scoreOf(id))))
    return {
      criterion: { kind: 'marks', ids: found.ids, ...(scores && { scores }) },
      isCut: isCut || found.isCut,
      comparedWith,
      byText,
      image,
    }
  }
}

/** How the index looks for a name. */
export function nameCriterion(
  text: string,
  way: ConditionWay,
  degree: keyof typeof leastScores,
  byText: boolean,
): MarkCriterion {
  if (way === 'term') return { kind: 'exact', text }
  if (way === 'match') return { kind: 'contains', text }
  return { kind: 'similar', text, leastScore: leastScores[degree], ...(byText && { by: 'text' as const }) }
}

function plainTest(test: Exclude<ConditionTest, { kind: 'image' }>, today: string): MarkTest {
  switch (test.kind) {
    case 'days':
      return { kind: 'days', of: dayColumns[test.field], from: test.days[0], to: test.days[1] }
    case 'statuses':
      return test
    case 'valid':
      return { ...test, kind: 'valid', today }
    case 'jointlyOwned':
      return { kind: 'jointlyOwned', value: test.value }
    case 'criterion':
      return criterionTest(test.criterion, test.way)
  }
}

function criterionTest(criterion: Criterion, way: ConditionWay): MarkTest {
  switch (criterion.field) {
    case 'applicationNumber':
      return { kind: 'applicationNumber', keys: criterion.numbers }
    case 'registerNumber':
      return { kind: 'registrationNumber', keys: criterion.numbers }
    case 'vienna':
      return { kind: 'vienna', codes: criterion.codes }
    case 'goods':
      return { kind: 'goods', text: criterion.text }
    case 'tmApplicant':
    case 'tmAddress':
    case 'tmAgent':
      return {
        kind: 'party',
        role: criterion.field === 'tmAgent' ? 'agent' : 'applicant',
        part: criterion.field === 'tmAddress' ? 'address' : 'name',
        text: foldPartyText(criterion.text),
        way: way === 'term' ? 'exact' : 'contains',
      }
    default:
      throw new Error(`${criterion.field} is not looked up in the database`)
  }
}
