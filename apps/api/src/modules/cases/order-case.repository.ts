import {
  type CaseContent,
  type CaseDefinition,
  contentsOfCases,
  markImageOf,
  parseContent,
  RENEWAL,
  textOfMark,
  withoutHidden,
} from '@markwright/cases'
import { lockAccount, type QueryBuilder, runTransaction } from '@markwright/db'
import { drawMarkText } from '@markwright/documents/mark-text-image'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { parseMoney } from '@markwright/domain/money/amounts'
import { numberKey } from '@markwright/domain/marks/register-number'
import { createOrder, nextNumber, saveQuote } from '@markwright/orders'
import { recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import { orderErrors } from '../orders/index.ts'
import type { StoreFile } from '../files/index.ts'
import { acceptQuotation, type QuotationChoice } from './accept-quotation.repository.ts'
import { clearanceOfCase } from './case-clearance.ts'
import { checkWithFacts, findCaseFacts } from './case-facts.repository.ts'
import type { RegisteredMark } from './case-marks.repository.ts'
import { marksOf, priceCase } from './case-price.ts'
import { caseErrors } from './cases.errors.ts'
import { fileFromOf } from './check-case.ts'
import { definitionOf, type Draft, toDraft } from './drafts.service.ts'
import { listRenewalsInHand } from './renewals-in-hand.repository.ts'

type NewCase = { caseId: string; caseNo: string }
/** The first of the cases, and all of them. */
export type CaseReceipt = NewCase & { orderId: string; cases: NewCase[] }
type Member = { id: string; phone: string }

/** Orders what a draft holds: its cases, their order and the end of the draft are there together or not at all. */
export function createOrderCase(deps: { db: QueryBuilder; storeFile: StoreFile; vatRateBp: number; now: () => Date }) {
  const { db, vatRateBp, now } = deps

  /**
   * `version` of the draft and `total` of its price as the member has seen them; `present` makes what is shown of a draft
   * that was saved meanwhile.
   * @throws 404, 409 with that draft, 10132 without the agreement, 60112 with the problems, 60201 for a renewal that is filed already, 60202
   * for another price; of a matter that staff quote, 60150 without a quotation and what `acceptQuotation` throws
   */
  return async (
    member: Member,
    draftId: string,
    input: { version: number; total: string; agree: boolean; quotation?: QuotationChoice | null | undefined },
    language: Language,
    present: (draft: Draft) => object,
  ): Promise<CaseReceipt> => {
    if (!input.agree) throw new AppError(orderErrors.agreementMissing)
    const drawn = await drawImage(deps, member, draftId)
    return runTransaction(db, async (tx): Promise<CaseReceipt> => {
      // Of two requests for one draft, and of two drafts with one mark, the second sees the first.
      await lockAccount(tx, member.id)
      const at = now()
      const known = await findOrdered(tx, member.id, draftId)
      if (known) return known
      const draft = await draftQuery(tx, member.id, draftId).forUpdate().executeTakeFirst()
      if (!draft) throw new AppError(commonErrors.notFound)
      if (draft.version !== input.version)
        throw new AppError(commonErrors.changedMeanwhile, { draft: present(toDraft(draft)) })
      const definition = definitionOf(draft)
      if (definition.pricing === 'quoted' && !input.quotation) throw new AppError(caseErrors.quotedOnSite)
      const content = withoutHidden(definition, parseContent(definition, draft.content))
      const facts = await findCaseFacts(tx, definition, { content, accountId: member.id })
      const problems = checkWithFacts(definition, content, facts, at)
      if (problems.length > 0) throw new AppError(caseErrors.incomplete, { problems })
      const { registered } = facts
      const markKeys = [...new Set(marksOf(content).flatMap(({ number }) => keysOf(number, registered)))]
      const [inHand] =
        definition.productType === RENEWAL
          ? await listRenewalsInHand(tx, { accountId: member.id, markKeys, today: todayIn(HOME_ZONE, at) })
          : []
      if (inHand) throw new AppError(caseErrors.alreadyFiled, { caseNo: inHand.number })
      const accepted = input.quotation && (await acceptQuotation(tx, draft, input.quotation, at))
      const price = accepted?.price ?? (await priceCase(tx, definition, { content, registered }, { at, vatRateBp }))
      if (!price || price.totalFen !== parseMoney(input.total)) throw new AppError(caseErrors.priceChanged)
      const { lines, ...priced } = price
      const imageId = imageOf(definition, content, drawn)

      const quoteId =
        accepted?.quoteId ?? (await saveQuote(tx, { ...priced, accountId: member.id, vatRateBp, display: null, at })).id
      const created = await createOrder(tx, {
        account: member,
        quoteId,
        requestKey: `case:${draftId}`,
        requestHash: draftId,
        contact: contactOf(content),
        address: null,
        remark: null,
        userSource: null,
        language,
        at,
      })
      if ('problem' in created) throw new Error(`the order of draft ${draftId} was refused: ${created.problem}`)
      const cases: NewCase[] = []
      for (const [position, ofCase] of contentsOfCases(definition, content).entries()) {
        const [caseId, caseNo] = [randomUUID(), await nextNumber(tx, 'case', at)]
        const clearance =
          draft.clearance && clearanceOfCase(definition, draft.clearance, { draft: content, content: ofCase })
        await tx
          .insertInto('trademark_case')
          .values({
            id: caseId,
            number: caseNo,
            account_id: member.id,
            order_id: created.orderId,
            // Items of an order are numbered from 1.
            order_positions: lines.flatMap(({ caseIndex }, index) => (caseIndex === position ? [index + 1] : [])),
            draft_id: draftId,
            position,
            product_type: draft.product_type,
            definition_version: draft.definition_version,
            content: JSON.stringify(ofCase),
            clearance: clearance && JSON.stringify(clearance),
            mark_keys: markKeys,
            mark_terms: JSON.stringify(termsOf(definition, ofCase, registered)),
            file_from: fileFromOf(definition, ofCase, registered, at),
            created_at: at,
            updated_at: at,
          })
          .execute()
        if (imageId !== null)
          await tx
            .insertInto('case_document')
            .values({ id: randomUUID(), case_id: caseId, kind: MARK_IMAGE, file_id: imageId, created_at: at })
            .execute()
        await recordCreation(tx, {
          subject: 'case',
          subjectId: caseId,
          subjectName: caseNo,
          to: 'preparing',
          actor: { type: 'member', id: member.id, name: member.phone },
          at,
        })
        cases.push({ caseId, caseNo })
      }
      await accepted?.finish(member, created.orderId)
      await tx.deleteFrom('case_draft').where('id', '=', draftId).execute()
      return { ...cases[0]!, orderId: created.orderId, cases }
    })
  }
}
export type OrderCase = ReturnType<typeof createOrderCase>

/** The document of a case that shows the mark to be registered. */
const MARK_IMAGE = 'markImage'

type DrawnImage = { text: string; fileId: string }

/** Draws the mark of a draft that is text, before the transaction in which that is ordered; null for any other. */
async function drawImage(
  { db, storeFile }: { db: QueryBuilder; storeFile: StoreFile },
  member: Member,
  draftId: string,
): Promise<DrawnImage | null> {
  const draft = await draftQuery(db, member.id, draftId).executeTakeFirst()
  if (!draft) return null
  const definition = definitionOf(draft)
  const mark = markImageOf(definition, parseContent(definition, draft.content))
  if (mark?.kind !== 'text' || textOfMark(mark) === '') return null
  const text = textOfMark(mark)
  const file = await storeFile({
    kind: 'tmApply',
    original: `${text}.png`,
    bytes: await drawMarkText(text),
    ownerId: member.id,
    bucket: 'private',
  })
  return { text, fileId: file.id }
}

/** The file that shows the mark; null where the type has none. @throws 409 where the text is not the one that was drawn */
function imageOf(definition: CaseDefinition, content: CaseContent, drawn: DrawnImage | null): string | null {
  const mark = markImageOf(definition, content)
  if (!mark) return null
  if (mark.kind !== 'text') return mark.image!.id
  if (drawn?.text !== textOfMark(mark)) throw new AppError(commonErrors.changedMeanwhile)
  return drawn.fileId
}

const draftQuery = (db: QueryBuilder, accountId: string, draftId: string) =>
  db.selectFrom('case_draft').selectAll().where('id', '=', draftId).where('account_id', '=', accountId)

async function findOrdered(tx: QueryBuilder, accountId: string, draftId: string): Promise<CaseReceipt | null> {
  const rows = await tx
    .selectFrom('trademark_case')
    .select(['id', 'number', 'order_id'])
    .where('draft_id', '=', draftId)
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
  const [first] = rows
  if (!first) return null
  return {
    caseId: first.id,
    caseNo: first.number,
    orderId: first.order_id,
    cases: rows.map(({ id, number }) => ({ caseId: id, caseNo: number })),
  }
}

/** Every number of a mark, as far as the register knows it. */
const keysOf = (number: string, registered: ReadonlyMap<string, RegisteredMark>): string[] =>
  registered.get(numberKey(number))?.keys ?? [numberKey(number)]

/** The days on which the terms end that a renewal extends, as the register has them. */
function termsOf(
  { productType }: CaseDefinition,
  content: CaseContent,
  registered: ReadonlyMap<string, RegisteredMark>,
): Record<string, string> {
  if (productType !== RENEWAL) return {}
  return Object.fromEntries(
    marksOf(content).flatMap(({ number }) => {
      const expiresOn = registered.get(numberKey(number))?.expiresOn
      return expiresOn ? [[numberKey(number), expiresOn]] : []
    }),
  )
}

function contactOf(content: CaseContent) {
  const contact = content['contact']
  if (typeof contact !== 'object' || Array.isArray(contact) || !('phone' in contact)) return null
  const { name, phone, email, postcode } = contact
  return { name, phone, email: email || null, address: null, postcode: postcode || null }
}
