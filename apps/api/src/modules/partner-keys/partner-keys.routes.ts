import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { presentKey } from './partner-keys.presenter.ts'
import type { PartnerKeysService } from './partner-keys.service.ts'
import type { PartnerUsage } from './partner-usage.service.ts'

type Operations =
  | 'listPartnerKeys'
  | 'createPartnerKey'
  | 'updatePartnerKey'
  | 'rotatePartnerKey'
  | 'revokePartnerKey'
  | 'getPartnerUsage'
  | 'exportPartnerUsage'
  | 'listPartnerStatements'

export type PartnerKeys = {
  keys: PartnerKeysService
  usage: PartnerUsage
  now: () => Date
}

export const partnerKeysHandlers = ({ keys, usage, now }: PartnerKeys): Handlers<Operations> => ({
  listPartnerKeys: async ({ member }) => {
    const { merchantId, rows } = await keys.list(requireMember(member).id)
    return { merchantId, records: rows.map((row) => presentKey(row, now())) }
  },

  createPartnerKey: async ({ member, body }) => {
    const { secret, row } = await keys.create(requireMember(member).id, body)
    return { secret, key: presentKey(row, now()) }
  },

  updatePartnerKey: async ({ member, path, body }) =>
    presentKey(await keys.update(requireMember(member).id, path.id, body), now()),

  rotatePartnerKey: async ({ member, path }) => {
    const { secret, row } = await keys.rotate(requireMember(member).id, path.id)
    return { secret, key: presentKey(row, now()) }
  },

  revokePartnerKey: async ({ member, path }) => {
    await keys.revoke(requireMember(member).id, path.id)
    return true
  },

  getPartnerUsage: async ({ member, query }) => {
    const { from, to, rows } = await usage.list(requireMember(member).id, query)
    const records = rows.map(({ day, key_id, name, is_test, product, calls, failures, words }) => ({
      day,
      keyId: key_id,
      keyName: name,
      isTest: is_test,
      product: product as Schemas['PartnerUsageRow']['product'],
      calls,
      failures,
      words,
    }))
    return { from, to, records }
  },

  listPartnerStatements: async ({ member }) => {
    const rows = await usage.listStatements(requireMember(member).id)
    return rows.map(({ created_at, ...figures }) => ({ ...figures, createTime: formatInstant(created_at) }))
  },

  exportPartnerUsage: async ({ member, query, language, reply }) => {
    const { name, body } = await usage.export(requireMember(member).id, query, language)
    return sendDownload(reply, { name, type: 'text/csv', body })
  },
})
