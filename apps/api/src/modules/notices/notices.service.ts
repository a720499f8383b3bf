import { parsePhone } from '@markwright/domain/phone'
import type { SmsMessage } from '@markwright/messaging/sms'
import { securityEmail, securitySms } from '@markwright/messaging/templates'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageQuestion, rowsOf } from '../../kernel/pagination.ts'
import type { SecurityNotices } from './index.ts'
import type { NoticesRepository } from './notices.repository.ts'

const IDS_MAX = 200
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function createNoticesService(deps: {
  repository: NoticesRepository
  sendEmail: (message: { to: string; subject: string; text: string }) => Promise<unknown>
  sendSms: (message: SmsMessage) => Promise<void>
  now: () => Date
  onError: (error: unknown) => void
}) {
  const { repository } = deps

  const messagesUnderWay = new Set<Promise<void>>()

  /** In the background: nobody waits for the provider. */
  function dispatchSms(message: SmsMessage) {
    const sending = deps
      .sendSms(message)
      .catch(deps.onError)
      .finally(() => messagesUnderWay.delete(sending))
    messagesUnderWay.add(sending)
  }

  const notify: SecurityNotices['notify'] = async (accountId, event, formerPhone) => {
    try {
      const at = deps.now()
      const email = {
        cn: securityEmail({ event, at, language: 'cn' }),
        en: securityEmail({ event, at, language: 'en' }),
      }
      await repository.addSecurityNotice(accountId, {
        cn: { title: email.cn.subject, content: email.cn.text.trim() },
        en: { title: email.en.subject, content: email.en.text.trim() },
      })
      const recipient = await repository.findRecipient(accountId)
      if (!recipient) return
      const language = recipient.language === 'en' ? 'en' : 'cn'
      const phone = parsePhone(formerPhone ?? recipient.phone)
      if (phone) dispatchSms({ to: `${phone.regionCode}${phone.number}`, ...securitySms({ event, at, language }) })
      if (recipient.email) await deps.sendEmail({ to: recipient.email, ...email[language] })
    } catch (error) {
      deps.onError(error)
    }
  }

  return {
    notify,

    async list(accountId: string, read: boolean | null, question: PageQuestion) {
      const filter = { accountId, read }
      const [rows, total] = await Promise.all([repository.list(filter, rowsOf(question)), repository.count(filter)])
      return { rows, total }
    },

    countUnread: (accountId: string) => repository.count({ accountId, read: false }),

    /**
     * How many were unread before. Notices of others, and ids that nothing has, are left alone.
     * @throws 400 where the list is neither an array of ids nor one written as JSON.
     */
    markRead: (accountId: string, list: unknown) =>
      repository.markRead(
        accountId,
        readIds(list).filter((id) => UUID.test(id)),
        deps.now(),
      ),

    /** Waits for the text messages that are under way. */
    async close(): Promise<void> {
      await Promise.all(messagesUnderWay)
    },
  }
}
export type NoticesService = ReturnType<typeof createNoticesService>

function readIds(list: unknown): string[] {
  const ids = typeof list === 'string' ? parse(list) : list
  const areIds = Array.isArray(ids) && ids.length <= IDS_MAX && ids.every((id) => typeof id === 'string')
  if (!areIds) throw new AppError(commonErrors.invalid, { field: 'longList', reason: 'ids' })
  return ids
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
