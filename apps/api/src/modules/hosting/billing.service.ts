import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { Language } from '@markwright/domain/site/language'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkDay, fieldRefusal, readAmount, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { ChargeColumns, ChargeFilter, ChargesRepository } from './charges.repository.ts'
import type { ClientsService } from './clients.service.ts'
import { hostingErrors } from './hosting.errors.ts'
import type { StatementDraft, StatementsRepository, StatementState } from './statements.repository.ts'
import type { Workload } from './workload.repository.ts'

type ChargeDraft = { title: string; chargedOn: string; amount: string; cost?: string | null | undefined }

/** What an agency charges its clients, its statements and what is left for it. */
export function createBillingService({
  charges,
  statements,
  clients,
  loadWorkload,
  now,
}: {
  charges: ChargesRepository
  statements: StatementsRepository
  clients: Pick<ClientsService, 'findOwn'>
  loadWorkload: (accountId: string, today: string) => Promise<Workload[]>
  now: () => Date
}) {
  const today = () => todayIn(HOME_ZONE, now())
  const findCharge = async (accountId: string, id: string) => {
    const row = await charges.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  /** Of a charge that could not be changed. */
  const checkOpen = async (accountId: string, id: string): Promise<AppError> =>
    new AppError((await findCharge(accountId, id)).statement_id ? hostingErrors.onStatement : hostingErrors.changed)
  const findStatement = async (accountId: string, id: string) => {
    const row = await statements.find(accountId, id, today())
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  const withLines = async (accountId: string, id: string) => ({
    row: await findStatement(accountId, id),
    lines: await statements.listLines(id),
  })

  return {
    listCharges: (accountId: string, filter: ChargeFilter, page: PageRequest) =>
      charges.list(accountId, filter, rowRange(page)),

    /** @throws 404 for a client of somebody else, 400 for a right that is none of the client's */
    async addCharge(accountId: string, parties: { clientId: string; itemId: string | null }, draft: ChargeDraft) {
      const added = await charges.add(accountId, parties, checked(draft))
      if (added === 'noClient') throw new AppError(commonErrors.notFound)
      if (added === 'noRight')
        throw fieldRefusal('itemId', 'unknown', {
          cn: '该资产不属于此客户',
          en: 'This right is none of the client’s.',
        })
      return findCharge(accountId, added.id)
    },

    /** @throws 404, 61061 for one that is on a statement, 61001 where it was changed meanwhile */
    async changeCharge(accountId: string, id: string, { version, ...draft }: ChargeDraft & { version: number }) {
      if (!(await charges.update(accountId, id, version, checked(draft)))) throw await checkOpen(accountId, id)
      return findCharge(accountId, id)
    },

    /** @throws 404, 61061 for one that is on a statement */
    async deleteCharge(accountId: string, id: string) {
      if (!(await charges.delete(accountId, id))) throw await checkOpen(accountId, id)
    },

    /** @returns how many annuities were charged. @throws 404 for a client of somebody else, 400 for too large a fee */
    async collect(accountId: string, clientId: string, serviceFee: string, language: Language): Promise<number> {
      const serviceFen = readAmount('serviceFee', serviceFee)
      await clients.findOwn(accountId, clientId)
      const added = await charges.collect(accountId, clientId, { serviceFen, language, today: today() })
      if (added === null)
        throw fieldRefusal('serviceFee', 'range', {
          cn: '服务费过高，请填写较低的金额',
          en: 'The service fee is too high. Please enter a lower amount.',
        })
      return added
    },

    listStatements: (
      accountId: string,
      filter: { clientId: string | null; state: StatementState | null },
      page: PageRequest,
    ) => statements.list(accountId, filter, { ...rowRange(page), today: today() }),

    findStatement: withLines,

    /** @throws 404 for a client of somebody else, 61060 where there is nothing to bill */
    async createStatement(accountId: string, draft: StatementDraft) {
      await clients.findOwn(accountId, draft.clientId)
      if (draft.dueOn !== null) checkDay('dueOn', draft.dueOn)
      const id = await statements.create(accountId, { ...draft, note: trimToNull(draft.note) }, today())
      if (id === null) throw new AppError(hostingErrors.nothingToBill)
      return withLines(accountId, id)
    },

    /** @throws 404, 61062 for one that is void, or paid and to be voided, 61001 where it was changed meanwhile */
    async changeStatement(
      accountId: string,
      id: string,
      { act, version, paidOn }: { act: 'pay' | 'unpay' | 'void'; version: number; paidOn: string | null },
    ) {
      const { state } = await findStatement(accountId, id)
      if (state === 'void' || (act === 'void' && state === 'paid')) throw new AppError(hostingErrors.statementOver)
      if (paidOn !== null) checkDay('paidOn', paidOn)
      if (paidOn !== null && paidOn > today())
        throw fieldRefusal('paidOn', 'future', { cn: '付款日不能晚于今天', en: 'The day of payment is in the future.' })
      const isDone =
        act === 'void'
          ? await statements.void(accountId, id, version, today())
          : await statements.setPaid(accountId, id, version, act === 'pay' ? (paidOn ?? today()) : null)
      if (!isDone) throw new AppError(hostingErrors.changed)
      return withLines(accountId, id)
    },

    listProfits: (
      accountId: string,
      filter: { clientId: string | null; from: string | null; to: string | null },
      page: PageRequest,
    ) => charges.listProfits(accountId, filter, rowRange(page)),

    loadWorkload: (accountId: string) => loadWorkload(accountId, today()),
  }
}
export type BillingService = ReturnType<typeof createBillingService>

function checked({ title, chargedOn, amount, cost }: ChargeDraft): ChargeColumns {
  checkDay('chargedOn', chargedOn)
  const known = trimToNull(cost)
  return {
    title: requireText('title', title),
    charged_on: chargedOn,
    amount_fen: readAmount('amount', amount),
    cost_fen: known === null ? null : readAmount('cost', known),
  }
}
