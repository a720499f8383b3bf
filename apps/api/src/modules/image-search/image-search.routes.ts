import { uploadLimits } from '@markwright/domain/upload-limits'
import { AppError } from '../../kernel/errors.ts'
import { invalidInput } from '../../kernel/error-handler.ts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { type FormFile, readForm } from '../../kernel/read-form.ts'
import { uploadRefusals } from '../files/index.ts'
import { presentResult, searcherOf, type WireQuery } from '../trademarks/index.ts'
import { imageSearchErrors } from './image-search.errors.ts'
import type { SearchByState } from './search-by-state.ts'
import type { FastifyRequest } from 'fastify'

export type ImageSearchService = { searchByState: SearchByState }

export const imageSearchHandlers = (service: ImageSearchService): Handlers<'searchTrademarksByImage'> => ({
  searchTrademarksByImage: async ({ body, member, request, language }) => {
    const { query, file } = request.isMultipart() ? await readImage(request) : { query: body as WireQuery, file: null }
    const searcher = searcherOf({ member, request })
    return presentResult(await service.searchByState(query, searcher, { file, needsFigure: true }), language)
  },
})

/** The JSON beside the file is held to the same schema as a body of JSON. */
async function readImage(request: FastifyRequest): Promise<{ query: WireQuery; file: FormFile | null }> {
  const { size: bytesMax } = uploadLimits.tmSearch
  const { file, fields } = await readForm(request, { bytesMax, tooLarge: uploadRefusals.size })
  const query = fields.get('query')
  const given = readJson(typeof query === 'string' ? query : '{}')
  const body = request.routeOptions.schema?.body as { content: Record<string, { schema: object }> }
  const validate = request.compileValidationSchema(body.content['application/json']!.schema)
  if (!validate(given)) throw invalidInput('query', validate.errors ?? [])
  return { query: given as WireQuery, file: file && file.bytes.length > 0 ? file : null }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError(imageSearchErrors.badQuery, { field: 'query' }, { cause: error })
  }
}
