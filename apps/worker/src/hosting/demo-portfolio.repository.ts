import { namesOf, type QueryBuilder, queryBuilder, runTransaction, sql } from '@markwright/db'
import { addDays, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import {
  addItems,
  blankItem,
  itemOfRegister,
  type NewItem,
  noOwn,
  type OwnColumns,
  readMarks,
  readPatents,
} from '@markwright/hosting'
import { groupBy } from '@markwright/runtime/group-by.ts'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { DEMO_PHONE } from '../cases/demo-cases.ts'

/** Of each owner. */
const RIGHTS_MAX = 30
const CLIENTS = 2
const patent = namesOf('patent')
type Member = { id: string; company: string; today: string }

/**
 * Gives the member of the demonstration a portfolio: the marks of its own company with software copyrights and
 * certificates, and the patents of two clients, all with their deadlines. Marks and patents are added once, each as soon as
 * its register is there.
 * @returns how many rights were added
 */
export async function addDemoPortfolio({ pool, now }: { pool: Pool; now: () => Date }): Promise<number> {
  return runTransaction(queryBuilder(pool), async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'company_name'])
      .where('phone', '=', DEMO_PHONE)
      .forUpdate()
      .executeTakeFirst()
    if (!account?.company_name) return 0
    const member = { id: account.id, company: account.company_name, today: todayIn(HOME_ZONE, now()) }
    return (await addMarks(tx, member)) + (await addPatents(tx, member))
  })
}

async function addMarks(tx: QueryBuilder, { id, company, today }: Member): Promise<number> {
  if (await hasSome(tx, id, 'mark')) return 0
  const keys = await tx
    .selectFrom('trademark as t')
    .innerJoin('trademark_party as tp', 'tp.trademark_id', 't.id')
    .innerJoin('party as p', 'p.id', 'tp.party_id')
    .select(['t.office', 't.application_number_key as key'])
    .where('tp.role', '=', 'applicant')
    .where('p.name', '=', company)
    .groupBy(['t.office', 't.application_number_key'])
    .orderBy('t.application_number_key')
    .limit(RIGHTS_MAX)
    .execute()
  const records = await Promise.all(
    [...groupBy(keys, ({ office }) => office)].map(([office, of]) =>
      readMarks(
        tx,
        office,
        of.map(({ key }) => key),
      ),
    ),
  )
  if (records.flat().length === 0) return 0
  const own: OwnColumns = { ...noOwn, applicantId: await addApplicant(tx, id, company, null) }
  const typed = (kind: 'software' | 'certificate', number: string, rest: Partial<NewItem>): NewItem => ({
    ...blankItem(id, kind, 'CN', number),
    ...own,
    owner: company,
    state: 'live',
    ...rest,
  })
  const added = await addItems(
    tx,
    id,
    id,
    [
      ...records.flat().map((record) => itemOfRegister(id, record, own)),
      typed('software', '2023SR0100001', {
        title: '示例订单管理软件 V1.0',
        filedOn: addDays(today, -700),
        registeredOn: addDays(today, -620),
        details: { version: 'V1.0' },
      }),
      typed('certificate', 'DEMO-GR-0001', {
        title: '高新技术企业证书（示例）',
        registeredOn: addDays(today, -1030),
        expiresOn: addDays(today, 65),
        details: { issuer: '示例发证机关' },
      }),
      typed('certificate', 'DEMO-ISO-0002', {
        title: '知识产权管理体系认证证书（示例）',
        registeredOn: addDays(today, -900),
        expiresOn: addDays(today, 195),
        details: { issuer: '示例认证机构' },
      }),
    ],
    today,
  )
  const [first] = added
  if (first) await addOwnDeadline(tx, id, first, { title: '确认商标使用证据已归档', dueOn: addDays(today, 20) })
  return added.length
}

async function addPatents(tx: QueryBuilder, { id, today }: Member): Promise<number> {
  if (await hasSome(tx, id, 'patent')) return 0
  const owner = sql<string>`${patent.applicant_names}[1]`
  const valid = tx.selectFrom('patent').where('legal_status', '=', 'valid').where('application_key', 'is not', null)
  const owners = await valid
    .select(owner.as('name'))
    .where(sql<boolean>`cardinality(${patent.applicant_names}) > 0`)
    .groupBy(owner)
    .orderBy(sql`count(*) DESC`)
    .orderBy(owner)
    .limit(CLIENTS)
    .execute()
  let count = 0
  for (const { name } of owners) {
    const keys = await valid
      .select((of) => of.ref('application_key').$notNull().as('key'))
      .where(owner, '=', name)
      .groupBy('application_key')
      .orderBy('application_key')
      .limit(RIGHTS_MAX)
      .execute()
    const clientId = randomUUID()
    await tx
      .insertInto('hosting_client')
      .values({ id: clientId, account_id: id, name, contact: '演示联系人' })
      .execute()
    const own: OwnColumns = { ...noOwn, clientId, applicantId: await addApplicant(tx, id, name, clientId) }
    const records = await readPatents(
      tx,
      keys.map(({ key }) => key),
    )
    const items = records.map((record) => itemOfRegister(id, record, own))
    count += (await addItems(tx, id, id, items, today)).length
  }
  return count
}

/** Null where the member has an applicant of this name already. */
async function addApplicant(tx: QueryBuilder, accountId: string, name: string, clientId: string | null) {
  const id = randomUUID()
  const added = await tx
    .insertInto('applicant')
    .values({ id, account_id: accountId, name, client_id: clientId, type: 'Organization', in_custody: true })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

const addOwnDeadline = async (
  tx: QueryBuilder,
  accountId: string,
  itemId: string,
  { title, dueOn }: { title: string; dueOn: string },
) => {
  const id = randomUUID()
  await tx
    .insertInto('portfolio_deadline')
    .values({ id, item_id: itemId, account_id: accountId, key: `own-${id}`, kind: 'own', title, due_on: dueOn })
    .execute()
}

const hasSome = async (tx: QueryBuilder, accountId: string, kind: 'mark' | 'patent') =>
  (await tx
    .selectFrom('portfolio_item')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()) !== undefined
