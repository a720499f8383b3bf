import {
  decodePicture,
  type ImageIndex,
  ImageIndexNotReady,
  type ImageMatch,
  inspectPicture,
  makeThumbnail,
  PictureRefused,
} from '@markwright/image-search'
import { degreesBelow, leastScores, type MarkIndex, type MarkPage } from '@markwright/search'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import {
  type CountedSearch,
  findInOtherClasses,
  markQueryOf,
  type SearchAnswer,
  type Searcher,
  type TrademarksRepository,
} from '../trademarks/index.ts'
import type { ImageMarksRepository } from './image-marks.repository.ts'
import { imageSearchErrors } from './image-search.errors.ts'
import { describeImageQuery } from './describe-image-query.ts'
import type { ImageQuery, ObtainedPicture, ObtainPicture } from './obtain-picture.ts'
import { type ReadImageQuery, readImageQuery } from './read-image-query.ts'

/** The picture of a query as its answer shows it again; `preview` is a small WebP of the whole. */
export type QueryImage = {
  fileId: string
  preview: Uint8Array
  width: number
  height: number
  crop: ReadImageQuery['crop']
}

export type ImageSearchAnswer = Omit<SearchAnswer, 'query'> & {
  query: ImageQuery
  /** By the id of the mark. */
  matches: Map<number, ImageMatch>
  image: QueryImage
}

/** Longer side of the preview: large enough to choose a crop on it. */
const PREVIEW_SIDE = 400

export function createImageSearch(deps: {
  obtainPicture: ObtainPicture
  images: ImageIndex
  imageMarks: ImageMarksRepository
  index: MarkIndex
  repository: TrademarksRepository
  countedSearch: CountedSearch
}) {
  const { images, index, repository } = deps

  /** Marks whose picture scores as much as the degree asks for, each with the match that it was found by. */
  const findMarks = async (found: readonly ImageMatch[]) => {
    const byImage = new Map(found.map((match) => [match.imageId, match]))
    const marks = await deps.imageMarks.listMarksOf([...byImage.keys()])
    return new Map(marks.map(({ imageId, markId }) => [markId, byImage.get(imageId)!]))
  }

  const searchMarks = async (query: ImageQuery, read: ReadImageQuery, picture: ObtainedPicture) => {
    const { matches, isBlank, tookMs } = await images.search(await decodePicture(picture.bytes, read.crop))
    if (isBlank) throw new AppError(imageSearchErrors.blank, { field: 'image' })
    const all = await findMarks(matches)
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
    return { page: { ...shown, tookMs: Math.round((shown.tookMs + tookMs) * 1000) / 1000 }, otherClasses, matches: all }
  }

  const answer = async (query: ImageQuery, read: ReadImageQuery, picture: ObtainedPicture) => {
    const { page, otherClasses, matches } = await searchMarks(query, read, picture)
    const [marks, otherMarks, applicantNames, fileId, preview] = await Promise.all([
      repository.listMarks(page.hits.map(({ markId }) => markId)),
      repository.listMarks(otherClasses?.hits.map(({ markId }) => markId) ?? []),
      repository.listPartyNames(page.facets.applicant.map(({ value }) => Number(value))),
      picture.keep(),
      makeThumbnail(picture.bytes, PREVIEW_SIDE),
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
      matches,
      image: { fileId, preview, crop: read.crop },
    }
  }

  return async (query: ImageQuery, file: FormFile | null, searcher: Searcher): Promise<ImageSearchAnswer> => {
    const picture = await deps.obtainPicture(query, file, searcher)
    const { width, height } = await inspectPicture(picture.bytes).catch(refuse)
    const read = readImageQuery(query, picture.hash)
    const { found, quota } = await deps.countedSearch(searcher, read.queryId, async () => {
      const found = await answer(query, read, picture).catch(refuse)
      const described = describeImageQuery(query, { fileId: found.image.fileId, name: picture.name })
      return { found, entry: { kind: 'image', ...described, total: found.page.total } }
    })
    return { ...found, image: { ...found.image, width, height }, quota }
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

function refuse(error: unknown): never {
  if (error instanceof ImageIndexNotReady) throw new AppError(commonErrors.notReady, null, { cause: error })
  return refusePicture(error)
}

/** @throws AppError for a picture that cannot be described */
export function refusePicture(error: unknown): never {
  if (error instanceof PictureRefused)
    throw new AppError(imageSearchErrors[error.problem], { reason: error.problem, field: 'image' }, { cause: error })
  throw error
}
