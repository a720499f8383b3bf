import { parsePhone } from '@markwright/domain/people/phone'
import type { SmsMessage } from '@markwright/messaging/sms'
import { securityEmail, securitySms } from '@markwright/messaging/templates'
import type { KeyValueStore } from '@markwright/key-value'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { SecurityEvent, SecurityNotices } from './index.ts'
import type { NoticesRepository } from './notices.repository.ts'

const IDS_MAX = 200
const DAY_SECONDS = 86_400
const LOCKED_SMS_PER_DAY = 2
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function createNoticesService(deps: {
  repository: NoticesRepository
  sendEmail: (message: { to: string; subject: string; text: string }) => Promise<unknown>
  sendSms: (message: SmsMessage) => Promise<void>
  keyValueStore: Pick<KeyValueStore, 'increment'>
  now: () => Date
  onError: (error: unknown) => void
}) {
  const { repository } = deps

  const underWay = new Set<Promise<void>>()

  /** Anyone who knows a phone can lock its account: its owner is not to be woken more often than that. */
  async function mayText(event: SecurityEvent, phone: string): Promise<boolean> {
    if (event !== 'accountLocked') return true
    return (await deps.keyValueStore.increment(`locked-sms:${phone}`, DAY_SECONDS)) <= LOCKED_SMS_PER_DAY
  }

  const sendNotices = async (accountId: string, event: SecurityEvent, formerPhone?: string) => {
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
    if (recipient.email) await deps.sendEmail({ to: recipient.email, ...email[language] })
    const phone = parsePhone(formerPhone ?? recipient.phone)
    if (!phone || !(await mayText(event, recipient.phone))) return
    // Nobody waits for the provider.
    void track(deps.sendSms({ to: `${phone.regionCode}${phone.number}`, ...securitySms({ event, at, language }) }))
  }

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.catch(deps.onError).finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }

  const notify: SecurityNotices['notify'] = (...input) => track(sendNotices(...input))

  return {
    notify,

    async list(accountId: string, read: boolean | null, page: PageRequest) {
      const filter = { accountId, read }
      const [rows, total] = await Promise.all([repository.list(filter, rowRange(page)), repository.count(filter)])
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

    /** Waits for the notices and messages that are under way. */
    async close(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
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
