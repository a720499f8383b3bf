import { formatInstant, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf, type PageRequest } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import type { listChanges } from './changes.repository.ts'
import type { ApplicantsService } from './applicants.service.ts'
import type { ClientsService } from './clients.service.ts'
import type { DeadlinesService } from './deadlines.service.ts'
import {
  presentApplicant,
  presentChange,
  presentClient,
  presentHostingDeadline,
  presentItem,
  presentItemDetail,
  presentRight,
  presentShare,
} from './hosting.presenter.ts'
import type { PortfolioService } from './portfolio.service.ts'

type ApplicantOperations =
  | 'listApplicants'
  | 'createApplicant'
  | 'getApplicant'
  | 'updateApplicant'
  | 'deleteApplicant'
  | 'mergeApplicants'
  | 'listApplicantRights'
  | 'hostApplicantRights'

export const applicantsHandlers = (
  applicants: ApplicantsService,
  portfolio: Pick<PortfolioService, 'listRights' | 'host'>,
): Handlers<ApplicantOperations> => ({
  listApplicants: async ({ member, query }) =>
    (await applicants.list(requireMember(member).id, query.clientId, query)).map(presentApplicant),

  createApplicant: async ({ member, body }) =>
    presentApplicant(await applicants.create(requireMember(member).id, body)),

  getApplicant: async ({ member, path }) => presentApplicant(await applicants.find(requireMember(member).id, path.id)),

  updateApplicant: async ({ member, path, body }) =>
    presentApplicant(await applicants.update(requireMember(member).id, path.id, body)),

  deleteApplicant: async ({ member, path }) => {
    await applicants.delete(requireMember(member).id, path.id)
    return true
  },

  mergeApplicants: async ({ member, path, body }) =>
    presentApplicant(await applicants.merge(requireMember(member).id, path.id, body.ids)),

  listApplicantRights: async ({ member, path, query }) => {
    const { rights, total } = await portfolio.listRights(requireMember(member).id, path.id, query.kind, query)
    return pageOf(rights.map(presentRight), total, query)
  },

  hostApplicantRights: ({ member, path, body }) =>
    portfolio.host(requireMember(member).id, path.id, body.kind, body.keys),
})

type ClientOperations =
  | 'listHostingClients'
  | 'createHostingClient'
  | 'updateHostingClient'
  | 'deleteHostingClient'
  | 'listHostingShares'
  | 'inviteToHosting'
  | 'changeHostingShare'
  | 'endHostingShare'
  | 'readHostingInvitation'
  | 'acceptHostingInvitation'
  | 'listHostingChanges'

type ListHostingChanges = (
  accountId: string,
  filter: { clientId: string | null; itemId: string | null },
  page: PageRequest,
) => ReturnType<typeof listChanges>

export const clientsHandlers = (
  clients: ClientsService,
  listChanges: ListHostingChanges,
): Handlers<ClientOperations> => ({
  listHostingClients: async ({ member }) => (await clients.list(requireMember(member).id)).map(presentClient),

  createHostingClient: async ({ member, body }) => presentClient(await clients.create(requireMember(member).id, body)),

  updateHostingClient: async ({ member, path, body }) =>
    presentClient(await clients.update(requireMember(member).id, path.id, body)),

  deleteHostingClient: async ({ member, path }) => {
    await clients.delete(requireMember(member).id, path.id)
    return true
  },

  listHostingShares: async ({ member, path }) =>
    (await clients.listShares(requireMember(member).id, path.id)).map(presentShare),

  inviteToHosting: async ({ member, path, body }) => {
    const { id, role, to, expiresAt, url, isSent } = await clients.invite(requireMember(member).id, path.id, body)
    const share = { id, role, invited: to, accountName: null, acceptTime: null, expireTime: formatInstant(expiresAt) }
    return { share, url, isSent }
  },

  changeHostingShare: async ({ member, path, body }) => {
    await clients.changeShare(requireMember(member).id, path.id, path.shareId, body.role)
    return true
  },

  endHostingShare: async ({ member, path }) => {
    await clients.endShare(requireMember(member).id, path.id, path.shareId)
    return true
  },

  readHostingInvitation: async ({ body }) => {
    const { clientName, ownerName, role, expiresAt } = await clients.readInvitation(body.token)
    return { clientName, ownerName, role, expireTime: formatInstant(expiresAt) }
  },

  acceptHostingInvitation: async ({ member, body }) =>
    presentClient(await clients.accept(requireMember(member).id, body.token)),

  listHostingChanges: async ({ member, query, language }) => {
    const filter = { clientId: query.clientId ?? null, itemId: query.itemId ?? null }
    const { rows, total } = await listChanges(requireMember(member).id, filter, query)
    return pageOf(
      rows.map((row) => presentChange(row, language)),
      total,
      query,
    )
  },
})

/** In a language, on the present day. */
const viewBy = (now: () => Date) => (language: Language) => ({ language, today: todayIn(HOME_ZONE, now()) })

type PortfolioOperations =
  | 'listPortfolio'
  | 'createPortfolioItem'
  | 'getPortfolioItem'
  | 'updatePortfolioItem'
  | 'deletePortfolioItem'
  | 'settleDifference'
  | 'changePortfolioItems'

