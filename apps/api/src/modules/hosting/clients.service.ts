import { accountName } from '@markwright/domain/people/account-name'
import { CLIENTS_MAX } from '@markwright/hosting'
import { pageAddress } from '@markwright/domain/site/site-address'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkContact, requireText, trimToNull } from '../../kernel/fields.ts'
import { type HostingRole, roleIn, type Scope } from './access.repository.ts'
import type { ClientColumns, ClientRow, ClientsRepository } from './clients.repository.ts'
import { hostingErrors, SHARES_MAX } from './hosting.errors.ts'

export type SeenClient = ClientRow & { role: HostingRole; ownerName: string | null }
type Draft = { [Field in keyof ClientColumns]?: string | null | undefined } & { name: string }

/** Clients of agencies, and who else may see their rights. */
export function createClientsService({
  repository,
  loadScope,
  siteUrl,
  now,
}: {
  repository: ClientsRepository
  loadScope: (accountId: string) => Promise<Scope>
  siteUrl: string
  now: () => Date
}) {
  const today = () => todayIn(HOME_ZONE, now())
  const seen = (row: ClientRow, scope: Scope): SeenClient | null => {
    const role = roleIn(scope, { account_id: row.account_id, client_id: row.id })
    if (role === null) return null
    return role === 'owner'
      ? { ...row, role, ownerName: null }
      : { ...row, responsible: null, note: null, role, ownerName: ownerOf(row) }
  }
  /** @throws 404 for one that the member does not see */
  const find = async (accountId: string, id: string): Promise<SeenClient> => {
    const row = await repository.find(id, today())
    const client = row && seen(row, await loadScope(accountId))
    if (!client) throw new AppError(commonErrors.notFound)
    return client
  }
  /** @throws 404 for one of which the member is not the owner */
  const findOwn = async (accountId: string, id: string) => {
    const client = await find(accountId, id)
    if (client.role !== 'owner') throw new AppError(commonErrors.notFound)
    return client
  }

  return {
    find,
    findOwn,

    async list(accountId: string): Promise<SeenClient[]> {
      const scope = await loadScope(accountId)
      const rows = await repository.list(scope, today())
      return rows.map((row) => seen(row, scope)).filter((client) => client !== null)
    },

    /** @throws 61002 for a name that there is already, 61003 for too many */
    async create(accountId: string, draft: Draft): Promise<SeenClient> {
      const created = await repository.create(accountId, checked(draft), CLIENTS_MAX)
      if (created === 'full') throw new AppError(hostingErrors.tooManyClients)
      if (created === 'duplicate') throw new AppError(hostingErrors.duplicateClient)
      return find(accountId, created.id)
    },

    /** @throws 61001 where it was changed meanwhile, 61002 for the name of another one */
    async update(accountId: string, id: string, { version, ...draft }: Draft & { version: number }) {
      await findOwn(accountId, id)
      const done = await repository.update(accountId, id, version, checked(draft))
      if (done === 'duplicate') throw new AppError(hostingErrors.duplicateClient)
      if (done === 'changed') throw new AppError(hostingErrors.changed)
      return find(accountId, id)
    },

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },

    /** All of them for the owner of the client; for a member with access only their own. */
    async listShares(accountId: string, id: string) {
      const client = await find(accountId, id)
      const shares = await repository.listShares(client.id)
      return client.role === 'owner' ? shares : shares.filter(({ account_id }) => account_id === accountId)
    },

    /** @throws 61004 for oneself, 61005 for too many */
    async invite(accountId: string, id: string, invitation: { to: string; role: 'editor' | 'reader' }) {
      const client = await findOwn(accountId, id)
      const to = requireText('to', invitation.to)
      checkContact(to.includes('@') ? 'email' : 'phone', to)
      const own = await repository.findReach(accountId)
      if (to === own.phone || to.toLowerCase() === own.email?.toLowerCase())
        throw new AppError(hostingErrors.ownInvitation)
      const urlOf = (token: string) => pageAddress(siteUrl, `/hostingPlatforms/invitation#${token}`)
      const invited = await repository.invite(client, { to, role: invitation.role, urlOf }, now(), SHARES_MAX)
      if (invited === 'full') throw new AppError(hostingErrors.tooManyShares)
      return { ...invited, to, role: invitation.role }
    },

    async changeShare(accountId: string, id: string, shareId: string, role: 'editor' | 'reader') {
      const client = await findOwn(accountId, id)
      if (!(await repository.changeShare(client, shareId, role))) throw new AppError(commonErrors.notFound)
    },

    async endShare(accountId: string, id: string, shareId: string) {
      const client = await find(accountId, id)
      if (!(await repository.endShare(client, shareId, accountId, now()))) throw new AppError(commonErrors.notFound)
    },

    /** @throws 61006 for a link that does not hold any more */
    async readInvitation(token: string) {
      const found = await repository.findInvitation(token, now())
      if (!found) throw new AppError(hostingErrors.invitationOver)
      const ownerName = await repository.nameOfAccount(found.account_id)
      return { clientName: found.name, ownerName, role: found.role, expiresAt: found.expires_at }
    },

    /** @throws 61004 for one's own client, 61006 for a link that does not hold any more */
    async accept(accountId: string, token: string): Promise<SeenClient> {
      const accepted = await repository.accept(accountId, token, now())
      if (accepted === null) throw new AppError(hostingErrors.invitationOver)
      if (accepted === 'own') throw new AppError(hostingErrors.ownInvitation)
      return find(accountId, accepted.clientId)
    },
  }
}
export type ClientsService = ReturnType<typeof createClientsService>

function checked({ name, contact, phone, email, responsible, note }: Draft): ClientColumns {
  const columns = {
    name: requireText('name', name),
    contact: trimToNull(contact),
    phone: trimToNull(phone),
    email: trimToNull(email),
    responsible: trimToNull(responsible),
    note: trimToNull(note),
  }
  if (columns.phone !== null) checkContact('phone', columns.phone)
  if (columns.email !== null) checkContact('email', columns.email)
  return columns
}

const ownerOf = (row: ClientRow) =>
  accountName({
    company_name: row.owner_company,
    name: row.owner_name,
    nickname: row.owner_nickname,
    phone: row.owner_phone,
  })
