import type { Body, Query, Reply } from '@markwright/contract'
import { documentTypes } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf, type PageRequest } from '../../kernel/pagination.ts'
import { type Member, requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { searcherOf } from '../trademarks/index.ts'
import {
  presentAccount,
  presentAuthority,
  presentContact,
  presentMember,
  presentSearchLog,
  presentUser,
} from './account.presenter.ts'
import type { AccountServices } from './account.services.ts'
import type { SearchLogQuestion } from './search-logs.ts'

type ProfileOperations = 'getCurrentUser' | 'getUserInfo' | 'getMemberCard' | 'getAccount' | 'updateAccount'
type SecurityOperations =
  | 'verifyForPassword'
  | 'changePassword'
  | 'verifyForPhone'
  | 'changePhone'
  | 'verifyForWechat'
  | 'getWechatBindUrl'
  | 'bindWechat'
  | 'unbindWechat'
type SearchOperations =
  | 'getTrademarkServiceAuthority'
  | 'listPatentSearchLogs'
  | 'listTrademarkSearchLogs'
  | 'exportPatentSearchLogs'
  | 'exportTrademarkSearchLogs'
  | 'deleteSearchLog'
type ContactOperations = 'listContacts' | 'createContact' | 'updateContact' | 'deleteContact'

export const accountHandlers = (
  services: AccountServices,
): Handlers<ProfileOperations | SecurityOperations | SearchOperations | ContactOperations> => ({
  ...profileHandlers(services),
  ...securityHandlers(services),
  ...searchHandlers(services),
  ...contactHandlers(services),
})

function profileHandlers({ profiles, trials, findCard }: AccountServices): Handlers<ProfileOperations> {
  const ownAccount = (member: Member | null) => profiles.find(requireMember(member).id)
  return {
    getCurrentUser: async ({ member }) => presentUser(await ownAccount(member)),
    getUserInfo: async ({ member }) => presentUser(await ownAccount(member)),
    getMemberCard: async ({ member }) => {
      const { id } = requireMember(member)
      const [account, trial, card] = await Promise.all([profiles.find(id), trials.find(id, 27), findCard(id)])
      return presentMember(account, trial, card)
    },
    getAccount: async ({ member }) => presentAccount(await ownAccount(member)),

    updateAccount: async ({ member, body }) => {
      const { version, lang, ...change } = body
      const profile = { ...change, ...(lang && { language: lang }) }
      return presentAccount(await profiles.update(requireMember(member).id, version, profile))
    },
  }
}

function securityHandlers({ security }: AccountServices): Handlers<SecurityOperations> {
  return {
    verifyForPassword: ({ member, body }) => security.confirm('changePassword', requireMember(member), body),
    verifyForPhone: ({ member, body }) => security.confirm('changePhone', requireMember(member), body),
    verifyForWechat: ({ member, body }) => security.confirm('changeWechat', requireMember(member), body),

    changePassword: async ({ member, body }) => {
      await security.changePassword(requireMember(member), body)
      return true
    },

    changePhone: async ({ member, body }) => {
      await security.changePhone(requireMember(member), body)
      return true
    },

    getWechatBindUrl: ({ member, query }) => security.getWechatBindUrl(requireMember(member), query.ticket),

    bindWechat: async ({ member, body }) => {
      await security.bindWechat(requireMember(member), body)
      return true
    },

    unbindWechat: async ({ member, body }) => {
      await security.unbindWechat(requireMember(member), body.ticket)
      return true
    },
  }
}

function searchHandlers({ searchLogs, authority }: AccountServices): Handlers<SearchOperations> {
  const list = async (
    member: Member | null,
    requested: SearchLogQuestion,
    query: PageRequest,
  ): Promise<Reply<'listTrademarkSearchLogs'>> => {
    const { rows, total } = await searchLogs.list(requireMember(member).id, requested, query)
    return pageOf(rows.map(presentSearchLog), total, query)
  }
  const patentsOf = ({ patentSearchType, ...query }: Query<'exportPatentSearchLogs'>): SearchLogQuestion => ({
    ...query,
    product: 'patent',
    searchType: patentSearchType,
  })
  const trademarksOf = ({ searchKind, ...query }: Query<'exportTrademarkSearchLogs'>): SearchLogQuestion => ({
    ...query,
    product: 'trademark',
    searchType: searchKind,
  })

  return {
    getTrademarkServiceAuthority: async ({ member, request }) =>
      presentAuthority(await authority.find(searcherOf({ member, request }))),

    listPatentSearchLogs: ({ member, query }) => list(member, patentsOf(query), query),

    exportPatentSearchLogs: async ({ member, query, language, reply }) => {
      const { format = 'xlsx', ...requested } = query
      const own = requireMember(member).id
      const { name, body } = await searchLogs.export(own, patentsOf(requested), { format, language })
      return sendDownload(reply, { name, type: documentTypes[format], body })
    },

    listTrademarkSearchLogs: ({ member, query }) => list(member, trademarksOf(query), query),

    exportTrademarkSearchLogs: async ({ member, query, language, reply }) => {
      const { format = 'xlsx', ...requested } = query
      const own = requireMember(member).id
      const { name, body } = await searchLogs.export(own, trademarksOf(requested), { format, language })
      return sendDownload(reply, { name, type: documentTypes[format], body })
    },

    deleteSearchLog: async ({ member, path }) => {
      await searchLogs.delete(requireMember(member).id, path.id)
      return true
    },
  }
}

function contactHandlers({ contacts }: AccountServices): Handlers<ContactOperations> {
  const draftOf = ({ name, phone, email, postcode, address, isDefault }: Body<'createContact'>) => ({
    name,
    phone,
    email: email ?? null,
    postcode: postcode ?? null,
    address: address ?? null,
    isDefault: isDefault ?? false,
  })

  return {
    listContacts: async ({ member, query }) => {
      const { rows, total } = await contacts.list(requireMember(member).id, query)
      return pageOf(rows.map(presentContact), total, query)
    },

    createContact: async ({ member, body }) =>
      presentContact(await contacts.create(requireMember(member).id, draftOf(body))),

    updateContact: async ({ member, path, body }) =>
      presentContact(await contacts.update(requireMember(member).id, path.id, draftOf(body))),

    deleteContact: async ({ member, path }) => {
      await contacts.delete(requireMember(member).id, path.id)
      return true
    },
  }
}
