import { changeLocked, type QueryBuilder, sql, statementsOf } from '@markwright/db'
import {
  addItems,
  blankItem,
  CLIENTS_MAX,
  type ImportedRow,
  type ImportMapping,
  itemNumberKey,
  itemOfRegister,
  ITEMS_MAX,
  lookUpRegister,
  type NewItem,
  noOwn,
  type OwnColumns,
  type PortfolioKind,
  readImportRow,
  type RegisterRecord,
  type RegisterValues,
  type RowProblem,
  recordChanges,
  sameValue,
  updateItem,
} from '@markwright/hosting'
import { randomUUID } from 'node:crypto'
import { holdLease } from '../imports/import-record.repository.ts'

type Run = { jobId: string; lease: string }
type Day = { at: Date; today: string }
type Outcome =
  | { outcome: 'added' | 'changed' | 'unchanged'; itemId: string }
  | { outcome: 'refused'; problems: RowProblem[] }
  | { outcome: 'blank' }
type ImportedTable = {
  id: string
  accountId: string
  columns: string[]
  cells: string[][] | null
  mapping: ImportMapping
  kind: PortfolioKind | null
  office: string | null
  clientId: string | null
}

/** The head of a table is its first row. */
const FIRST_ROW = 2
const registerTexts = ['title', 'registrationNumber', 'owner', 'agent', 'patentKind'] as const
const registerDays = ['filedOn', 'registeredOn', 'expiresOn', 'priorityOn'] as const
const number = sql<number>`count(*)::int`

