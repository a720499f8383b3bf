import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { actorOf } from '../backoffice/index.ts'
import { presentFees, presentPrice, presentQuote } from './catalogue.presenter.ts'
import type { CatalogueService } from './catalogue.service.ts'
import type { FiguresService } from './figures.service.ts'
import { presentFee, presentProduct, presentRate, presentRevision } from './manage.presenter.ts'
import type { ProductsService } from './products.service.ts'

type Operations =
  | 'listPrices'
  | 'listOfficialFees'
  | 'createQuote'
  | 'getQuote'
  | 'listProducts'
  | 'createProduct'
  | 'getProduct'
  | 'updateProduct'
  | 'publishProduct'
  | 'withdrawProduct'
  | 'listProductRevisions'
  | 'listFees'
  | 'addFee'
  | 'updateFee'
  | 'removeFee'
  | 'listRates'
  | 'setRate'

export type Catalogue = { catalogue: CatalogueService; products: ProductsService; figures: FiguresService }

export const catalogueHandlers = ({ catalogue, products, figures }: Catalogue): Handlers<Operations> => ({
  listPrices: async ({ query, member, language }) =>
    (await catalogue.listPrices(query.serviceType, member?.id ?? null)).map((listed) =>
      presentPrice(listed, language, catalogue.vatRateBp),
    ),

  listOfficialFees: async ({ query, language }) => presentFees(await catalogue.listFees(query), language),

  createQuote: async ({ body, member, request, language }) =>
    presentQuote(await catalogue.createQuote(body.items, { accountId: member?.id ?? null, ip: request.ip }), language),

  getQuote: async ({ path, member, language }) =>
    presentQuote(await catalogue.getQuote(path.id, member?.id ?? null), language),

  listProducts: async ({ query }) => {
    const filter = {
      keyword: trimToNull(query.keyword),
      serviceType: query.serviceType ?? null,
      state: query.state ?? null,
    }
    const { rows, total } = await products.list(filter, query)
    return pageOf(rows.map(presentProduct), total, query)
  },

  createProduct: async (call) =>
    presentProduct(await products.create(call.body.code, call.body.product, actorOf(call))),

  getProduct: async ({ path }) => presentProduct(await products.find(path.id)),

  updateProduct: async (call) =>
    presentProduct(await products.update(call.path.id, call.body.version, call.body.product, actorOf(call))),

  publishProduct: async (call) => presentProduct(await products.publish(call.path.id, call.body, actorOf(call))),

  withdrawProduct: async (call) => presentProduct(await products.withdraw(call.path.id, call.body, actorOf(call))),

  listProductRevisions: async ({ path }) => (await products.listRevisions(path.id)).map(presentRevision),

  listFees: async ({ query, language }) => {
    const filter = { office: trimToNull(query.office), keyword: trimToNull(query.keyword) }
    const { rows, total } = await figures.listFees(filter, query)
    return pageOf(
      rows.map((row) => presentFee(row, language)),
      total,
      query,
    )
  },

  addFee: async (call) => presentFee(await figures.addFee(call.body, actorOf(call)), call.language),

  updateFee: async (call) =>
    presentFee(await figures.updateFee(call.path.id, call.body.version, call.body.fee, actorOf(call)), call.language),

  removeFee: async (call) => {
    await figures.removeFee(call.path.id, actorOf(call))
    return true
  },

  listRates: async ({ query }) => {
    const { rows, total } = await figures.listRates(trimToNull(query.currency), query)
    return pageOf(rows.map(presentRate), total, query)
  },

  setRate: async (call) => presentRate(await figures.setRate(call.body, actorOf(call))),
})
