import { degreesBelow, leastScores, type MarkIndex, type MarkPage } from '@markwright/search'
import {
  type CountedSearch,
  findInOtherClasses,
  markQueryOf,
  type SearchAnswer,
  type Searcher,
  type SearchKind,
  type TrademarksRepository,
} from '../trademarks/index.ts'
import { describeImageQuery } from './describe-image-query.ts'
import { checkPicture, type FindNearPictures } from './find-near-pictures.ts'
import type { ImageQuery, ObtainedPicture } from './obtain-picture.ts'
import { type ReadImageQuery, readImageQuery } from './read-image-query.ts'

export function createImageSearch(deps: {
  findNearPictures: FindNearPictures
  index: MarkIndex
  repository: TrademarksRepository
  countedSearch: CountedSearch
}) {
  const { index, repository } = deps

  const searchMarks = async (query: ImageQuery, read: ReadImageQuery, picture: ObtainedPicture) => {
    const { matches: all, tookMs, image } = await deps.findNearPictures(picture, read.crop)
    const ask = (least: number, classes = read.classes, limit = query.pageSize) => {
      const near = [...all].filter(([, { score }]) => score >= least)
      const scores = near.map(([, { score }]) => score)
      const criterion = { kind: 'marks' as const, ids: near.map(([id]) => id), scores }
      return index.search(markQueryOf(criterion, { ...read, classes }, { ...query, pageSize: limit }))
    }
    const least = leastScores[query.degree]
    const page = await ask(least)
    const otherClasses = await findInOtherClasses(page, { ...query, classes: read.classes }, (limit) =>
      ask(least, [], limit),
    )
    const shown = otherClasses ? page : { ...page, ...(await lowerDegree(page, least, ask)) }
    return {
      page: { ...shown, tookMs: Math.round((shown.tookMs + tookMs) * 1000) / 1000 },
      otherClasses,
      matches: all,
      image,
    }
  }

  const answer = async (query: ImageQuery, read: ReadImageQuery, picture: ObtainedPicture) => {
    const { page, otherClasses, matches, image } = await searchMarks(query, read, picture)
    const [marks, otherMarks, applicantNames, fileId] = await Promise.all([
      repository.listMarks(page.hits.map(({ markId }) => markId)),
      repository.listMarks(otherClasses?.hits.map(({ markId }) => markId) ?? []),
      repository.listPartyNames(page.facets.applicant.map(({ value }) => Number(value))),
      picture.keep(),
    ])
    return {
      query,
      queryId: read.queryId,
      page,
      marks,
      // No names were compared.
      similarities: new Map(),
      applicantNames,
      otherClasses: otherClasses && { total: otherClasses.total, marks: otherMarks, similarities: new Map() },
      picture: { image: { fileId, ...image, crop: read.crop }, matches },
    }
  }

  return async (
    query: ImageQuery,
    picture: ObtainedPicture,
    searcher: Searcher,
    kind: SearchKind = 'image',
  ): Promise<SearchAnswer> => {
    await checkPicture(picture.bytes)
    const read = readImageQuery(query, picture.hash)
    const { found, quota } = await deps.countedSearch(searcher, read.queryId, async () => {
      const found = await answer(query, read, picture)
      const described = describeImageQuery(query, { fileId: found.picture.image.fileId, name: picture.name })
      return { found, entry: { kind, ...described, total: found.page.total } }
    })
    return { ...found, quota }
  }
}

/** Where a degree has no hits: the next lower one that has. */
async function lowerDegree(
  page: MarkPage,
  least: number,
  ask: (least: number) => Promise<MarkPage>,
): Promise<Pick<MarkPage, 'lower'>> {
  if (page.total > 0) return {}
  for (const degree of degreesBelow(least)) {
    const { total } = await ask(leastScores[degree])
    if (total > 0) return { lower: { degree, total } }
  }
  return {}
}
export type ImageSearch = ReturnType<typeof createImageSearch>
