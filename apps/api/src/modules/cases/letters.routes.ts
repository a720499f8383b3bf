import { contentOfFollowUp, letterKindsOf } from '@markwright/cases'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { actorOf } from '../backoffice/index.ts'
import { type FilesService, uploadRefusals } from '../files/index.ts'
import { presentDraft, presentManaged } from './cases.presenter.ts'
import type { CasesService } from './cases.service.ts'
import type { DraftsService } from './drafts.service.ts'
import { sendStoredFile } from './send-stored-file.ts'
import type { LettersService } from './letters.service.ts'

type Operations =
  | 'downloadCaseLetter'
  | 'startFollowUp'
  | 'downloadManagedCaseLetter'
  | 'addCaseLetter'
  | 'deleteCaseLetter'
  | 'setCaseDeadlineDone'

export function lettersHandlers({
  letters,
  cases,
  drafts,
  files,
}: {
  letters: LettersService
  cases: Pick<CasesService, 'find' | 'findManaged'>
  drafts: Pick<DraftsService, 'create'>
  files: Pick<FilesService, 'openById'>
}): Handlers<Operations> {
  type ManagedCall = Pick<Call<'assignCase'>, 'path' | 'language' | 'staff' | 'request'>
  const managed = async (call: ManagedCall) =>
    presentManaged(await cases.findManaged(call.path.id), actorOf(call).id, call.language)
  const download = async (
    { path, reply }: Pick<Call<'downloadCaseLetter'>, 'path' | 'reply'>,
    accountId: string | null,
  ) => {
    const letter = await letters.findLetter(path.id, path.letterId, accountId)
    return sendStoredFile(reply, files, letter)
  }
  return {
    downloadCaseLetter: (call) => download(call, requireMember(call.member).id),

    startFollowUp: async ({ member, path }) => {
      const accountId = requireMember(member).id
      const { row, definition, content } = await cases.find(path.id, accountId)
      const letter = await letters.findLetter(path.id, path.letterId, accountId)
      const followUp = letterKindsOf(row.product_type).find(({ kind }) => kind === letter.kind)?.followUp
      if (!followUp) throw new AppError(commonErrors.notFound)
      const facts = { definition, content, officeNumber: row.office_number, receivedOn: letter.received_on }
      return presentDraft(await drafts.create(accountId, followUp.productType, contentOfFollowUp(followUp, facts)))
    },

    downloadManagedCaseLetter: (call) => download(call, null),

    addCaseLetter: async (call) => {
      const { size } = uploadLimits.priority
      const { file, fields } = await readForm(call.request, { bytesMax: size, tooLarge: uploadRefusals.size })
      const textOf = (name: string) => {
        const value = fields.get(name)
        return typeof value === 'string' ? value : ''
      }
      const form = {
        file,
        kind: textOf('kind'),
        datedOn: textOf('datedOn'),
        method: textOf('method'),
        receivedOn: textOf('receivedOn'),
      }
      await letters.add(call.path.id, form, actorOf(call))
      return managed(call)
    },

    deleteCaseLetter: async (call) => {
      await letters.remove(call.path.id, call.path.letterId, actorOf(call))
      return managed(call)
    },

    setCaseDeadlineDone: async (call) => {
      await letters.setDone(call.path.id, call.path.deadlineId, call.body.isDone, actorOf(call))
      return managed(call)
    },
  }
}
