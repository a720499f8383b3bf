import type { QueryBuilder } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import {
  deadlinesOfItem,
  blankItem,
  itemOfRegister,
  lookUpRegister,
  type NewItem,
  noOwn,
  type OwnColumns,
  isStated,
  ITEMS_MAX,
  type ItemRow,
  itemNumberKey,
  type PatentKind,
  type PortfolioKind,
  type PortfolioState,
  readMarks,
  readPatents,
  type RegisterField,
  type RegisterRecord,
  sameValue,
  takeRegister,
  valuesOfRow,
} from '@markwright/hosting'
import { toAppError } from '../../kernel/error-handler.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkDay, fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import { type InstantKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { type HostingRole, roleIn, type Scope } from './access.repository.ts'
import type { ApplicantsService } from './applicants.service.ts'
import type { DeadlineRow, DeadlinesRepository } from './deadlines.repository.ts'
import { hostingErrors } from './hosting.errors.ts'
import { checkOffice, ownerOf } from './to-edit.ts'
import type {
  Parties,
  PortfolioFilter,
  PortfolioRepository,
  PortfolioRow,
  PortfolioSort,
} from './portfolio.repository.ts'

export type SeenItem = { row: PortfolioRow; role: HostingRole; next: DeadlineRow | null }
export type ItemDetail = SeenItem & {
  deadlines: DeadlineRow[]
  gaps: ReturnType<typeof deadlinesOfItem>['gaps']
}

/** What is typed of a right; a field that is absent stays as it is, or is that of the register. */
export type ItemValues = {
  title?: string | null | undefined
  registrationNumber?: string | null | undefined
  classes?: number[] | undefined
  patentKind?: PatentKind | null | undefined
  state?: PortfolioState | undefined
  owner?: string | null | undefined
  agent?: string | null | undefined
  filedOn?: string | null | undefined
  registeredOn?: string | null | undefined
  expiresOn?: string | null | undefined
  priorityOn?: string | null | undefined
  clientId?: string | null | undefined
  applicantId?: string | null | undefined
  agentId?: string | null | undefined
  claims?: number | null | undefined
  feeReduction?: string | null | undefined
  details?: Record<string, string | undefined> | undefined
  note?: string | null | undefined
}
export type ItemDraft = ItemValues & { kind: PortfolioKind; office: string; number: string }

const HOSTED_AT_ONCE = 2000
const texts = ['title', 'registrationNumber', 'owner', 'agent'] as const
const days = ['filedOn', 'registeredOn', 'expiresOn', 'priorityOn'] as const

