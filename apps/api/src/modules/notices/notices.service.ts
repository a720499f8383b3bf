import { securityEmail } from '@markwright/messaging/templates'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageQuestion, rowsOf } from '../../kernel/pagination.ts'
import type { SecurityNotices } from './index.ts'
import type { NoticesRepository } from './notices.repository.ts'

const IDS_MAX = 200
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function createNoticesService(deps: {
  repository: NoticesRepository
  sendEmail: (message: { to: string; subject: string; text: string }) => Promise<unknown>
  now: () => Date
  onError: (error: unknown) => void
}) {
  const { repository } = deps

  const notify: SecurityNotices['notify'] = async (accountId, event) => {
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
      if (recipient?.email)
        await deps.sendEmail({ to: recipient.email, ...email[recipient.language === 'en' ? 'en' : 'cn'] })
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
