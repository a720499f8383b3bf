import type { Body } from '@markwright/contract'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { type Member, requireMember } from '../../kernel/session.ts'
import { getSearcher } from '../trademarks/index.ts'
import { presentAccount, presentAuthority, presentContact, presentMember, presentUser } from './account.presenter.ts'
import type { AccountServices } from './account.services.ts'

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
type ContactOperations = 'listContacts' | 'createContact' | 'updateContact' | 'deleteContact'

export const accountHandlers = (
  services: AccountServices,
): Handlers<ProfileOperations | SecurityOperations | 'getTrademarkServiceAuthority' | ContactOperations> => ({
  ...profileHandlers(services),
  ...securityHandlers(services),
  ...authorityHandlers(services),
  ...contactHandlers(services),
})

function profileHandlers({ profiles, findTrial, findCard }: AccountServices): Handlers<ProfileOperations> {
  const ownAccount = (member: Member | null) => profiles.find(requireMember(member).id)
  return {
    getCurrentUser: async ({ member }) => presentUser(await ownAccount(member)),
    getUserInfo: async ({ member }) => presentUser(await ownAccount(member)),
    getMemberCard: async ({ member }) => {
      const { id } = requireMember(member)
      const [account, trial, card] = await Promise.all([profiles.find(id), findTrial(id, 27), findCard(id)])
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

const authorityHandlers = ({ authority }: AccountServices): Handlers<'getTrademarkServiceAuthority'> => ({
  getTrademarkServiceAuthority: async ({ member, request }) =>
    presentAuthority(await authority.find(getSearcher({ member, request }))),
})

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
