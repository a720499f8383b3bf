import {
  caseDefinitions,
  type CaseContent,
  type CaseDefinition,
  type CaseEvent,
  type DocumentKind,
  isShown,
  openStates,
  parseContent,
} from '@markwright/cases'
import type { QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import { listSoldProducts } from '@markwright/orders'
import type { Actor, StateChange } from '@markwright/workflow'
import { AppError, commonErrors, type ErrorEntry } from '../../kernel/errors.ts'
import { fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import { type InstantKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Actor as StaffActor } from '../backoffice/index.ts'
import { caseMessage } from './case-messages.ts'
import { findCaseMarks } from './case-marks.repository.ts'
import { checkWithFacts, findCaseFacts } from './case-facts.repository.ts'
import { priceCase } from './case-price.ts'
import { caseErrors, DOCUMENTS_MAX } from './cases.errors.ts'
import type { ReadCase } from './case-rows.repository.ts'
import type { CaseDocumentRow, CaseRow, CasesRepository, MoveProblem } from './cases.repository.ts'
import { fileFromOf } from './check-case.ts'
import { isSettledForFiling, isWithoutOrder } from './case-payment.ts'
import type { CaseDeadlineRow, LetterRow, LettersRepository } from './letters.repository.ts'
import { definitionOf, type Draft } from './drafts.service.ts'
import { compareFees, fallenFen, type FeeChange } from './fee-changes.ts'
import type { CaseSignature, SignatureLinks } from './signature-links.ts'

const MARKS_MAX = 50
const quotedTypes = new Set<number | null>(
  caseDefinitions.filter(({ pricing }) => pricing === 'quoted').map(({ productType }) => productType),
)

/** A case with all that its page shows. */
export type WholeCase = {
  row: CaseRow
  definition: CaseDefinition
  content: CaseContent
  documents: CaseDocumentRow[]
  /** Kinds that are required and neither there nor sent by post. */
  missing: DocumentKind[]
  /** The oldest first. */
  history: StateChange[]
  /** Documents of the office, the latest first. */
  letters: LetterRow[]
  /** By their last days. */
  deadlines: CaseDeadlineRow[]
  /** The day in Asia/Shanghai. */
  today: string
  /** Links by which its forms are signed, the latest first. */
  signatures: CaseSignature[]
  /** Whether the site sends text messages about cases. */
  hasSms: boolean
}
/** How the official fees of today differ from what was paid for a case. */
type FeesNow = {
  /** Null where the fees of today are not known. */
  feeChanges: FeeChange[] | null
  /** What is to be returned when it is filed today. */
  fallenFen: number
}
/** A case as staff see it: before it is filed with the fees that have changed. */
export type ManagedCase = WholeCase & FeesNow
const noFees: FeesNow = { feeChanges: [], fallenFen: 0 }
export type Move = {
  event: CaseEvent
  reason?: string | null | undefined
  officeNumber?: string | null | undefined
  feeAgreed?: boolean | undefined
}

export function createCasesService(deps: {
  repository: CasesRepository
  letters: Pick<LettersRepository, 'list' | 'listDeadlines'>
  db: QueryBuilder
  vatRateBp: number
  signatures: Pick<SignatureLinks, 'list'>
  hasSms: boolean
  now: () => Date
}) {
  const { repository, db, vatRateBp, now } = deps

  async function findRow(id: string, accountId: string | null): Promise<CaseRow> {
    const row = await repository.find(id, accountId)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  async function find(id: string, accountId: string | null): Promise<WholeCase> {
    const row = await findRow(id, accountId)
    const definition = definitionOf(row)
    const content = parseContent(definition, row.content)
    const [documents, history, letters, deadlines, signatures] = await Promise.all([
      repository.listDocuments(id),
      repository.listHistory(id),
      deps.letters.list(id),
      deps.letters.listDeadlines(id),
      deps.signatures.list(row),
    ])
    const missing = definition.documents.filter(
      (document) =>
        !document.isOptional &&
        !document.isGenerated &&
        isShown(document, content) &&
        !documents.some(({ kind }) => kind === document.kind) &&
        !row.received_kinds.includes(document.kind) &&
        (row.post_asked_at !== null || !row.posted_kinds.includes(document.kind)),
    )
    const today = todayIn(HOME_ZONE, now())
    return {
      row,
      definition,
      content,
      documents,
      missing,
      history,
      letters,
      deadlines,
      signatures,
      today,
      hasSms: deps.hasSms,
    }
  }

  /** No change once it is filed, and of what staff have quoted. */
  async function compareWithToday(row: CaseRow): Promise<FeesNow> {
    const definition = definitionOf(row)
    if (!openStates.some((state) => state === row.state) || definition.pricing === 'quoted') return noFees
    const content = parseContent(definition, row.content)
    const { registered } = await findCaseFacts(db, definition, { content, accountId: row.account_id })
    const price = await priceCase(db, definition, { content, registered }, { at: now(), vatRateBp })
    if (!price) return { feeChanges: null, fallenFen: 0 }
    const paid = await repository.listPaidItems(row)
    return { feeChanges: compareFees(paid, price.items), fallenFen: fallenFen(paid, price.items) }
  }

  async function move(
    read: ReadCase,
    { event, reason, officeNumber, feeAgreed = false }: Move,
    actor: Actor,
  ): Promise<WholeCase> {
    const facts = { reason: trimToNull(reason), officeNumber: trimToNull(officeNumber) }
    let fallen = 0
    if (event === 'file') {
      const row = await findRow(read.id, read.accountId)
      const { feeChanges, ...fees } = row.state === 'ready' ? await compareWithToday(row) : noFees
      fallen = fees.fallenFen
      const hasRisen = feeChanges === null || feeChanges.some(({ paidMinor, nowMinor }) => nowMinor > paidMinor)
      // Refused also where it is paid meanwhile, since nobody has agreed to the fees.
      if (hasRisen && !feeAgreed) throw new AppError(isSettledForFiling(row) ? caseErrors.feeRisen : caseErrors.notPaid)
      if (hasRisen) requireText('reason', facts.reason)
    }
    const at = now()
    const problem = await repository.move(read, event, {
      actor,
      ...facts,
      at,
      fallenFen: fallen,
      textsOf: (number, feeRefund) =>
        actor.type === 'staff' ? caseMessage(event, { number, feeRefund, ...facts }) : null,
    })
    if (problem === 'reasonMissing') requireText('reason', facts.reason)
    if (problem) throw new AppError(moveRefusals[problem])
    return find(read.id, read.accountId)
  }

  const managed = async (whole: WholeCase): Promise<ManagedCase> => ({
    ...whole,
    ...(await compareWithToday(whole.row)),
  })

  return {
    find,
    findRow,
    /** A case with what only its desk shows. */
    managed,
    /** @throws 404 */
    findManaged: async (id: string) => managed(await find(id, null)),

    async findDocument(id: string, documentId: string, accountId: string | null) {
      await findRow(id, accountId)
      const document = (await repository.listDocuments(id)).find((each) => each.id === documentId)
      if (!document) throw new AppError(commonErrors.notFound)
      return document
    },

    /** Product types as they are now, and which of them are sold, by a price or by a quotation. */
    async listTypes(): Promise<{ definition: CaseDefinition; isSold: boolean }[]> {
      const sold = new Set(
        (await listSoldProducts(db, now()))
          .map(({ content }) => content)
          .filter(({ mode, productType }) => mode !== 'contact' || quotedTypes.has(productType))
          .map(({ productType }) => productType),
      )
      return caseDefinitions.map((definition) => ({ definition, isSold: sold.has(definition.productType) }))
    },

    /** Marks of the register by numbers, in the order of the numbers. @throws 400 for more than 50 */
    async findMarks(numbers: string) {
      const wanted = numbers
        .split(/[;；\n]/)
        .map((number) => number.trim())
        .filter((number) => number !== '')
      if (wanted.length > MARKS_MAX)
        throw fieldRefusal('numbers', 'tooMany', {
          cn: `一次最多查询 ${MARKS_MAX} 个商标号`,
          en: `At most ${MARKS_MAX} numbers at once.`,
        })
      const found = await findCaseMarks(db, wanted)
      return wanted.flatMap((number) => {
        const mark = found.get(numberKey(number))
        return mark ? [{ number, ...mark }] : []
      })
    },

    /** What is wrong with a draft, and what it costs where that is known. */
    async check({ row, definition, content }: Draft) {
      const facts = await findCaseFacts(db, definition, { content, accountId: row.account_id })
      const at = now()
      const problems = checkWithFacts(definition, content, facts, at)
      const isPriced =
        definition.pricing !== 'quoted' && !problems.some(({ field }) => field === 'marks' || field === 'goods')
      const priced = { content, registered: facts.registered }
      const price = isPriced ? await priceCase(db, definition, priced, { at, vatRateBp }) : null
      return { problems, price, fileFrom: fileFromOf(definition, content, facts.registered, at) }
    },

    list: ({ accountId, finished }: { accountId: string; finished?: boolean | undefined }, page: PageRequest) =>
      repository.list({ accountId, finished: finished ?? null, productTypes: null }, rowRange(page)),

    /** Those of a member with some of the product types, the latest first. */
    listOfTypes: (accountId: string, productTypes: readonly number[], page: PageRequest) =>
      repository.list({ accountId, finished: null, productTypes }, rowRange(page)),

    /** All of a member, the latest first. */
    listOf: (accountId: string, page: KeysetRequest<InstantKey>) =>
      repository.list({ accountId, finished: null, productTypes: null }, rowRange(page)),

    /** Who acts where a program of a member calls. */
    findMember: repository.findMember,

    /** @throws 404, 60113 for another state, 60114 for a file that is not the member's, 60115 for too many. */
    async addDocument(id: string, accountId: string, document: { kind: string; fileId: string }): Promise<WholeCase> {
      const definition = definitionOf(await findRow(id, accountId))
      if (!definition.documents.some(({ kind, isGenerated }) => kind === document.kind && !isGenerated))
        throw fieldRefusal('kind', 'unknown', { cn: '没有这种文件', en: 'There is no such kind of document.' })
      if (!(await repository.isOwnFile(accountId, document.fileId))) throw new AppError(caseErrors.unknownFile)
      const problem = await repository.addDocument({ id, accountId }, document, { max: DOCUMENTS_MAX, at: now() })
      if (problem) throw new AppError(documentRefusals[problem])
      return find(id, accountId)
    },

    /** @throws 404, 60113 for another state and for what comes with the order. */
    async deleteDocument(id: string, accountId: string, documentId: string): Promise<WholeCase> {
      const { definition, documents } = await find(id, accountId)
      const kind = documents.find((document) => document.id === documentId)?.kind
      if (definition.documents.some((each) => each.kind === kind && each.isGenerated))
        throw new AppError(caseErrors.wrongState)
      const problem = await repository.deleteDocument({ id, accountId }, documentId, now())
      if (problem) throw new AppError(documentRefusals[problem])
      return find(id, accountId)
    },

    /** @throws 404, 60116 with the kinds that are missing, 60113 for another state, 409 where it was changed. */
    async submit(read: ReadCase, actor: Actor): Promise<WholeCase> {
      const { missing, row } = await find(read.id, read.accountId)
      if (isWithoutOrder(row)) throw new AppError(caseErrors.wrongState)
      // What is missing was read of this version.
      if (row.version !== read.version) throw new AppError(commonErrors.changedMeanwhile)
      if (row.state === 'preparing' && missing.length > 0)
        throw new AppError(caseErrors.documentsMissing, { missing: missing.map(({ kind }) => kind) })
      return move(read, { event: 'submit' }, actor)
    },

    move,

    /** With `isOwn` the caller claims or releases it, which leaves the case of somebody else as it is. @throws 404, 409, 60140 */
    async assign(
      read: ReadCase,
      assignee: { id: string; name: string } | null,
      by: { actor: StaffActor; isOwn: boolean },
    ): Promise<WholeCase> {
      const problem = await repository.assign(read, assignee, { ...by, at: now() })
      if (problem) throw new AppError(moveRefusals[problem])
      return find(read.id, null)
    },
  }
}
export type CasesService = ReturnType<typeof createCasesService>

/** Why a change of a case is refused. */
export const moveRefusals: Record<MoveProblem | 'claimed', ErrorEntry> = {
  claimed: caseErrors.claimed,
  notFound: commonErrors.notFound,
  changed: commonErrors.changedMeanwhile,
  notAllowed: caseErrors.wrongState,
  reasonMissing: commonErrors.invalid,
  notPaid: caseErrors.notPaid,
  inReview: caseErrors.inReview,
}
const documentRefusals = {
  notFound: commonErrors.notFound,
  notAllowed: caseErrors.wrongState,
  tooMany: caseErrors.tooManyDocuments,
}
