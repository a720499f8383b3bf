import { AppError } from '../../kernel/errors.ts'
import { requireText } from '../../kernel/fields.ts'
import { newMessageNotice } from './case-messages.ts'
import { maySend } from './case-payment.ts'
import { caseErrors, MESSAGES_MAX } from './cases.errors.ts'
import type { CasesService } from './cases.service.ts'
import type { MessageAuthor, MessageRow, MessagesRepository } from './messages.repository.ts'

const PAGE_SIZE = 20

/** What the member and staff write to each other about a case; `accountId` is null for staff. */
export function createMessagesService(deps: {
  repository: MessagesRepository
  cases: Pick<CasesService, 'findRow'>
  now: () => Date
}) {
  const { repository, cases, now } = deps

  return {
    /** At most 20 messages before a position, or the latest. @throws 404 */
    async list(caseId: string, accountId: string | null, before: number | undefined) {
      await cases.findRow(caseId, accountId)
      return repository.list(caseId, { before: before ?? null, take: PAGE_SIZE })
    },

    /** All of a case, the oldest first; the caller knows that the reader may see it. */
    listAll: async (caseId: string): Promise<MessageRow[]> =>
      (await repository.list(caseId, { before: null, take: MESSAGES_MAX })).rows,

    /** @throws 404, 400 for a blank text, 60113 once the case is over and no period runs, 60130 where it has too many messages. */
    async send(
      caseId: string,
      accountId: string | null,
      input: { key: string; text: string },
      author: MessageAuthor,
    ): Promise<MessageRow> {
      const text = requireText('text', input.text)
      if (!maySend(await cases.findRow(caseId, accountId))) throw new AppError(caseErrors.wrongState)
      const message = { caseId, key: input.key, text, at: now() }
      const limits = { max: MESSAGES_MAX, texts: (number: string) => newMessageNotice(number, text) }
      const sent = await repository.send(message, author, limits)
      if (!sent) throw new AppError(caseErrors.tooManyMessages)
      return sent
    },

    /** @throws 404 */
    async markAnswered(caseId: string, upTo: number): Promise<void> {
      await cases.findRow(caseId, null)
      await repository.markAnswered(caseId, upTo)
    },
  }
}
export type MessagesService = ReturnType<typeof createMessagesService>
