import type { Schemas } from '@markwright/contract'
import { documentTypes } from '@markwright/documents'
import { decimalOf } from '@markwright/domain/money/amounts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import type { BillingService } from './billing.service.ts'
import type { ChargeRow, ProfitRow } from './charges.repository.ts'
import type { PrintStatement } from './print-statement.ts'
import type { StatementLine, StatementRow } from './statements.repository.ts'

type Operations =
  | 'listClientCharges'
  | 'addClientCharge'
  | 'changeClientCharge'
  | 'deleteClientCharge'
  | 'collectClientCharges'
  | 'listClientStatements'
  | 'createClientStatement'
  | 'getClientStatement'
  | 'changeClientStatement'
  | 'downloadClientStatement'
  | 'listRightProfits'
  | 'getHostingWorkload'

/** What an agency charges its clients, and what is left for it. */
export const billingHandlers = ({
  billing,
  printStatement,
}: {
  billing: BillingService
  printStatement: PrintStatement
}): Handlers<Operations> => ({
  listClientCharges: async ({ member, query }) => {
    const filter = {
      clientId: query.clientId ?? null,
      itemId: query.itemId ?? null,
      isBilled: query.billed ?? null,
    }
    const { rows, total, amountFen } = await billing.listCharges(requireMember(member).id, filter, query)
    return { ...pageOf(rows.map(presentCharge), total, query), amount: decimalOf(amountFen) }
  },

  addClientCharge: async ({ member, body: { clientId, itemId = null, ...draft } }) =>
    presentCharge(await billing.addCharge(requireMember(member).id, { clientId, itemId }, draft)),

  changeClientCharge: async ({ member, path, body }) =>
    presentCharge(await billing.changeCharge(requireMember(member).id, path.id, body)),

  deleteClientCharge: async ({ member, path }) => {
    await billing.deleteCharge(requireMember(member).id, path.id)
    return true
  },

  collectClientCharges: async ({ member, body, language }) => ({
    added: await billing.collect(requireMember(member).id, body.clientId, body.serviceFee, language),
  }),

  listClientStatements: async ({ member, query }) => {
    const filter = { clientId: query.clientId ?? null, state: query.state ?? null }
    const { rows, total } = await billing.listStatements(requireMember(member).id, filter, query)
    return pageOf(rows.map(presentStatement), total, query)
  },

  createClientStatement: async ({ member, body }) =>
    presentDetail(
      await billing.createStatement(requireMember(member).id, {
        requestKey: body.requestKey,
        clientId: body.clientId,
        chargeIds: body.chargeIds ?? null,
        dueOn: body.dueOn ?? null,
        note: body.note ?? null,
      }),
    ),

  getClientStatement: async ({ member, path }) =>
    presentDetail(await billing.findStatement(requireMember(member).id, path.id)),

  changeClientStatement: async ({ member, path, body: { act, version, paidOn = null } }) =>
    presentDetail(await billing.changeStatement(requireMember(member).id, path.id, { act, version, paidOn })),

  downloadClientStatement: async ({ member, path, query: { format }, language, reply }) => {
    const { id } = requireMember(member)
    const statement = await billing.findStatement(id, path.id)
    const body = await printStatement(id, statement, { format, language })
    return sendDownload(reply.header('cache-control', 'private, no-store'), {
      name: `${statement.row.number}.${format}`,
      type: documentTypes[format],
      body,
    })
  },

  listRightProfits: async ({ member, query }) => {
    const filter = { clientId: query.clientId ?? null, from: query.from ?? null, to: query.to ?? null }
    const found = await billing.listProfits(requireMember(member).id, filter, query)
    return {
      ...pageOf(found.rows.map(presentProfit), found.total, query),
      amount: decimalOf(found.amountFen),
      cost: decimalOf(found.costFen),
      profit: decimalOf(found.profitFen),
      unknown: found.unknown,
    }
  },

  getHostingWorkload: ({ member }) => billing.loadWorkload(requireMember(member).id),
})

const presentCharge = (row: ChargeRow): Schemas['ClientCharge'] => ({
  id: row.id,
  clientId: row.client_id,
  clientName: row.client_name,
  itemId: row.item_id,
  itemTitle: row.item_title,
  itemNumber: row.item_number,
  title: row.title,
  chargedOn: row.charged_on,
  amount: decimalOf(row.amount_fen),
  cost: row.cost_fen === null ? null : decimalOf(row.cost_fen),
  statementId: row.statement_id,
  statementNo: row.statement_number,
  version: row.version,
})

const presentStatement = (row: StatementRow): Schemas['ClientStatement'] => ({
  id: row.id,
  number: row.number,
  clientId: row.client_id,
  clientName: row.client_name,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  note: row.note,
  state: row.state,
  paidOn: row.paid_on,
  voidedOn: row.voided_on,
  amount: decimalOf(row.amountFen),
  lineCount: row.lines,
  version: row.version,
})

const presentDetail = ({
  row,
  lines,
}: {
  row: StatementRow
  lines: StatementLine[]
}): Schemas['ClientStatementDetail'] => ({
  ...presentStatement(row),
  lines: lines.map((line) => ({
    position: line.position,
    title: line.title,
    rightTitle: line.right_title,
    rightNumber: line.right_number,
    chargedOn: line.charged_on,
    amount: decimalOf(line.amount_fen),
  })),
})

const presentProfit = (row: ProfitRow): Schemas['RightProfit'] => ({
  itemId: row.item_id,
  itemTitle: row.item_title,
  itemNumber: row.item_number,
  clientName: row.client_name,
  charges: row.charges,
  amount: decimalOf(row.amountFen),
  cost: row.costFen === null ? null : decimalOf(row.costFen),
  profit: row.costFen === null ? null : decimalOf(row.amountFen - row.costFen),
})
