import { isShown } from '@markwright/cases'
import { AppError } from '../../kernel/errors.ts'
import { fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import type { Actor } from '../backoffice/index.ts'
import { isWithoutOrder } from './case-payment.ts'
import { caseErrors } from './cases.errors.ts'
import { postReceivedNotice } from './case-messages.ts'
import type { ReadCase } from './case-rows.repository.ts'
import { type CasesService, type ManagedCase, moveRefusals, type WholeCase } from './cases.service.ts'
import type { CorrespondenceRepository } from './correspondence.repository.ts'

/** How a member hears of a case, and what is sent by post. */
export function createCorrespondenceService(deps: {
  repository: CorrespondenceRepository
  cases: Pick<CasesService, 'find' | 'findManaged' | 'findRow'>
  now: () => Date
}) {
  const { repository, cases, now } = deps

  return {
    /** @throws 404 */
    async setNotification(id: string, accountId: string, choice: { email: boolean; sms: boolean }): Promise<WholeCase> {
      await cases.findRow(id, accountId)
      await repository.setNotification(id, choice)
      return cases.find(id, accountId)
    },

    /**
     * `accountId` in `read` is that of the member. Without kinds, nothing is sent by post.
     * @throws 404, 400 for a kind that the case does not have and for a company or number that is missing or malformed, 60113, 409
     */
    async setPost(
      read: ReadCase,
      { kinds, ...by }: { kinds: readonly string[]; company: string; trackingNumber: string },
    ): Promise<WholeCase> {
      const { definition, content, row } = await cases.find(read.id, read.accountId)
      if (isWithoutOrder(row)) throw new AppError(caseErrors.wrongState)
      const known = definition.documents.filter((each) => !each.isGenerated && isShown(each, content))
      if (kinds.some((kind) => !known.some((each) => each.kind === kind)))
        throw fieldRefusal('kinds', 'unknown', { cn: '没有这种文件', en: 'There is no such kind of document.' })
      const posted =
        kinds.length === 0
          ? null
          : { kinds, company: requireText('company', by.company), trackingNumber: trackingNumberOf(by.trackingNumber) }
      const problem = await repository.setPost(read, posted, now())
      if (problem) throw new AppError(moveRefusals[problem])
      return cases.find(read.id, read.accountId)
    },

    /** @throws 404, 60113 where nothing was sent or it has arrived already, 409 */
    async receivePost(id: string, version: number, actor: Actor): Promise<ManagedCase> {
      const read = { id, version, accountId: null }
      const problem = await repository.receivePost(read, actor, { at: now(), texts: postReceivedNotice })
      if (problem) throw new AppError(moveRefusals[problem])
      return cases.findManaged(id)
    },
  }
}
export type CorrespondenceService = ReturnType<typeof createCorrespondenceService>

function trackingNumberOf(text: string): string {
  const number = requireText('trackingNumber', trimToNull(text)?.replaceAll(/\s/g, ''))
  if (!/^[\dA-Za-z-]{6,40}$/.test(number))
    throw fieldRefusal('trackingNumber', 'malformed', {
      cn: '运单号应为 6 至 40 位字母、数字或连字符',
      en: 'A tracking number has 6 to 40 letters, digits or hyphens.',
    })
  return number
}
