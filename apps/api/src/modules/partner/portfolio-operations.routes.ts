import type { PartnerSchemas } from '@markwright/contract/partner'
import { fieldRefusal, requireText } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import type { CasesService } from '../cases/index.ts'
import {
  type AnnuitiesService,
  checkOffice,
  type ClientsService,
  type DeadlinesService,
  type ItemDetail,
  type PortfolioService,
  presentAnnuity,
  presentAnnuityFee,
  presentClient,
  presentHostingDeadline,
  presentItem,
  presentItemDetail,
  type Refused,
  type SeenAnnuity,
  type SeenDeadline,
  type SeenItem,
  type View,
} from '../hosting/index.ts'
import { nullableTimestamp, timestamp } from './callers.ts'
import type { Cursors } from './cursors.ts'
import { byDay, byInstant, listPage } from './list-page.ts'
import type { PartnerCall, PartnerHandlers } from './partner.routes.ts'
import { problemOf } from './problems.ts'

type Operations =
  | 'listPortfolio'
  | 'createPortfolioItem'
  | 'getPortfolioItem'
  | 'updatePortfolioItem'
  | 'deletePortfolioItem'
  | 'settlePortfolioDifference'
  | 'listPortfolioClients'
  | 'listDeadlines'
  | 'setDeadlineDone'
  | 'listAnnuities'
  | 'decideAnnuities'
  | 'quoteAnnuities'
  | 'orderAnnuities'

/** Rights that the member of the key looks after or that are shared with them, their last days and annuities. */
export function portfolioOperations(deps: {
  hosting: {
    annuities: Pick<AnnuitiesService, 'today' | 'list' | 'decide' | 'quote' | 'order'>
    clients: Pick<ClientsService, 'list'>
    deadlines: Pick<DeadlinesService, 'list' | 'change'>
    portfolio: Pick<PortfolioService, 'list' | 'create' | 'read' | 'update' | 'delete' | 'settleDifference'>
  }
  cases: { cases: Pick<CasesService, 'findMember'> }
  cursors: Cursors
}): PartnerHandlers<Operations> {
  const { annuities, clients, deadlines, portfolio } = deps.hosting
  const view = (language: Language): View => ({ language, today: annuities.today() })

  return {
    listPortfolio: async (call) => {
      const { kind, office, number, state, clientId, applicantId, only, updatedSince } = call.query
      if (office !== undefined) checkOffice('office', office.toUpperCase())
      const filter = {
        kind: kind ?? null,
        office: office?.toUpperCase() ?? null,
        number: number === undefined ? null : requireText('number', number),
        state: state ?? null,
        clientId: clientId ?? null,
        applicantId: applicantId ?? null,
        agentId: null,
        keyword: null,
        only: only ?? null,
        updatedSince: updatedSince === undefined ? null : readInstant('updatedSince', updatedSince),
      }
      const key = byInstant(({ row }: SeenItem) => ({ at: row.created_at, id: row.id }))
      const { rows, ...page } = await listPage(deps.cursors, call, key, async (requested) => {
        const { items, total } = await portfolio.list(call.partner.accountId, filter, '-createTime', requested)
        return { rows: items, total }
      })
      return { data: rows.map((item) => presentRow(item, view(call.language))), ...page }
    },

    createPortfolioItem: async ({ partner, body, language }) =>
      presentWhole(await portfolio.create(partner.accountId, body), view(language)),

    getPortfolioItem: async ({ partner, path, language }) =>
      presentWhole(await portfolio.read(partner.accountId, path.id), view(language)),

    updatePortfolioItem: async ({ partner, path, body: { clear = [], ...change }, language }) => {
      const emptied = Object.fromEntries(clear.map((field) => [field, emptyOf[field] ?? null]))
      return presentWhole(await portfolio.update(partner.accountId, path.id, { ...change, ...emptied }), view(language))
    },

    deletePortfolioItem: async ({ partner, path, reply }) => {
      await portfolio.delete(partner.accountId, path.id)
      return reply.code(204).send()
    },

    settlePortfolioDifference: async ({ partner, path, body, language }) =>
      presentWhole(await portfolio.settleDifference(partner.accountId, path.id, body), view(language)),

    listPortfolioClients: async ({ partner }) => ({
      data: (await clients.list(partner.accountId)).map((client) => {
        const { id, name, role, ownerName, itemCount, dueCount } = presentClient(client)
        return { id, name, role, ownerName, itemCount, dueCount }
      }),
    }),

    listDeadlines: async (call) => {
      const { from, to, kind, itemKind, itemId, clientId, includeDone } = call.query
      const filter = {
        from: from ?? null,
        to: to ?? null,
        kind: kind ?? null,
        itemKind: itemKind ?? null,
        clientId: clientId ?? null,
        withDone: includeDone ?? false,
        ...(itemId !== undefined && { itemId }),
      }
      const key = byDay(({ row }: SeenDeadline) => ({ day: row.due_on, id: row.id }))
      const { rows, ...page } = await listPage(deps.cursors, call, key, async (requested) => {
        const found = await deadlines.list(call.partner.accountId, filter, requested)
        return { rows: found.deadlines, total: found.total }
      })
      return { data: rows.map((deadline) => presentDay(deadline, view(call.language))), ...page }
    },

    setDeadlineDone: async ({ partner, path, body: { version, done }, language }) =>
      presentDay(await deadlines.change(partner.accountId, path.id, { version, isDone: done }), view(language)),

    listAnnuities: async (call) => {
      const { from, to, clientId, decision, stage } = call.query
      const filter = {
        from: from ?? null,
        to: to ?? null,
        clientId: clientId ?? null,
        decision: decision ?? null,
        stage: stage ?? null,
      }
      const key = byDay(({ row }: SeenAnnuity) => ({ day: row.due_on, id: row.id }))
      const { rows, ...page } = await listPage(deps.cursors, call, key, async (requested) => {
        const found = await annuities.list(call.partner.accountId, filter, requested)
        return { rows: found.annuities, total: found.total }
      })
      return { data: rows.map((annuity) => presentYear(annuity, view(call.language))), ...page }
    },

    decideAnnuities: async (call) => {
      const { ids, decision } = call.body
      const { done, refused } = await annuities.decide(call.partner.accountId, ids, decision)
      return { done, refused: refused.map((each) => presentRefusal(each, call)) }
    },

    quoteAnnuities: async (call) => {
      const quote = await annuities.quote(call.partner.accountId, call.body.ids)
      return {
        items: quote.items.map(({ row, price }) => ({
          id: row.id,
          fee: feeOf(presentAnnuityFee(price, call.language)),
        })),
        refused: quote.refused.map((each) => presentRefusal(each, call)),
        officialFee: quote.official,
        serviceFee: quote.service,
        total: quote.total,
        currency: 'CNY',
      }
    },

    orderAnnuities: async ({ partner, body, reference, language }) => {
      const member = await deps.cases.cases.findMember(partner.accountId)
      return annuities.order(member, { ...body, requestKey: reference }, language)
    },
  }
}

