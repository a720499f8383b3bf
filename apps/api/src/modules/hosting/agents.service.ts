import type { PortfolioKind } from '@markwright/hosting'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkContact, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { canEdit, type HostingRole, roleIn, type Scope } from './access.repository.ts'
import type { AgentColumns, AgentFilter, AgentRow, AgentsRepository } from './agents.repository.ts'
import { AGENTS_MAX, hostingErrors } from './hosting.errors.ts'
import { checkOffice, ownerOf } from './to-edit.ts'

export type SeenAgent = { row: AgentRow; role: HostingRole; counts: Record<PortfolioKind, number> }
export type AgentDraft = {
  kind: 'firm' | 'person'
  name: string
  nameEn?: string | null | undefined
  code?: string | null | undefined
  offices?: string[] | undefined
  contact?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  address?: string | null | undefined
  note?: string | null | undefined
  clientId?: string | null | undefined
}

/** Agencies and people who act for owners; one of a client is shared with it. */
export function createAgentsService(deps: {
  repository: AgentsRepository
  loadScope: (accountId: string) => Promise<Scope>
}) {
  const { repository, loadScope } = deps
  async function seen(scope: Scope, rows: readonly AgentRow[]): Promise<SeenAgent[]> {
    const counted = await repository.countItems(
      scope,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => {
      const countOf = (kind: PortfolioKind) =>
        counted.find((each) => each.agent_id === row.id && each.kind === kind)?.count ?? 0
      return {
        row,
        role: roleIn(scope, row)!,
        counts: {
          mark: countOf('mark'),
          patent: countOf('patent'),
          software: countOf('software'),
          certificate: countOf('certificate'),
        },
      }
    })
  }
  const find = async (accountId: string, id: string): Promise<SeenAgent> => {
    const scope = await loadScope(accountId)
    const row = await repository.find(scope, id)
    if (!row) throw new AppError(commonErrors.notFound)
    const [agent] = await seen(scope, [row])
    return agent!
  }
  /** @throws 404, 61007 where the member may only read it */
  const findToEdit = async (accountId: string, id: string) => {
    const agent = await find(accountId, id)
    if (!canEdit(agent.role)) throw new AppError(hostingErrors.readOnly)
    return agent
  }
  return {
    find,

    async list(accountId: string, filter: AgentFilter, page: PageRequest) {
      const scope = await loadScope(accountId)
      const { rows, total } = await repository.list(scope, filter, rowRange(page))
      return { agents: await seen(scope, rows), total }
    },

    /** @throws 400 for a wrong field, 404 and 61007 for a client, 61042 for a name that there is, 61043 for too many */
    async create(accountId: string, draft: AgentDraft): Promise<SeenAgent> {
      const columns = checked(draft)
      const { ownerOfClient } = repository
      const owner = await ownerOf(columns.client_id, { scope: await loadScope(accountId), ownerOfClient })
      const created = await repository.create(owner, columns, { by: accountId, max: AGENTS_MAX })
      if (created === 'full') throw new AppError(hostingErrors.tooManyAgents)
      if (created === 'duplicate') throw new AppError(hostingErrors.duplicateAgent)
      return find(accountId, created.id)
    },

    /** @throws as `create`, and 61001 where it was changed meanwhile */
    async update(accountId: string, id: string, { version, ...draft }: AgentDraft & { version: number }) {
      const columns = checked(draft)
      const { row, role } = await findToEdit(accountId, id)
      // Whose client an agent is decides who sees it.
      if (role !== 'owner' && columns.client_id !== row.client_id) throw new AppError(hostingErrors.readOnly)
      if (columns.client_id !== null && (await repository.ownerOfClient(columns.client_id)) !== row.account_id)
        throw new AppError(hostingErrors.otherClient)
      const done = await repository.update(row, version, columns, accountId)
      if (done === 'duplicate') throw new AppError(hostingErrors.duplicateAgent)
      if (done === 'changed') throw new AppError(hostingErrors.changed)
      return find(accountId, id)
    },

    /** @throws 404, 61007 where the member may not change all rights that name it, 61044 where rights do */
    async delete(accountId: string, id: string, detach: boolean) {
      const { row, role } = await findToEdit(accountId, id)
      const done = await repository.delete(row, { by: accountId, isOwner: role === 'owner', detach })
      if (done === 'gone') throw new AppError(commonErrors.notFound)
      if (done === 'foreign') throw new AppError(hostingErrors.readOnly)
      if (done === 'used') throw new AppError(hostingErrors.agentInUse)
    },
  }
}
export type AgentsService = ReturnType<typeof createAgentsService>

function checked(draft: AgentDraft): AgentColumns {
  const columns = {
    kind: draft.kind,
    name: requireText('name', draft.name),
    name_en: trimToNull(draft.nameEn),
    code: trimToNull(draft.code),
    offices: [...new Set((draft.offices ?? []).map((office) => office.toUpperCase()))].toSorted(),
    contact: trimToNull(draft.contact),
    phone: trimToNull(draft.phone),
    email: trimToNull(draft.email),
    address: trimToNull(draft.address),
    note: trimToNull(draft.note),
    client_id: draft.clientId ?? null,
  }
  for (const office of columns.offices) checkOffice('offices', office)
  if (columns.phone !== null) checkContact('phone', columns.phone)
  if (columns.email !== null) checkContact('email', columns.email)
  return columns
}
