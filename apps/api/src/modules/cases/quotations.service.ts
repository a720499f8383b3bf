import { type CaseContent, type CaseDefinition, parseContent, withoutHidden } from '@markwright/cases'
import type { QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type CurrentRate, listRatesOn, listSoldProducts, type SoldProduct } from '@markwright/orders'
import type { Actor, StateChange } from '@markwright/workflow'
import { AppError, commonErrors, type ErrorEntry } from '../../kernel/errors.ts'
import { requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { offeredNotice, refusedNotice } from './case-messages.ts'
import { checkWithFacts, findCaseFacts } from './case-facts.repository.ts'
import { caseErrors, QUOTATIONS_MAX } from './cases.errors.ts'
import type { DraftRow } from './drafts.repository.ts'
import { definitionOf, type Draft, toDraft } from './drafts.service.ts'
import { type OfferedLine, priceOffer, type QuotedCase, quotedCases, readValidUntil } from './quotation-offer.ts'
import type { QuotationFilter, QuotationProblem, QuotationRow, QuotationsRepository } from './quotations.repository.ts'

type Member = { id: string; phone: string }
/** `version` of the quotation as it was read. */
type Read = { id: string; version: number }

/** A quotation with all that the desk shows. */
export type WholeQuotation = {
  row: QuotationRow
  definition: CaseDefinition
  content: CaseContent
  cases: QuotedCase[]
  rates: CurrentRate[]
  /** The oldest first. */
  history: StateChange[]
  /** Whether staff can still answer it, as far as its state allows it. */
  isCurrent: boolean
}

/** Quotations by staff of matters whose official fees cannot be computed. */
export function createQuotationsService(deps: {
  repository: QuotationsRepository
  db: QueryBuilder
  vatRateBp: number
  now: () => Date
}) {
  const { repository, db, vatRateBp, now } = deps

  const toWhole = (row: QuotationRow) => {
    const definition = definitionOf(row)
    const content = withoutHidden(definition, parseContent(definition, row.content))
    return { row, definition, content, cases: quotedCases(definition, content) }
  }

  async function find(id: string): Promise<WholeQuotation> {
    const row = await repository.find(id)
    if (!row) throw new AppError(commonErrors.notFound)
    const [rates, history, isCurrent] = await Promise.all([
      listRatesOn(db, todayIn(HOME_ZONE, now())),
      repository.listHistory(row.id),
      repository.isCurrent(row),
    ])
    return { ...toWhole(row), rates, history, isCurrent }
  }

  async function findProduct(productType: number, at: Date): Promise<SoldProduct> {
    const products = await listSoldProducts(db, at)
    const product = products.find(({ content }) => content.productType === productType)
    if (!product) throw new AppError(caseErrors.notOffered)
    return product
  }

  async function ofMember(changed: { id: string } | QuotationProblem): Promise<QuotationRow> {
    if (typeof changed === 'string') throw new AppError(refusals[changed])
    return (await repository.find(changed.id))!
  }

  return {
    find,

    list: ({ keyword, state, productType }: Partial<Omit<QuotationFilter, 'today'>>, page: PageRequest) =>
      repository.list(
        {
          state: state ?? null,
          productType: productType ?? null,
          keyword: trimToNull(keyword),
          today: todayIn(HOME_ZONE, now()),
        },
        rowRange(page),
      ),

    /** Of a draft, also of one that is gone, the latest first. @throws 404 */
    async listOfDraft(accountId: string, draftId: string): Promise<QuotationRow[]> {
      const rows = await repository.listOfDraft(accountId, draftId)
      if (rows.length === 0 && !(await repository.hasDraft(accountId, draftId)))
        throw new AppError(commonErrors.notFound)
      return rows
    },

    /**
     * `present` makes what is shown of a draft that was saved meanwhile.
     * @throws 404, 409 with that draft, 60112 with the problems, 60151 for a matter with a price, 60152 for one that is not
     * offered, 60158 where there were too many
     */
    async request(
      member: Member,
      draftId: string,
      version: number,
      present: (draft: Draft) => object,
    ): Promise<QuotationRow> {
      const at = now()
      const check = async (tx: QueryBuilder, draft: DraftRow) => {
        if (draft.version !== version)
          throw new AppError(commonErrors.changedMeanwhile, { draft: present(toDraft(draft)) })
        const definition = definitionOf(draft)
        if (definition.pricing !== 'quoted') throw new AppError(caseErrors.notQuoted)
        await findProduct(definition.productType, at)
        const content = withoutHidden(definition, parseContent(definition, draft.content))
        const facts = await findCaseFacts(tx, definition, { content, accountId: member.id })
        const problems = checkWithFacts(definition, content, facts, at)
        if (problems.length > 0) throw new AppError(caseErrors.incomplete, { problems })
      }
      const requested = await repository.request(member, draftId, { at, max: QUOTATIONS_MAX, check })
      if (requested === 'tooMany') throw new AppError(caseErrors.tooManyQuotations)
      return ofMember(requested)
    },

    /** @throws 404, 400 without a reason, 60153 where nothing is offered, 409 */
    decline: async (accountId: string, read: { draftId: string; version: number }, reason: string, actor: Actor) =>
      ofMember(
        await repository.moveOfMember(accountId, read, 'decline', {
          actor,
          at: now(),
          reason: requireText('reason', reason),
        }),
      ),

    /** @throws 404, 60153 where none is open, 409 */
    withdraw: async (accountId: string, read: { draftId: string; version: number }, actor: Actor) =>
      ofMember(await repository.moveOfMember(accountId, read, 'withdraw', { actor, at: now() })),

    /** @throws 404, 400 for wrong lines or a wrong day, 60152 without a product, 60153, 60157 without a rate, 409 */
    async offer(
      read: Read,
      offer: { lines: readonly OfferedLine[]; remark: string | null; validUntil: string },
      actor: Actor,
    ): Promise<WholeQuotation> {
      const at = now()
      const { row, definition, cases, rates } = await find(read.id)
      const expiresAt = readValidUntil(offer.validUntil, at)
      const product = await findProduct(definition.productType, at)
      const { priced, caseIndexes } = priceOffer(offer.lines, {
        cases,
        product,
        rates,
        vatRateBp,
        today: todayIn(HOME_ZONE, at),
      })
      const problem = await repository.answer(
        read,
        {
          event: 'offer',
          quote: { ...priced, accountId: row.account_id, vatRateBp, display: null, at, expiresAt },
          caseIndexes,
          remark: trimToNull(offer.remark),
          validUntil: offer.validUntil,
        },
        { actor, at, texts: (number) => offeredNotice(number, priced.totalFen, offer.validUntil) },
      )
      if (problem) throw new AppError(refusals[problem])
      return find(read.id)
    },

    /** @throws 404, 400 without a reason, 60153, 409 */
    async refuse(read: Read, stated: string, actor: Actor): Promise<WholeQuotation> {
      const reason = requireText('reason', stated)
      const change = { actor, at: now(), reason, texts: (number: string) => refusedNotice(number, reason) }
      const problem = await repository.answer(read, { event: 'refuse' }, change)
      if (problem) throw new AppError(refusals[problem])
      return find(read.id)
    },
  }
}
export type QuotationsService = ReturnType<typeof createQuotationsService>

const refusals: Record<QuotationProblem, ErrorEntry> = {
  notFound: commonErrors.notFound,
  changed: commonErrors.changedMeanwhile,
  notAllowed: caseErrors.quotationOver,
  reasonMissing: commonErrors.invalid,
}
