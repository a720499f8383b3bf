import { degreesBelow, leastScores, type MarkIndex, type MarkPage } from '@markwright/search'
import { checkImage, type FindSimilarImages, type ObtainedImage } from '../image-search/index.ts'
import {
  type LoadResultPage,
  type CountedSearch,
  markQueryOf,
  type SearchResult,
  type Searcher,
  type SearchKind,
  type WireQuery,
} from '../trademarks/index.ts'
import { describeImageQuery } from './describe-image-query.ts'
import { type ReadImageQuery, readImageQuery } from './read-image-query.ts'

export function createImageSearch(deps: {
  findSimilarImages: FindSimilarImages
  index: Pick<MarkIndex, 'search'>
  loadResultPage: LoadResultPage
  countedSearch: CountedSearch
}) {
  const result = async (query: WireQuery, read: ReadImageQuery, obtained: ObtainedImage) => {
    const { matches, tookMs, image } = await deps.findSimilarImages(obtained, read.crop)
    const criterionOf = (leastScore: number) => {
      const similar = [...matches].filter(([, { score }]) => score >= leastScore)
      return { kind: 'marks' as const, ids: similar.map(([id]) => id), scores: similar.map(([, { score }]) => score) }
    }
    const least = leastScores[query.degree]
    // No names are compared.
    const found = { criterion: criterionOf(least), isCut: false, comparedWith: null, byText: false, image: null }
    const [answered, fileId] = await Promise.all([deps.loadResultPage(query, read, found), obtained.save()])
    const { page, otherClasses } = answered
    const countAt = async (lower: number) =>
      (await deps.index.search(markQueryOf(criterionOf(lower), read, query))).total
    const lower = page.total > 0 || otherClasses ? {} : await lowerDegree(least, countAt)
    return {
      ...answered,
      page: { ...page, ...lower, tookMs: Math.round((page.tookMs + tookMs) * 1000) / 1000 },
      image: { image: { fileId, ...image, crop: read.crop }, matches },
    }
  }

  return async (
    query: WireQuery,
    obtained: ObtainedImage,
    searcher: Searcher,
    kind: SearchKind = 'image',
  ): Promise<SearchResult> => {
    await checkImage(obtained.bytes)
    const read = readImageQuery(query, obtained.hash)
    const { found, quota } = await deps.countedSearch(searcher, read.queryId, async () => {
      const found = await result(query, read, obtained)
      const described = describeImageQuery(query, { fileId: found.image.image.fileId, name: obtained.name })
      return { found, entry: { kind, ...described, total: found.page.total } }
    })
    return { ...found, quota }
  }
}

/** The next lower degree that has hits, where there is one. */
async function lowerDegree(
  least: number,
  countAt: (least: number) => Promise<number>,
): Promise<Pick<MarkPage, 'lower'>> {
  for (const degree of degreesBelow(least)) {
    const total = await countAt(leastScores[degree])
    if (total > 0) return { lower: { degree, total } }
  }
  return {}
}
export type ImageSearch = ReturnType<typeof createImageSearch>