export const portfolioHandlers = (
  portfolio: PortfolioService,
  { now }: { now: () => Date },
): Handlers<PortfolioOperations> => {
  const view = viewBy(now)
  return {
    listPortfolio: async ({ member, query, language }) => {
      const { kind, clientId, applicantId, agentId, office, state, keyword, only } = query
      const filter = {
        kind: kind ?? null,
        clientId: clientId ?? null,
        applicantId: applicantId ?? null,
        agentId: agentId ?? null,
        office: office ?? null,
        state: state ?? null,
        keyword: trimToNull(keyword),
        only: only ?? null,
      }
      const { items, total } = await portfolio.list(requireMember(member).id, filter, query.sort ?? 'nextDue', query)
      return pageOf(
        items.map((item) => presentItem(item, view(language))),
        total,
        query,
      )
    },

    createPortfolioItem: async ({ member, body, language }) =>
      presentItemDetail(await portfolio.create(requireMember(member).id, body), view(language)),

    getPortfolioItem: async ({ member, path, language }) =>
      presentItemDetail(await portfolio.read(requireMember(member).id, path.id), view(language)),

    updatePortfolioItem: async ({ member, path, body, language }) =>
      presentItemDetail(await portfolio.update(requireMember(member).id, path.id, body), view(language)),

    deletePortfolioItem: async ({ member, path }) => {
      await portfolio.delete(requireMember(member).id, path.id)
      return true
    },

    settleDifference: async ({ member, path, body, language }) =>
      presentItemDetail(await portfolio.settleDifference(requireMember(member).id, path.id, body), view(language)),

    changePortfolioItems: async ({ member, body, language }) => {
      const { done, refused } = await portfolio.change(requireMember(member).id, body)
      return {
        done,
        refused: refused.map(({ id, title, error }) => ({ id, title, reason: error.entry.msg[language] })),
      }
    },
  }
}

type DeadlineOperations =
  | 'listHostingDeadlines'
  | 'addOwnDeadline'
  | 'changeHostingDeadline'
  | 'deleteOwnDeadline'
  | 'getHostingOverview'

export const deadlinesHandlers = (
  deadlines: DeadlinesService,
  { now }: { now: () => Date },
): Handlers<DeadlineOperations> => {
  const view = viewBy(now)
  return {
    listHostingDeadlines: async ({ member, query, language }) => {
      const { from, to, kind, clientId, applicantId, itemKind, done } = query
      const filter = {
        from: from ?? null,
        to: to ?? null,
        kind: kind ?? null,
        clientId: clientId ?? null,
        applicantId: applicantId ?? null,
        itemKind: itemKind ?? null,
        withDone: done ?? false,
      }
      const found = await deadlines.list(requireMember(member).id, filter, query)
      const records = found.deadlines.map((each) => presentHostingDeadline(each, view(language)))
      return pageOf(records, found.total, query)
    },

    addOwnDeadline: async ({ member, body, language }) =>
      presentHostingDeadline(await deadlines.add(requireMember(member).id, body), view(language)),

    changeHostingDeadline: async ({ member, path, body, language }) =>
      presentHostingDeadline(await deadlines.change(requireMember(member).id, path.id, body), view(language)),

    deleteOwnDeadline: async ({ member, path }) => {
      await deadlines.delete(requireMember(member).id, path.id)
      return true
    },

    getHostingOverview: async ({ member, query, language }) => {
      const filter = { clientId: query.clientId ?? null, applicantId: query.applicantId ?? null }
      const found = await deadlines.overview(requireMember(member).id, filter)
      const kinds = ['mark', 'patent', 'software', 'certificate'] as const
      const states = ['pending', 'live', 'ended', 'unknown'] as const
      const countOf = (kind: string | null, state: string | null) =>
        found.counts
          .filter((each) => (kind === null || each.kind === kind) && (state === null || each.state === state))
          .reduce((total, { count }) => total + count, 0)
      return {
        today: found.today,
        counts: kinds.map((kind) => ({
          kind,
          total: countOf(kind, null),
          pending: countOf(kind, 'pending'),
          live: countOf(kind, 'live'),
          ended: countOf(kind, 'ended'),
          unknown: countOf(kind, 'unknown'),
        })),
        due: [
          { days: 7 as const, count: found.due.week },
          { days: 30 as const, count: found.due.month },
          { days: 90 as const, count: found.due.quarter },
        ],
        passed: found.due.passed,
        changed: found.changed,
        different: found.different,
        todo: found.todo.map((each) => presentHostingDeadline(each, view(language))),
        documents: found.documents.flatMap(({ row, expiry }) =>
          row.expires_on === null
            ? []
            : [
                {
                  id: row.id,
                  kind: row.kind,
                  title: row.title,
                  applicantName: row.applicant_name,
                  clientName: row.client_name,
                  expiresOn: row.expires_on,
                  expiry,
                },
              ],
        ),
        charts: {
          offices: found.offices,
          classes: found.classes,
          states: states.map((name) => ({ name, count: countOf(null, name) })),
          years: found.years,
          months: found.months,
        },
      }
    },
  }
}