/** Rights that members look after, beside what the registers say of them. */
export function createPortfolioService(deps: {
  db: QueryBuilder
  repository: PortfolioRepository
  deadlines: Pick<DeadlinesRepository, 'list'>
  applicants: Pick<ApplicantsService, 'listRegisterKeys'>
  loadScope: (accountId: string) => Promise<Scope>
  now: () => Date
}) {
  const { db, repository, loadScope, now } = deps
  const today = () => todayIn(HOME_ZONE, now())
  const deadlineFilter = { from: null, to: null, kind: null, clientId: null, itemKind: null, withDone: true }

  const nextOf = async (scope: Scope, rows: readonly PortfolioRow[]) => {
    const ids = rows.flatMap(({ next_id }) => next_id ?? [])
    if (ids.length === 0) return new Map<string, DeadlineRow>()
    const found = await deps.deadlines.list(scope, { ...deadlineFilter, ids }, { skip: 0, take: ids.length })
    return new Map(found.rows.map((row) => [row.id, row]))
  }
  const seen = (scope: Scope, row: PortfolioRow, next: Map<string, DeadlineRow>): SeenItem => ({
    row,
    role: roleIn(scope, row)!,
    next: (row.next_id && next.get(row.next_id)) || null,
  })
  /** @throws 404 for one that the member does not see */
  const findIn = async (scope: Scope, id: string): Promise<PortfolioRow> => {
    const row = await repository.find(scope, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  /** @throws 61007 where the member may only read it */
  const findToEdit = async (accountId: string, id: string) => {
    const scope = await loadScope(accountId)
    const row = await findIn(scope, id)
    const role = roleIn(scope, row)!
    if (role === 'reader') throw new AppError(hostingErrors.readOnly)
    return { scope, row, role }
  }
  async function read(accountId: string, id: string): Promise<ItemDetail> {
    const scope = await loadScope(accountId)
    const row = await findIn(scope, id)
    const { rows } = await deps.deadlines.list(scope, { ...deadlineFilter, itemId: id }, { skip: 0, take: 500 })
    const next = new Map(rows.map((each) => [each.id, each]))
    const { gaps } = deadlinesOfItem(datedItem(row), today())
    return { ...seen(scope, row, next), deadlines: rows, gaps }
  }
  /** @throws 61014 for a party of another account than the right's, or an agent that the member does not see */
  const checkParties = async (scope: Scope, accountId: string, parties: Parties) => {
    const { hasClient, hasApplicant, agent } = await repository.findParties(accountId, parties)
    const hasAgent = agent === null || (agent !== undefined && roleIn(scope, agent) !== null)
    if (!hasClient || !hasApplicant || !hasAgent) throw new AppError(hostingErrors.otherClient)
  }

  return {
    read,
    findToEdit,

    /** One that goes on behind a row has the order `-createTime`. */
    async list(
      accountId: string,
      filter: PortfolioFilter,
      sort: PortfolioSort,
      page: PageRequest | KeysetRequest<InstantKey>,
    ) {
      const scope = await loadScope(accountId)
      const { rows, total } = await repository.list(scope, filter, sort, { ...rowRange(page), today: today() })
      const next = await nextOf(scope, rows)
      return { items: rows.map((row) => seen(scope, row, next)), total }
    },

    /** What the registers have of an applicant, and which of it the portfolio has. */
    async listRights(accountId: string, applicantId: string, kind: 'mark' | 'patent', page: PageRequest) {
      const { keys } = await deps.applicants.listRegisterKeys(accountId, applicantId, kind)
      const { skip, take } = rowRange(page)
      const shown = keys.slice(skip, skip + take)
      const [records, hosted] = await Promise.all([
        readRecords(db, kind, shown),
        repository.listByRegisterKeys(
          accountId,
          kind,
          shown.map(({ key }) => key),
        ),
      ])
      const itemOf = ({ office, registerKey }: RegisterRecord) =>
        hosted.find((item) => item.office === office && item.register_key === registerKey)?.id ?? null
      return { rights: records.map((record) => ({ record, itemId: itemOf(record) })), total: keys.length }
    },

    /** Chosen rights of an applicant, or all. @throws 61011 where the portfolio would have too many */
    async host(accountId: string, applicantId: string, kind: 'mark' | 'patent', chosen: readonly string[] | undefined) {
      const { applicant, keys } = await deps.applicants.listRegisterKeys(accountId, applicantId, kind)
      const wanted = chosen === undefined ? null : new Set(chosen)
      const all = keys.filter((each) => wanted === null || wanted.has(rightKey(each))).slice(0, HOSTED_AT_ONCE)
      const own = {
        clientId: applicant.client_id,
        applicantId,
        agentId: null,
        claims: null,
        feeReduction: null,
        details: {},
        note: null,
      }
      const items = (await readRecords(db, kind, all)).map((record) => itemOfRegister(accountId, record, own))
      const added = await repository.add(accountId, accountId, items, { today: today(), max: ITEMS_MAX })
      if (added === 'full') throw new AppError(hostingErrors.tooManyItems)
      return { added: added.length, present: items.length - added.length }
    },

    /** @throws 61010 where the portfolio has it, 61011 for too many, 61014 for somebody else's client or applicant */
    async create(accountId: string, draft: ItemDraft): Promise<ItemDetail> {
      const office = draft.office.toUpperCase()
      checkOffice('office', office)
      const parties = partiesOf(draft)
      const scope = await loadScope(accountId)
      const owner = await ownerOf(parties.clientId, { scope, ownerOfClient: repository.ownerOfClient })
      await checkParties(scope, owner, parties)
      const number = requireText('number', draft.number)
      const record = await lookUpRegister(db, draft.kind, office, number)
      const values = checkedValues(draft)
      const base: NewItem = record
        ? itemOfRegister(owner, record, { ...noOwn, ...parties })
        : { ...blankItem(owner, draft.kind, office, number), ...parties }
      const item: NewItem = { ...base, ...values, ...ownOf(draft), title: values.title ?? base.title, source: 'typed' }
      if (item.title === '')
        throw fieldRefusal('title', 'missing', { cn: '请填写此项', en: 'Please fill in this field.' })
      const added = await repository.add(owner, accountId, [item], { today: today(), max: ITEMS_MAX })
      if (added === 'full') throw new AppError(hostingErrors.tooManyItems)
      if (added.length === 0) throw new AppError(hostingErrors.duplicateItem)
      return read(accountId, added[0]!)
    },

    /** @throws 61001 where it was changed meanwhile, 61007 where the member may only read */
    async update(accountId: string, id: string, { version, ...change }: Partial<ItemDraft> & { version: number }) {
      const { scope, row, role } = await findToEdit(accountId, id)
      const values = checkedValues(change)
      if (values.title === null)
        throw fieldRefusal('title', 'missing', { cn: '请填写此项', en: 'Please fill in this field.' })
      // Whose client a right is decides who sees it.
      if (role !== 'owner' && change.clientId !== undefined && change.clientId !== row.client_id)
        throw new AppError(hostingErrors.readOnly)
      await checkParties(scope, row.account_id, newPartiesOf(change, row))
      const office = change.office === undefined ? row.office : change.office.toUpperCase()
      checkOffice('office', office)
      const number = change.number === undefined ? row.number : requireText('number', change.number)
      const isRenumbered = number !== row.number || office !== row.office
      const record = isRenumbered ? await lookUpRegister(db, row.kind, office, number) : null
      const done = await repository.update(id, { version, by: accountId, today: today(), at: now() }, (item) => {
        const changed: ItemRow = { ...item, ...values, title: values.title ?? item.title }
        const fields = Object.keys(values).filter(
          (field) => !sameValue(item[field as RegisterField], changed[field as RegisterField]),
        )
        if (!isRenumbered) return { item: changed, own: ownOf(change), action: 'item.update', facts: { fields } }
        return {
          item: { ...changed, registerKey: record?.registerKey ?? null, register: record?.values ?? null, kept: {} },
          own: {
            ...ownOf(change),
            office,
            number,
            numberKey: record?.registerKey ?? itemNumberKey(row.kind, office, number),
            registerHash: record?.hash ?? null,
          },
          action: 'item.update',
          facts: { fields: [...fields, 'number'] },
        }
      })
      settle(done)
      return read(accountId, id)
    },

    /** @throws 61001 where it was changed meanwhile, 61013 where the register states nothing */
    async settleDifference(
      accountId: string,
      id: string,
      { version, field, choice }: { version: number; field: RegisterField; choice: 'take' | 'keep' },
    ) {
      await findToEdit(accountId, id)
      let isUnstated = false
      const done = await repository.update(id, { version, by: accountId, today: today(), at: now() }, (item) => {
        const value = item.register?.[field] ?? null
        if (!isStated(value)) {
          isUnstated = true
          return null
        }
        const kept = Object.fromEntries(Object.entries(item.kept).filter(([each]) => each !== field))
        return choice === 'take'
          ? { item: { ...item, [field]: value, kept }, action: 'item.take', facts: { field } }
          : { item: { ...item, kept: { ...kept, [field]: value } }, action: 'item.keep', facts: { field } }
      })
      if (isUnstated) throw new AppError(hostingErrors.notInRegister)
      settle(done)
      return read(accountId, id)
    },

    /** @throws 61012 while one of its fees is being paid */
    async delete(accountId: string, id: string) {
      const { row } = await findToEdit(accountId, id)
      if (!(await repository.delete(row.id, accountId))) throw new AppError(hostingErrors.beingPaid)
    },

    /** Does the same to several; each that is refused is named with the reason. */
    async change(
      accountId: string,
      {
        ids,
        act,
        ...parties
      }: {
        ids: string[]
        act: 'client' | 'applicant' | 'agent' | 'takeRegister' | 'seen' | 'delete'
        clientId?: string | null | undefined
        applicantId?: string | null | undefined
        agentId?: string | null | undefined
      },
    ) {
      const refused: { id: string; title: string; error: AppError }[] = []
      let done = 0
      for (const id of new Set(ids)) {
        let title = ''
        try {
          // Anew for each: the access may end while others are changed.
          const { scope, row, role } = await findToEdit(accountId, id)
          title = row.title
          if ((await changeOne(scope, row, role)) === 'changed') throw new AppError(commonErrors.notFound)
          done++
        } catch (error) {
          const refusal = toAppError(error as AppError)
          if (refusal.entry.status >= 500) throw error
          refused.push({ id, title, error: refusal })
        }
      }
      return { done, refused }

      async function changeOne(scope: Scope, row: PortfolioRow, role: HostingRole) {
        const request = { version: null, by: accountId, today: today(), at: now() }
        if (act === 'seen') {
          await repository.markSeen([row.id])
          return undefined
        }
        if (act === 'delete') {
          if (!(await repository.delete(row.id, accountId))) throw new AppError(hostingErrors.beingPaid)
          return undefined
        }
        if (act === 'takeRegister')
          return repository.update(row.id, request, (item) =>
            item.register === null ? null : { item: takeRegister(item), action: 'item.take', facts: {} },
          )
        if (act === 'client' && role !== 'owner') throw new AppError(hostingErrors.readOnly)
        const given = partiesOf(parties)
        const own = {
          client: { clientId: given.clientId },
          applicant: { applicantId: given.applicantId },
          agent: { agentId: given.agentId },
        }[act]
        await checkParties(scope, row.account_id, { ...noParties, ...own })
        return repository.update(row.id, request, (item) => ({ item, own, action: `item.${act}`, facts: {} }))
      }
    },
  }
}
export type PortfolioService = ReturnType<typeof createPortfolioService>

/** Names a record of the registers among those of an applicant. */
export const rightKey = ({ office, key }: { office: string; key: string }) => `${office} ${key}`

const noParties: Parties = { clientId: null, applicantId: null, agentId: null }
const partiesOf = ({ clientId, applicantId, agentId }: Pick<ItemValues, keyof Parties>): Parties => ({
  clientId: clientId ?? null,
  applicantId: applicantId ?? null,
  agentId: agentId ?? null,
})

/** Those that the right does not name yet; an editor may leave an agent in place that only the owner sees. */
const newPartiesOf = (values: Pick<ItemValues, keyof Parties>, row: PortfolioRow): Parties => {
  const { clientId, applicantId, agentId } = partiesOf(values)
  return {
    clientId: clientId === row.client_id ? null : clientId,
    applicantId: applicantId === row.applicant_id ? null : applicantId,
    agentId: agentId === row.agent_id ? null : agentId,
  }
}

/** As deadlines are computed of it. */
const datedItem = (row: PortfolioRow) => ({
  ...valuesOfRow(row),
  kind: row.kind,
  office: row.office,
  isDesignation: row.register?.['isDesignation'] === true,
})

type CheckedValues = Partial<Pick<ItemRow, 'classes' | 'patentKind' | 'state' | (typeof days)[number]>> &
  Partial<Record<(typeof texts)[number], string | null>>

/** The fields that were sent. @throws 400 for a day that is none */
function checkedValues(values: ItemValues): CheckedValues {
  const checked: CheckedValues = {}
  for (const field of texts) if (values[field] !== undefined) checked[field] = trimToNull(values[field])
  for (const field of days) {
    const day = values[field]
    if (day === undefined) continue
    if (day !== null) checkDay(field, day)
    checked[field] = day
  }
  if (values.classes !== undefined) checked.classes = [...new Set(values.classes)].toSorted((a, b) => a - b)
  if (values.patentKind !== undefined) checked.patentKind = values.patentKind
  if (values.state !== undefined) checked.state = values.state
  return checked
}

const ownOf = (values: ItemValues): Partial<OwnColumns> => ({
  ...(values.clientId !== undefined && { clientId: values.clientId }),
  ...(values.applicantId !== undefined && { applicantId: values.applicantId }),
  ...(values.agentId !== undefined && { agentId: values.agentId }),
  ...(values.claims !== undefined && { claims: values.claims }),
  ...(values.feeReduction !== undefined && { feeReduction: values.feeReduction }),
  ...(values.details !== undefined && {
    details: Object.fromEntries(
      Object.entries(values.details).flatMap(([field, text]) => {
        const value = trimToNull(text)
        return value === null ? [] : [[field, value]]
      }),
    ),
  }),
  ...(values.note !== undefined && { note: trimToNull(values.note) }),
})

function settle(done: 'done' | 'changed' | 'duplicate') {
  if (done === 'changed') throw new AppError(hostingErrors.changed)
  if (done === 'duplicate') throw new AppError(hostingErrors.duplicateItem)
}

async function readRecords(
  db: QueryBuilder,
  kind: 'mark' | 'patent',
  keys: readonly { office: string; key: string }[],
): Promise<RegisterRecord[]> {
  const offices = [...new Set(keys.map(({ office }) => office))]
  const keysOf = (wanted: string) => keys.filter(({ office }) => office === wanted).map(({ key }) => key)
  const records =
    kind === 'patent'
      ? await readPatents(
          db,
          keys.map(({ key }) => key),
        )
      : (await Promise.all(offices.map((office) => readMarks(db, office, keysOf(office))))).flat()
  const place = new Map(keys.map((each, index) => [rightKey(each), index]))
  const placeOf = ({ office, registerKey }: RegisterRecord) => place.get(rightKey({ office, key: registerKey })) ?? 0
  return records.toSorted((a, b) => placeOf(a) - placeOf(b))
}
