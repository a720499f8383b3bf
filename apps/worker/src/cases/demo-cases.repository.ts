import { type CaseEvent, caseMachine, type CaseMark, type CaseState, findDefinition } from '@markwright/cases'
import { type QueryBuilder, queryBuilder, runTransaction } from '@markwright/db'
import { computeDeadlines } from '@markwright/deadlines'
import { drawMarkText } from '@markwright/documents/mark-text-image'
import { addDays, addMonths, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import {
  completeOrder,
  createOrder,
  listFeesOn,
  listRatesOn,
  listSoldProducts,
  nextNumber,
  priceItems,
  recordTransfer,
  saveQuote,
} from '@markwright/orders'
import type { ObjectStore } from '@markwright/storage'
import { type Actor, applyTransition, recordCreation } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { DEMO_PHONE, type DemoCase, demoCases, demoContact } from './demo-cases.ts'

const staff: Actor = { type: 'staff', id: '01936b00-0000-7000-8000-00000000d001', name: '演示员工', ip: '127.0.0.1' }

type Demonstration = { pool: Pool; objects: ObjectStore; vatRateBp: number; now: () => Date }
type Site = { objects: ObjectStore; vatRateBp: number; at: Date; today: string; member: { id: string; phone: string } }
/**
 * Adds a member with five cases in different states to a site with the demonstration register, so that the desk and the
 * timeline of a case have something to show: a renewal that is not paid, a registration to be filed, a change with a
 * question, a review with a running deadline, and a certificate that was reissued. Does nothing where they are there.
 * @returns how many cases were added
 */
export async function addDemoCases({ pool, objects, vatRateBp, now }: Demonstration): Promise<number> {
  const db = queryBuilder(pool)
  const at = now()
  const today = todayIn(HOME_ZONE, at)
  return runTransaction(db, async (tx) => {
    const owned = await findOwnedMarks(tx, today)
    if (!owned) return 0
    const member = { id: randomUUID(), phone: DEMO_PHONE }
    const added = await tx
      .insertInto('account')
      .values({ ...member, name: demoContact.name, company_name: owned.owner, agreed_at: at })
      .onConflict((known) => known.column('phone').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return 0
    const site: Site = { objects, vatRateBp, at, today, member }
    let count = 0
    for (const each of demoCases(owned, (days) => addDays(today, -days))) if (await addCase(tx, each, site)) count++
    return count
  })
}

/** The marks of an owner in mainland China of which one can be renewed today. */
async function findOwnedMarks(tx: QueryBuilder, today: string) {
  const found = await tx
    .selectFrom('trademark as t')
    .innerJoin('trademark_party as tp', 'tp.trademark_id', 't.id')
    .innerJoin('party as p', 'p.id', 'tp.party_id')
    .select(['t.registration_number as number', 't.mark_text as name', 't.classes', 'p.name as owner'])
    .where('t.office', '=', 'CN')
    .where('t.registration_number', 'is not', null)
    .where('tp.role', '=', 'applicant')
    .where('t.expires_on', '>', addMonths(today, 1))
    .where('t.expires_on', '<', addMonths(today, 11))
    .orderBy('t.id')
    .limit(1)
    .executeTakeFirst()
  if (!found) return null
  const mark: CaseMark = { number: found.number!, name: found.name ?? '', classes: found.classes }
  return { owner: found.owner, mark }
}

/** Orders a case, pays for it and lets it take its course. @returns whether its product is sold here */
async function addCase(tx: QueryBuilder, demo: DemoCase, site: Site): Promise<boolean> {
  const { at, member } = site
  const orderId = await order(tx, demo, site)
  if (!orderId) return false
  const definition = findDefinition(demo.productType)!
  const [id, number] = [randomUUID(), await nextNumber(tx, 'case', at)]
  const marks = (demo.content['marks'] as CaseMark[] | undefined) ?? []
  await tx
    .insertInto('trademark_case')
    .values({
      id,
      number,
      account_id: member.id,
      order_id: orderId,
      order_positions: [1],
      draft_id: randomUUID(),
      product_type: demo.productType,
      definition_version: definition.version,
      content: JSON.stringify(demo.content),
      mark_keys: marks.map((mark) => numberKey(mark.number)),
      created_at: at,
      updated_at: at,
    })
    .execute()
  const actor: Actor = { type: 'member', id: member.id, name: member.phone }
  await recordCreation(tx, { subject: 'case', subjectId: id, subjectName: number, to: 'preparing', actor, at })
  const kinds = definition.documents.filter(({ kind, isOptional }) => kind === 'markImage' || !isOptional)
  for (const { kind, label, when } of kinds)
    if ((demo.events.length > 0 || kind === 'markImage') && !when)
      await addDocument(tx, { caseId: id, kind }, label.cn, site)
  let state: CaseState = 'preparing'
  for (const event of demo.events) state = await move(tx, { id, number, state }, event, { orderId, site, actor })
  if (demo.question) await ask(tx, id, demo.question, at)
  if (demo.decidedDaysAgo !== undefined) await recordDecision(tx, id, demo.decidedDaysAgo, site)
  return true
}

async function order(tx: QueryBuilder, { productType, isPaid }: DemoCase, site: Site): Promise<string | null> {
  const { at, today, vatRateBp, member } = site
  const product = (await listSoldProducts(tx, at)).find(({ content }) => content.productType === productType)
  const sku = product?.content.skus[0]
  if (!product || !sku) return null
  const [fees, rates] = await Promise.all([listFeesOn(tx, today), listRatesOn(tx, today)])
  const { id: productId, revision, content } = product
  const priced = priceItems([{ productId, revision, content, sku, quantity: 1 }], {
    fees,
    rates,
    plans: new Map(),
    vatRateBp,
  })
  if ('missing' in priced) return null
  const quote = await saveQuote(tx, { ...priced, accountId: member.id, vatRateBp, display: null, at })
  const key = `demo:${productType}`
  const created = await createOrder(tx, {
    account: member,
    quoteId: quote.id,
    requestKey: key,
    requestHash: key,
    contact: demoContact,
    address: null,
    remark: null,
    userSource: null,
    language: 'cn',
    at,
  })
  if ('problem' in created) throw new Error(`the order of the demonstration was refused: ${created.problem}`)
  if (isPaid)
    await recordTransfer(tx, {
      transfer: { transactionId: `DEMO-${productType}`, amountFen: priced.totalFen, payer: null, receivedAt: at },
      orderIds: [created.orderId],
      actor: staff,
      at,
    })
  return created.orderId
}

async function storeImage(tx: QueryBuilder, text: string, ownerId: string | null, { objects, at }: Site) {
  const [id, bytes] = [randomUUID(), await drawMarkText(text)]
  await objects.put(`private/${id}.png`, bytes)
  await tx
    .insertInto('stored_file')
    .values({
      id,
      owner_id: ownerId,
      bucket: 'private',
      file_name: `${id}.png`,
      original: `${text}.png`,
      kind: 'priority',
      mime: 'image/png',
      size_bytes: bytes.length,
      created_at: at,
    })
    .execute()
  return id
}

async function addDocument(
  tx: QueryBuilder,
  { caseId, kind }: { caseId: string; kind: string },
  label: string,
  site: Site,
) {
  const fileId = await storeImage(tx, kind === 'markImage' ? '示舟' : `示例 ${label}`, site.member.id, site)
  await tx
    .insertInto('case_document')
    .values({ id: randomUUID(), case_id: caseId, kind, file_id: fileId, created_at: site.at })
    .execute()
}

async function move(
  tx: QueryBuilder,
  { id, number, state }: { id: string; number: string; state: CaseState },
  event: CaseEvent,
  { orderId, site, actor }: { orderId: string; site: Site; actor: Actor },
): Promise<CaseState> {
  const { at } = site
  let reached = state
  const by = event === 'submit' ? actor : staff
  const { problem } = await applyTransition(tx, caseMachine, {
    subjectId: id,
    subjectName: number,
    state,
    event,
    actor: by,
    at,
    update: async (next) => {
      reached = next
      await tx
        .updateTable('trademark_case')
        .set((set) => ({
          state: next,
          version: set('version', '+', 1),
          ...(event === 'file' && { filed_at: at, office_number: `DEMO${number.slice(-6)}` }),
        }))
        .where('id', '=', id)
        .execute()
      return true
    },
  })
  if (problem) throw new Error(`the case of the demonstration cannot be moved by ${event}: ${problem}`)
  if (event === 'file') await complete(tx, orderId, at)
  return reached
}

/** What is filed is provided, as when staff file it. */
async function complete(tx: QueryBuilder, orderId: string, at: Date): Promise<void> {
  const { version } = await tx
    .selectFrom('service_order')
    .select('version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const problem = await completeOrder(tx, { orderId, version, actor: staff, at })
  if (problem) throw new Error(`the order of the demonstration is not complete: ${problem}`)
}

async function ask(tx: QueryBuilder, caseId: string, text: string, at: Date): Promise<void> {
  await tx
    .insertInto('case_message')
    .values({
      id: randomUUID(),
      case_id: caseId,
      position: 1,
      author: 'member',
      text,
      key: randomUUID(),
      created_at: at,
    })
    .execute()
  await tx.updateTable('trademark_case').set({ member_message: 1 }).where('id', '=', caseId).execute()
}

async function recordDecision(tx: QueryBuilder, caseId: string, daysAgo: number, site: Site): Promise<void> {
  const { at, today } = site
  const datedOn = addDays(today, -daysAgo)
  const response = computeDeadlines({
    office: 'CN',
    kind: 'mark',
    event: 'review-decision',
    date: datedOn,
    delivery: { method: 'electronic' },
  })
  if (!response.known) return
  const letterId = randomUUID()
  const fileId = await storeImage(tx, '示例 驳回复审决定书', null, site)
  await tx
    .insertInto('case_letter')
    .values({
      id: letterId,
      case_id: caseId,
      kind: 'reviewDecision',
      dated_on: datedOn,
      method: 'electronic',
      received_on: null,
      file_id: fileId,
      created_at: at,
    })
    .execute()
  for (const deadline of response.deadlines.filter(({ isEarliest }) => !isEarliest))
    await tx
      .insertInto('case_deadline')
      .values({
        id: randomUUID(),
        case_id: caseId,
        letter_id: letterId,
        due_on: deadline.due,
        computed: JSON.stringify(deadline),
        done_at: null,
        done_by: null,
        created_at: at,
      })
      .execute()
}