/** @throws 400 for a second or an hour that no clock shows, which the format admits */
function readInstant(field: string, text: string): Date {
  const at = new Date(text)
  if (Number.isNaN(at.getTime()))
    throw fieldRefusal(field, 'format', { cn: '时间不正确', en: 'There is no such instant.' })
  return at
}

function presentRow(item: SeenItem, view: View): PartnerSchemas['PartnerPortfolioRow'] {
  const { changeTime: _changed, createTime: _created, ...row } = presentItem(item, view)
  return { ...row, ...instantsOf(item) }
}

function presentWhole(detail: ItemDetail, view: View): PartnerSchemas['PartnerPortfolioItem'] {
  const {
    changeTime: _changed,
    createTime: _created,
    registerPath: _path,
    deadlines: _deadlines,
    register,
    ...item
  } = presentItemDetail(detail, view)
  return {
    ...item,
    ...instantsOf(detail),
    register: register && { ...unstated, ...register },
    deadlines: detail.deadlines.map((row) => presentDay({ row, role: detail.role }, view)),
  }
}

/** Fields that are empty in another way than null. */
const emptyOf: Readonly<Record<string, object>> = { classes: [], details: {} }

/** What a register states nothing of. */
const unstated: Omit<PartnerSchemas['PartnerPortfolioValues'], 'title'> = {
  registrationNumber: null,
  classes: [],
  patentKind: null,
  state: 'unknown',
  owner: null,
  agent: null,
  filedOn: null,
  registeredOn: null,
  expiresOn: null,
  priorityOn: null,
}

const instantsOf = ({ row }: SeenItem) => ({
  changedAt: nullableTimestamp(row.changed_at),
  createdAt: timestamp(row.created_at),
  updatedAt: timestamp(row.updated_at),
})

const presentDay = (deadline: SeenDeadline, view: View) => dayOf(presentHostingDeadline(deadline, view))

/** A last day of the site by the names of the partner contract. */
const dayOf = ({
  itemTitle: title,
  itemNumber: number,
  ...deadline
}: ReturnType<typeof presentHostingDeadline>): PartnerSchemas['PartnerDeadline'] => ({ ...deadline, title, number })

function presentYear(annuity: SeenAnnuity, view: View): PartnerSchemas['PartnerAnnuity'] {
  const { deadline, fee, stage, registrationNumber } = presentAnnuity(annuity, view)
  return { deadline: dayOf(deadline), registrationNumber, stage, fee: fee && feeOf(fee) }
}

const feeOf = (fee: ReturnType<typeof presentAnnuityFee>): PartnerSchemas['PartnerAnnuityFee'] => ({
  known: fee.known,
  gap: fee.gap,
  officialFee: fee.official,
  officialCurrency: fee.currency,
  officialFeeCny: fee.officialCny,
  exchangeRate: fee.rate,
  serviceFee: fee.service,
  total: fee.total,
  currency: 'CNY',
  lines: fee.lines,
})

/** One of several that was refused, as the call alone would have been. */
function presentRefusal(
  { id, title, error }: Refused,
  { language, request }: Pick<PartnerCall, 'language' | 'request'>,
): PartnerSchemas['PartnerRefusedDeadline'] {
  const { code, reason, detail } = problemOf(error, { language, traceId: request.id })
  return { id, title: title || null, code, reason, detail }
}
