import { searchProblem, type SearchProblem } from '@markwright/domain/marks/search-problem'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { type FetchProblem, FetchRefused, fetchOutside } from '@markwright/runtime/fetch-outside.ts'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../../kernel/errors.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { checkFile, type FilesService, uploadRefusals } from '../files/index.ts'
import { imageWays as ways, refusalOf, type Searcher, type WireQuery } from '../trademarks/index.ts'
import { imageSearchErrors } from './image-search.errors.ts'

/** The image that is searched with. `save` stores it unless it is stored already, and gives the id of its file. */
export type ObtainedImage = { bytes: Uint8Array; hash: string; name: string; save: () => Promise<string> }

/** The ways in which an image may be given, and what must not be given beside it. */
export type ImageInput = Pick<WireQuery, (typeof ways)[number] | 'tradeMarkText'>

export type ObtainImage = (query: ImageInput, file: FormFile | null, searcher: Searcher) => Promise<ObtainedImage>

const FETCH_MS = 10_000

/** Obtains the image in whichever way it was given; exactly one of them (spec 2 §5). */
export function createObtainImage(deps: {
  files: Pick<FilesService, 'findSearchImage' | 'open' | 'storeSearchImage'>
  fetch?: typeof fetchOutside
}): ObtainImage {
  const { files, fetch = fetchOutside } = deps
  const bytesMax = uploadLimits.tmSearch.size

  return async (query, file, searcher) => {
    const input = ways.filter((way) => query[way]?.trim())
    const count = input.length + (file ? 1 : 0)
    if (query.tradeMarkText?.trim() && count > 0)
      throw refusalOf([searchProblem('textAndImage', 'tradeMarkText'), searchProblem('textAndImage', 'image')])
    if (count === 0) throw refusalOf([searchProblem('noImage', 'image')])
    if (count > 1) throw refusalOf(input.map((way): SearchProblem => searchProblem('severalCriteria', way)))

    const fresh = async (bytes: Uint8Array, original: string): Promise<ObtainedImage> => {
      await checkFile({ kind: 'tmSearch', original, bytes })
      const save = () => files.storeSearchImage({ original, bytes }, searcher)
      return { bytes, hash: hashOf(bytes), name: original, save }
    }
    if (file) return fresh(file.bytes, file.original)
    if (query.imgOriginalBase64?.trim()) return fresh(readBase64(query.imgOriginalBase64), '')
    if (query.imgLineUrl?.trim()) {
      const bytes = await fetch(query.imgLineUrl.trim(), { bytesMax, timeoutMs: FETCH_MS }).catch(refuseFetch)
      return fresh(bytes, '')
    }
    return saved(query.imgFile ?? '', searcher)
  }

  async function saved(id: string, { accountId }: Searcher): Promise<ObtainedImage> {
    const stored = await files.findSearchImage(id, accountId).catch(refuseMissing)
    const { object } = await files.open(stored).catch(refuseMissing)
    const bytes = await buffer(object.stream)
    return { bytes, hash: hashOf(bytes), name: stored.original, save: async () => stored.id }
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function readBase64(text: string): Uint8Array {
  const plain = text.trim().replace(/^data:[\w/+.-]+;base64,/, '')
  if (!/^[A-Za-z\d+/\s]+={0,2}$/.test(plain)) throw new AppError(imageSearchErrors.badBase64)
  return Buffer.from(plain, 'base64')
}

const fetchRefusals: Record<FetchProblem, AppError['entry']> = {
  forbidden: imageSearchErrors.addressForbidden,
  redirects: imageSearchErrors.addressForbidden,
  unreachable: imageSearchErrors.addressUnreachable,
  tooLarge: uploadRefusals.size,
}

function refuseFetch(error: unknown): never {
  if (!(error instanceof FetchRefused)) throw error
  throw new AppError(fetchRefusals[error.problem], { reason: error.problem, field: 'imgLineUrl' }, { cause: error })
}

function refuseMissing(error: unknown): never {
  const isGone = error instanceof AppError && error.entry.status === 404
  throw isGone ? new AppError(imageSearchErrors.gone, { field: 'imgFile' }) : error
}
