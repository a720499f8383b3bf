import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import {
  presentClass,
  presentElement,
  presentFoundGoods,
  presentSimilarGroup,
  presentState,
  presentSuggestedClass,
} from './classification.presenter.ts'
import type { ClassificationService } from './classification.service.ts'

export const classificationHandlers = (
  service: ClassificationService,
): Handlers<
  | 'getClassificationState'
  | 'listNiceClasses'
  | 'findGoods'
  | 'listSimilarGroups'
  | 'listViennaElements'
  | 'suggestGoods'
> => ({
  getClassificationState: async () => presentState(await service.getState()),

  listNiceClasses: async ({ query }) => (await service.listClasses(query)).map(presentClass),

  findGoods: async ({ query }) => {
    const { keyword = '', classNo, group, type: kind, ...page } = query
    const { rows, total, classes } = await service.findGoods({ keyword, classNo, group, kind }, page)
    return { ...pageOf(rows.map(presentFoundGoods), total, page), classes }
  },

  listSimilarGroups: async ({ query }) => (await service.listGroups(query)).map(presentSimilarGroup),

  listViennaElements: async ({ query }) => (await service.listViennaElements(query)).map(presentElement),

  suggestGoods: async ({ body, request }) => ({
    classes: (await service.suggest(body.text, body.type, request.ip)).map(presentSuggestedClass),
  }),
})