/** Tables of rights that members import. */
export function createPortfolioImportsRepository(db: QueryBuilder) {
  return {
    async find(id: string): Promise<ImportedTable | null> {
      const row = await db.selectFrom('portfolio_import').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row?.mapping) return null
      return {
        id,
        accountId: row.account_id,
        columns: row.columns,
        cells: row.cells as string[][] | null,
        mapping: row.mapping,
        kind: row.kind,
        office: row.office,
        clientId: row.client_id,
      }
    },

    async countDone(id: string): Promise<number> {
      const { total } = await db
        .selectFrom('portfolio_import_row')
        .where('import_id', '=', id)
        .select(number.as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** Imports rows, of which the first is the `first` after the head, from 0 on. @throws LeaseLost */
    async importRows(
      table: ImportedTable,
      first: number,
      rows: readonly string[][],
      day: Day,
      run: Run,
    ): Promise<void> {
      const read = rows.map((cells) => (cells.some(Boolean) ? readImportRow(cells, table) : null))
      const records: (RegisterRecord | null)[] = []
      for (const each of read)
        records.push(
          each && 'row' in each ? await lookUpRegister(db, each.row.kind, each.row.office, each.row.number) : null,
        )
      await changeLocked(db, table.accountId, async (tx) => {
        const importer = createImporter(tx, table, day)
        for (const [at, each] of read.entries()) {
          const row = first + at + FIRST_ROW
          const result: Outcome =
            each === null
              ? { outcome: 'blank' }
              : 'problems' in each
                ? { outcome: 'refused', problems: each.problems }
                : await importer(each.row, records[at]!)
          await tx
            .insertInto('portfolio_import_row')
            .values({
              import_id: table.id,
              row,
              outcome: result.outcome,
              item_id: 'itemId' in result ? result.itemId : null,
              problems: JSON.stringify('problems' in result ? result.problems : []),
              cells: 'problems' in result ? rows[at]! : [],
            })
            .execute()
        }
        await holdLease(statementsOf(tx), run)
      })
    },

    async countOutcomes(id: string) {
      const rows = await db
        .selectFrom('portfolio_import_row')
        .where('import_id', '=', id)
        .groupBy('outcome')
        .select(['outcome', number.as('total')])
        .execute()
      const of = (outcome: string) => rows.find((row) => row.outcome === outcome)?.total ?? 0
      return { added: of('added'), changed: of('changed'), unchanged: of('unchanged'), refused: of('refused') }
    },

    /** The cells are not needed any more; those of refused rows stay with them. */
    finish: async (id: string, at: Date): Promise<void> => {
      await db.updateTable('portfolio_import').set({ cells: null, finished_at: at }).where('id', '=', id).execute()
    },

    /** Deletes tables that were uploaded before `before` and never imported. */
    deleteUnused: async (before: Date): Promise<void> => {
      await db.deleteFrom('portfolio_import').where('job_id', 'is', null).where('created_at', '<', before).execute()
    },
  }
}
export type PortfolioImportsRepository = ReturnType<typeof createPortfolioImportsRepository>

function createImporter(tx: QueryBuilder, table: ImportedTable, { at, today }: Day) {
  const { accountId } = table
  const refused = (field: RowProblem['field'], cn: string, en: string): Outcome => {
    const column = field === null ? undefined : table.mapping[field]
    const title = column === undefined ? null : (table.columns[column] ?? null)
    return { outcome: 'refused', problems: [{ field, column: title, reason: { cn, en } }] }
  }
  const countOf = async (name: 'portfolio_item' | 'hosting_client') =>
    (await tx.selectFrom(name).where('account_id', '=', accountId).select(number.as('total')).executeTakeFirstOrThrow())
      .total

  const findClient = async (name: string | undefined): Promise<{ id: string | null } | 'full'> => {
    if (name === undefined) return { id: table.clientId }
    const known = await tx
      .selectFrom('hosting_client')
      .select('id')
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .executeTakeFirst()
    if (known) return known
    if ((await countOf('hosting_client')) >= CLIENTS_MAX) return 'full'
    const id = randomUUID()
    await tx.insertInto('hosting_client').values({ id, account_id: accountId, name }).execute()
    await recordChanges(tx, accountId, [
      { accountId, clientId: id, itemId: null, action: 'client.create', subject: name },
    ])
    return { id }
  }
  /** By its name or another spelling of it. */
  const findApplicant = async (name: string | undefined, clientId: string | null): Promise<string | null> => {
    if (name === undefined) return null
    const known = await tx
      .selectFrom('applicant as a')
      .select('a.id')
      .where('a.account_id', '=', accountId)
      .where((is) =>
        is.or([
          is('a.name', '=', name),
          is.exists(
            is
              .selectFrom('applicant_spelling as s')
              .select('s.name')
              .whereRef('s.applicant_id', '=', 'a.id')
              .where('s.name', '=', name),
          ),
        ]),
      )
      .executeTakeFirst()
    if (known) return known.id
    const id = randomUUID()
    await tx
      .insertInto('applicant')
      .values({ id, account_id: accountId, type: 'Organization', name, client_id: clientId, in_custody: true })
      .execute()
    return id
  }
  /** By its name, or else by its English one; an agency that is not known stays a text. */
  const findAgent = async (name: string | undefined): Promise<string | null> => {
    if (name === undefined) return null
    const known = await tx
      .selectFrom('hosting_agent')
      .select('id')
      .where('account_id', '=', accountId)
      .where((is) => is.or([is('name', '=', name), is('name_en', '=', name)]))
      .orderBy((is) => is('name', '=', name), 'desc')
      .orderBy('name')
      .executeTakeFirst()
    return known?.id ?? null
  }
  const findItem = (row: ImportedRow, record: RegisterRecord | null) => {
    const keys = [
      ...new Set([...(record ? [record.registerKey] : []), itemNumberKey(row.kind, row.office, row.number)]),
    ]
    return tx
      .selectFrom('portfolio_item')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('kind', '=', row.kind)
      .where('office', '=', row.office)
      .where('number_key', 'in', keys)
      .executeTakeFirst()
  }
  const earlierRow = (itemId: string) =>
    tx
      .selectFrom('portfolio_import_row')
      .select('row')
      .where('import_id', '=', table.id)
      .where('item_id', '=', itemId)
      .executeTakeFirst()

  return async (row: ImportedRow, record: RegisterRecord | null): Promise<Outcome> => {
    const known = await findItem(row, record)
    const earlier = known && (await earlierRow(known.id))
    if (earlier)
      return refused('number', `与第 ${earlier.row} 行重复`, `This is the same right as in row ${earlier.row}.`)
    if (!known && row.title === undefined && !record)
      return refused(
        'title',
        '登记簿中没有该号码，请填写名称',
        'The registers do not have this number. Please give the title.',
      )
    if (!known && (await countOf('portfolio_item')) >= ITEMS_MAX)
      return refused(
        null,
        `资产最多 ${ITEMS_MAX} 件`,
        `A portfolio can have ${ITEMS_MAX.toLocaleString('en')} rights at most.`,
      )
    const client = await findClient(row.client)
    if (client === 'full')
      return refused(
        'client',
        `客户最多 ${CLIENTS_MAX} 个`,
        `There can be ${CLIENTS_MAX.toLocaleString('en')} clients at most.`,
      )
    const clientId = client.id
    const applicantId = await findApplicant(row.applicant, clientId)
    const agentId = await findAgent(row.agent)
    const details = {
      ...(row.version !== undefined && { version: row.version }),
      ...(row.issuer !== undefined && { issuer: row.issuer }),
    }
    if (known) return change(known, row, { clientId, applicantId, agentId, details })

    const own: OwnColumns = {
      ...noOwn,
      clientId,
      applicantId,
      agentId,
      details,
      claims: row.claims ?? null,
      feeReduction: row.feeReduction ?? null,
      note: row.note ?? null,
    }
    const base = record
      ? itemOfRegister(accountId, record, own)
      : { ...blankItem(accountId, row.kind, row.office, row.number), ...own }
    const item: NewItem = { ...base, ...valuesOf(row), title: row.title ?? base.title, source: 'import' }
    const [itemId] = await addItems(tx, accountId, accountId, [item], today)
    return { outcome: 'added', itemId: itemId! }
  }

  async function change(
    known: NonNullable<Awaited<ReturnType<typeof findItem>>>,
    row: ImportedRow,
    { clientId, applicantId, agentId, details }: Pick<OwnColumns, 'clientId' | 'applicantId' | 'agentId' | 'details'>,
  ): Promise<Outcome> {
    const own: Partial<OwnColumns> = {
      ...(clientId !== null && clientId !== known.client_id && { clientId }),
      ...(applicantId !== null && applicantId !== known.applicant_id && { applicantId }),
      ...(agentId !== null && agentId !== known.agent_id && { agentId }),
      ...(row.claims !== undefined && row.claims !== known.claims && { claims: row.claims }),
      ...(row.feeReduction !== undefined &&
        row.feeReduction !== known.fee_reduction && { feeReduction: row.feeReduction }),
      ...(row.note !== undefined && row.note !== known.note && { note: row.note }),
      ...(Object.entries(details).some(([name, text]) => known.details[name] !== text) && {
        details: { ...known.details, ...details },
      }),
    }
    let fields: string[] = []
    await updateItem(tx, known.id, { version: null, by: accountId, at, today }, (item) => {
      const values = valuesOf(row)
      fields = Object.keys(values).filter(
        (field) => !sameValue(item[field as keyof typeof values], values[field as keyof typeof values]),
      )
      if (fields.length === 0 && Object.keys(own).length === 0) return null
      return {
        item: { ...item, ...values },
        own,
        action: 'item.update',
        facts: { fields: [...fields, ...Object.keys(own)] },
      }
    })
    const isChanged = fields.length > 0 || Object.keys(own).length > 0
    return { outcome: isChanged ? 'changed' : 'unchanged', itemId: known.id }
  }
}

/** What a row states of what registers state too. */
const valuesOf = (row: ImportedRow): Partial<RegisterValues> & { title?: string } =>
  Object.fromEntries(
    [...registerTexts, ...registerDays, 'classes' as const].flatMap((field) =>
      row[field] === undefined ? [] : [[field, row[field]]],
    ),
  )
