import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { AppError } from '../../kernel/errors.ts'
import { invalidInput } from '../../kernel/error-handler.ts'
import { type Handlers, skipEnvelope } from '../../kernel/contract-routes.ts'
import { type FormFile, readForm } from '../../kernel/read-form.ts'
import { uploadRefusals } from '../files/index.ts'
import { imageSearchErrors } from '../image-search/index.ts'
import { presentResult, getSearcher, type WireQuery } from '../trademarks/index.ts'
import type { SearchByState } from './search-by-name-or-image.ts'
import type { FastifyRequest } from 'fastify'

export const trademarkSearchHandlers = (
  searchByNameOrImage: SearchByState,
): Handlers<'searchTrademarks' | 'searchTrademarksByImage'> => ({
  searchTrademarks: async ({ body, member, request, language, reply }) => {
    const result = presentResult(await searchByNameOrImage(body, getSearcher({ member, request })), language)
    skipEnvelope(reply)
    return result
  },

  searchTrademarksByImage: async ({ body, member, request, language }) => {
    const { query, file } = request.isMultipart() ? await readImage(request) : { query: body as WireQuery, file: null }
    const searcher = getSearcher({ member, request })
    return presentResult(await searchByNameOrImage(query, searcher, { file, needsFigure: true }), language)
  },
})

/** The JSON beside the file is held to the same schema as a body of JSON. */
async function readImage(request: FastifyRequest): Promise<{ query: WireQuery; file: FormFile | null }> {
  const { size: bytesMax } = uploadLimits.tmSearch
  const { file, fields } = await readForm(request, { bytesMax, tooLarge: uploadRefusals.size })
  const query = fields.get('query')
  const input = readJson(typeof query === 'string' ? query : '{}')
  const body = request.routeOptions.schema?.body as { content: Record<string, { schema: object }> }
  const validate = request.compileValidationSchema(body.content['application/json']!.schema)
  if (!validate(input)) throw invalidInput('query', validate.errors ?? [])
  return { query: input as WireQuery, file: file && file.bytes.length > 0 ? file : null }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError(imageSearchErrors.badQuery, { field: 'query' }, { cause: error })
  }
}
