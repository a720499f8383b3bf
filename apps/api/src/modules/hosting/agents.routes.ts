import type { Schemas } from '@markwright/contract'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { canEdit } from './access.repository.ts'
import type { AgentsService, SeenAgent } from './agents.service.ts'

type Operations =
  | 'listHostingAgents'
  | 'createHostingAgent'
  | 'getHostingAgent'
  | 'updateHostingAgent'
  | 'deleteHostingAgent'

export const agentsHandlers = (agents: AgentsService): Handlers<Operations> => ({
  listHostingAgents: async ({ member, query }) => {
    const { clientId, office, keyword } = query
    const filter = {
      clientId: clientId ?? null,
      office: office?.toUpperCase() ?? null,
      keyword: trimToNull(keyword),
    }
    const found = await agents.list(requireMember(member).id, filter, query)
    return pageOf(found.agents.map(presentAgent), found.total, query)
  },

  createHostingAgent: async ({ member, body }) => presentAgent(await agents.create(requireMember(member).id, body)),

  getHostingAgent: async ({ member, path }) => presentAgent(await agents.find(requireMember(member).id, path.id)),

  updateHostingAgent: async ({ member, path, body }) =>
    presentAgent(await agents.update(requireMember(member).id, path.id, body)),

  deleteHostingAgent: async ({ member, path, query }) => {
    await agents.delete(requireMember(member).id, path.id, query.detach ?? false)
    return true
  },
})

const presentAgent = ({ row, role, counts }: SeenAgent): Schemas['HostingAgent'] => ({
  id: row.id,
  kind: row.kind === 'person' ? 'person' : 'firm',
  name: row.name,
  nameEn: row.name_en,
  code: row.code,
  offices: row.offices,
  contact: row.contact,
  phone: row.phone,
  email: row.email,
  address: row.address,
  note: canEdit(role) ? row.note : null,
  clientId: row.client_id,
  clientName: row.client_name,
  role,
  counts,
  version: row.version,
})
