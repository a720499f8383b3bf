import type { Reply } from '@markwright/contract'
import { printExpression } from '@markwright/patent-search'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { getSearcher } from '../trademarks/index.ts'
import { filesOfPatentsHandlers } from './patent-files.routes.ts'
import { readingHandlers } from './reading.routes.ts'
import { explain, presentResult, presentFacet, presentWarning } from './patents.presenter.ts'
import type { PatentServices } from './patents.services.ts'
import { type PatentSearchKind, tryExpression } from './parse-query.ts'

type SearchOperations =
  | 'searchPatents'
  | 'searchPatentsByMeaning'
  | 'searchPatentsByWords'
  | 'searchPatentsByExpression'
  | 'validatePatentExpression'
  | 'suggestPatentTerms'
  | 'listPatentFacet'

export const patentsHandlers = (services: PatentServices) => ({
  ...searchHandlers(services),
  ...readingHandlers(services),
  ...filesOfPatentsHandlers(services),
})

function searchHandlers({ search, suggest }: PatentServices): Handlers<SearchOperations> {
  const result = async (
    { body, member, request, language }: Pick<Call<'searchPatents'>, 'body' | 'member' | 'request' | 'language'>,
    mode?: PatentSearchKind,
  ): Promise<Reply<'searchPatents'>> =>
    presentResult(await search.search(body, getSearcher({ member, request }), mode), body, language)

  return {
    searchPatents: (call) => result(call),
    searchPatentsByMeaning: (call) => result(call, 'semantic'),
    searchPatentsByWords: (call) => result(call, 'simple'),
    searchPatentsByExpression: (call) => result(call, 'advanced'),

    validatePatentExpression: ({ body, language }) => {
      const read = tryExpression(body.expr, body.history)
      if ('problem' in read) {
        const { zh, en, ...problem } = read.problem
        return {
          isValid: false,
          problem: { ...problem, message: { zh, en } },
          expression: null,
          explanation: null,
          ast: null,
          warnings: [],
        }
      }
      return {
        isValid: true,
        problem: null,
        expression: printExpression(read.expression),
        explanation: explain(read.expression),
        ast: read.expression,
        warnings: read.warnings.map((warning) => presentWarning(warning, language)),
      }
    },

    suggestPatentTerms: ({ body, language }) => search.ready(() => suggest(body, language)),

    listPatentFacet: async ({ body, member, request, language }) =>
      presentFacet(body.name, await search.facet(body, getSearcher({ member, request })), language),
  }
}
