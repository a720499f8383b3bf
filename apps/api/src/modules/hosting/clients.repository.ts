import { nameOfAccount, type HostingAction, recordChanges } from '@markwright/hosting'
import { changeLocked, type QueryBuilder, runTransaction, sql, statementsOf } from '@markwright/db'
import { addDays } from '@markwright/domain/dates/calendar'
import type { Language } from '@markwright/domain/site/language'
import { recordJob, sendEmail } from '@markwright/jobs'
import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { type Scope } from './access.repository.ts'
import { isNameTaken } from './name-taken.repository.ts'

export type ClientColumns = {
  name: string
  contact: string | null
  phone: string | null
  email: string | null
  responsible: string | null
  note: string | null
}
type Role = 'editor' | 'reader'

const INVITATION_MS = 14 * 24 * 3600 * 1000
const DUE_DAYS = 90
const number = sql<number>`count(*)::int`

/** Clients of agencies, and who else may see their rights. */
export function createClientsRepository(db: QueryBuilder) {
  const sendInvitation = async (
    tx: QueryBuilder,
    client: { account_id: string; name: string },
    { id, to, url }: { id: string; to: string; url: string },
  ) => {
    const owner = await nameOfAccount(tx, client.account_id)
    const { language } = await tx
      .selectFrom('account')
      .select('language')
      .where('id', '=', client.account_id)
      .executeTakeFirstOrThrow()
    const { subject, text } = invitationText(language === 'en' ? 'en' : 'cn', { owner, client: client.name, url })
    await recordJob(statementsOf(tx), sendEmail, { to, subject, text }, id)
  }
  const shown = (today: string) =>
    db
      .selectFrom('hosting_client as c')
      .innerJoin('account as a', 'a.id', 'c.account_id')
      .selectAll('c')
      .select([
        'a.company_name as owner_company',
        'a.name as owner_name',
        'a.nickname as owner_nickname',
        'a.phone as owner_phone',
      ])
      .select((of) => [
        of
          .selectFrom('portfolio_item as i')
          .whereRef('i.client_id', '=', 'c.id')
          .select(number.as('items'))
          .$asScalar()
          .$notNull()
          .as('items'),
        of
          .selectFrom('portfolio_deadline as d')
          .innerJoin('portfolio_item as j', 'j.id', 'd.item_id')
          .whereRef('j.client_id', '=', 'c.id')
          .where('d.done_on', 'is', null)
          .where('d.due_on', '>=', today)
          .where('d.due_on', '<=', addDays(today, DUE_DAYS))
          .select(number.as('due'))
          .$asScalar()
          .$notNull()
          .as('due'),
      ])
  const record = (
    tx: QueryBuilder,
    by: string,
    client: { id: string; account_id: string; name: string },
    action: HostingAction,
    facts: Record<string, unknown> = {},
  ) =>
    recordChanges(tx, by, [
      {
        accountId: client.account_id,
        clientId: action === 'client.delete' ? null : client.id,
        itemId: null,
        action,
        subject: client.name,
        facts,
      },
    ])
  const findShare = (tx: QueryBuilder, clientId: string, id: string) =>
    tx
      .selectFrom('hosting_share')
      .selectAll()
      .where('id', '=', id)
      .where('client_id', '=', clientId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
  const findInvitation = (tx: QueryBuilder, token: string, at: Date) =>
    tx
      .selectFrom('hosting_share as s')
      .innerJoin('hosting_client as c', 'c.id', 's.client_id')
      .select(['s.id', 's.role', 's.expires_at', 's.client_id', 'c.name', 'c.account_id'])
      .where('s.token_hash', '=', hashToken(token))
      .where('s.ended_at', 'is', null)
      .where('s.expires_at', '>', at)

  return {
    list: (scope: Scope, today: string) =>
      shown(today)
        .where((is) =>
          is.or([
            is('c.account_id', '=', scope.accountId),
            ...(scope.shared.size > 0 ? [is('c.id', 'in', [...scope.shared.keys()])] : []),
          ]),
        )
        .orderBy('c.name')
        .orderBy('c.id')
        .execute(),

    find: (id: string, today: string) => shown(today).where('c.id', '=', id).executeTakeFirst(),

    nameOfAccount: (id: string) => nameOfAccount(db, id),

    create: (accountId: string, columns: ClientColumns, max: number): Promise<{ id: string } | 'duplicate' | 'full'> =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('hosting_client')
          .where('account_id', '=', accountId)
          .select(number.as('total'))
          .executeTakeFirstOrThrow()
        if (total >= max) return 'full'
        const row = await tx
          .insertInto('hosting_client')
          .values({ id: randomUUID(), account_id: accountId, ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['id', 'account_id', 'name'])
          .executeTakeFirst()
        if (!row) return 'duplicate'
        await record(tx, accountId, row, 'client.create')
        return { id: row.id }
      }),

    update: (
      accountId: string,
      id: string,
      version: number,
      columns: ClientColumns,
    ): Promise<'done' | 'changed' | 'duplicate'> =>
      changeLocked(db, accountId, async (tx) => {
        if (await isNameTaken(tx, 'hosting_client', { accountId, id, name: columns.name })) return 'duplicate'
        const row = await tx
          .updateTable('hosting_client')
          .set({ ...columns, version: version + 1 })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('version', '=', version)
          .returning(['id', 'account_id', 'name'])
          .executeTakeFirst()
        if (!row) return 'changed'
        await record(tx, accountId, row, 'client.update')
        return 'done'
      }),

    delete: (accountId: string, id: string): Promise<boolean> =>
      changeLocked(db, accountId, async (tx) => {
        // What is on a statement stays with it; the rest could not be billed any more.
        await tx
          .deleteFrom('client_charge')
          .where('client_id', '=', id)
          .where('account_id', '=', accountId)
          .where('statement_id', 'is', null)
          .execute()
        const row = await tx
          .deleteFrom('hosting_client')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .returning(['id', 'account_id', 'name'])
          .executeTakeFirst()
        if (!row) return false
        await record(tx, accountId, row, 'client.delete')
        return true
      }),

    listShares: (clientId: string) =>
      db
        .selectFrom('hosting_share as s')
        .leftJoin('account as a', 'a.id', 's.account_id')
        .select(['s.id', 's.account_id', 's.role', 's.invited', 's.accepted_at', 's.expires_at'])
        .select(['a.company_name', 'a.name', 'a.nickname'])
        .where('s.client_id', '=', clientId)
        .where('s.ended_at', 'is', null)
        .orderBy('s.created_at')
        .orderBy('s.id')
        .execute(),

    /** The phone and the address that are the member's own. */
    findReach: (accountId: string) =>
      db.selectFrom('account').select(['phone', 'email']).where('id', '=', accountId).executeTakeFirstOrThrow(),

    /**
     * Invites somebody, by e-mail where `to` is an address. `urlOf` is the link of a token.
     * @returns the link, `full` where the client is shared with `max` already
     */
    invite: (
      client: { id: string; account_id: string; name: string },
      { to, role, urlOf }: { to: string; role: Role; urlOf: (token: string) => string },
      at: Date,
      max: number,
    ): Promise<{ id: string; url: string; expiresAt: Date; isSent: boolean } | 'full'> =>
      changeLocked(db, client.account_id, async (tx) => {
        const { total } = await tx
          .selectFrom('hosting_share')
          .where('client_id', '=', client.id)
          .where('ended_at', 'is', null)
          .select(number.as('total'))
          .executeTakeFirstOrThrow()
        if (total >= max) return 'full'
        const [id, token] = [randomUUID(), newToken()]
        const expiresAt = new Date(at.getTime() + INVITATION_MS)
        await tx
          .insertInto('hosting_share')
          .values({
            id,
            client_id: client.id,
            role,
            invited: to,
            token_hash: hashToken(token),
            expires_at: expiresAt,
            created_at: at,
          })
          .execute()
        await record(tx, client.account_id, client, 'share.invite', { to, role })
        const [url, isSent] = [urlOf(token), to.includes('@')]
        if (isSent) await sendInvitation(tx, client, { id, to, url })
        return { id, url, expiresAt, isSent }
      }),

    changeShare: (client: { id: string; account_id: string; name: string }, id: string, role: Role): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const share = await findShare(tx, client.id, id)
        if (!share) return false
        await tx.updateTable('hosting_share').set({ role }).where('id', '=', id).execute()
        await record(tx, client.account_id, client, 'share.change', { to: share.invited, role })
        return true
      }),

    /** By the owner of the client, or by the member whose access it is. */
    endShare: (
      client: { id: string; account_id: string; name: string },
      id: string,
      by: string,
      at: Date,
    ): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const share = await findShare(tx, client.id, id)
        if (!share || (by !== client.account_id && by !== share.account_id)) return false
        await tx.updateTable('hosting_share').set({ ended_at: at, token_hash: null }).where('id', '=', id).execute()
        await record(tx, by, client, 'share.end', { to: share.invited })
        return true
      }),

    findInvitation: (token: string, at: Date) => findInvitation(db, token, at).executeTakeFirst(),

    /** @returns the client; null for a link that does not hold any more, `own` for that of the member's own client */
    accept: (accountId: string, token: string, at: Date): Promise<{ clientId: string } | 'own' | null> =>
      runTransaction(db, async (tx) => {
        const found = await findInvitation(tx, token, at).forUpdate('s').executeTakeFirst()
        if (!found) return null
        if (found.account_id === accountId) return 'own'
        await tx
          .updateTable('hosting_share')
          .set({ account_id: accountId, accepted_at: at, token_hash: null })
          .where('id', '=', found.id)
          .execute()
        const client = { id: found.client_id, account_id: found.account_id, name: found.name }
        await record(tx, accountId, client, 'share.accept', { role: found.role })
        return { clientId: found.client_id }
      }),
  }
}
export type ClientsRepository = ReturnType<typeof createClientsRepository>
export type ClientRow = NonNullable<Awaited<ReturnType<ClientsRepository['find']>>>
export type ShareRow = Awaited<ReturnType<ClientsRepository['listShares']>>[number]

const invitationText = (language: Language, { owner, client, url }: { owner: string; client: string; url: string }) =>
  language === 'en'
    ? {
        subject: `${owner} invites you to the rights of ${client}`,
        text: `${owner} shares trademarks, patents and their deadlines of ${client} with you. The link holds for 14 days:\n\n${url}\n`,
      }
    : {
        subject: `${owner} 邀请您查看“${client}”的知识产权`,
        text: `${owner} 与您共享“${client}”的商标、专利及其期限。链接 14 天内有效：\n\n${url}\n`,
      }
