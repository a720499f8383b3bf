import { uploadLimits } from '@markwright/domain/upload-limits'
import { AppError } from '../../kernel/errors.ts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { type FormFile, readForm } from '../../kernel/read-form.ts'
import { uploadRefusals } from '../files/index.ts'
import { presentResult, searcherOf } from '../trademarks/index.ts'
import { imageSearchErrors } from './image-search.errors.ts'
import type { ImageQuery, ObtainPicture } from './obtain-picture.ts'
import type { ImageSearch } from './search-by-image.ts'
import type { FastifyRequest } from 'fastify'

export type ImageSearchService = { obtainPicture: ObtainPicture; search: ImageSearch }

export const imageSearchHandlers = (service: ImageSearchService): Handlers<'searchTrademarksByImage'> => ({
  searchTrademarksByImage: async ({ body, member, request, language }) => {
    const { query, file } = request.isMultipart()
      ? await readPicture(request)
      : { query: body as ImageQuery, file: null }
    const searcher = searcherOf({ member, request })
    const picture = await service.obtainPicture(query, file, searcher)
    return presentResult(await service.search(query, picture, searcher), language)
  },
})

/** The JSON beside the file is held to the same schema as a body of JSON. */
async function readPicture(request: FastifyRequest): Promise<{ query: ImageQuery; file: FormFile | null }> {
  const { size: bytesMax } = uploadLimits.tmSearch
  const { file, fields } = await readForm(request, { bytesMax, tooLarge: uploadRefusals.size })
  const query = fields.get('query')
  const given = readJson(typeof query === 'string' ? query : '{}')
  const body = request.routeOptions.schema?.body as { content: Record<string, { schema: object }> }
  const isValid = request.validateInput(given, body.content['application/json']!.schema as never)
  if (!isValid) throw new AppError(imageSearchErrors.badQuery, { field: 'query' })
  return { query: given as ImageQuery, file: file && file.bytes.length > 0 ? file : null }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError(imageSearchErrors.badQuery, { field: 'query' }, { cause: error })
  }
}
