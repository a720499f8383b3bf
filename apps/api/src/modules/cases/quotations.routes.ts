import { markImageOf } from '@markwright/cases'
import { memberActor, staffActor } from '../../kernel/actors.ts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import type { FilesService } from '../files/index.ts'
import { presentDraft } from './cases.presenter.ts'
import { presentManagedQuotation, presentQuotation, presentQuotationHead } from './quotations.presenter.ts'
import type { QuotationsService } from './quotations.service.ts'
import { sendStoredFile } from './send-stored-file.ts'

type Operations =
  | 'listCaseQuotations'
  | 'requestCaseQuotation'
  | 'declineCaseQuotation'
  | 'withdrawCaseQuotation'
  | 'listManagedCaseQuotations'
  | 'getManagedCaseQuotation'
  | 'downloadCaseQuotationImage'
  | 'offerCaseQuotation'
  | 'refuseCaseQuotation'

export function quotationsHandlers({
  quotations,
  files,
  now,
}: {
  quotations: QuotationsService
  files: Pick<FilesService, 'openById'>
  now: () => Date
}): Handlers<Operations> {
  const when = ({ language }: { language: Language }) => ({ at: now(), language })

  return {
    listCaseQuotations: async (call) =>
      (await quotations.listOfDraft(requireMember(call.member).id, call.path.id)).map((row) =>
        presentQuotation(row, when(call)),
      ),

    requestCaseQuotation: async (call) =>
      presentQuotation(
        await quotations.request(requireMember(call.member), call.path.id, call.body.version, presentDraft),
        when(call),
      ),

    declineCaseQuotation: async (call) => {
      const actor = memberActor(call)
      const read = { draftId: call.path.id, version: call.body.version }
      return presentQuotation(await quotations.decline(actor.id, read, call.body.reason, actor), when(call))
    },

    withdrawCaseQuotation: async (call) => {
      const actor = memberActor(call)
      const read = { draftId: call.path.id, version: call.body.version }
      return presentQuotation(await quotations.withdraw(actor.id, read, actor), when(call))
    },

    listManagedCaseQuotations: async (call) => {
      const { rows, total } = await quotations.list(call.query, call.query)
      return pageOf(
        rows.map((row) => presentQuotationHead(row, when(call))),
        total,
        call.query,
      )
    },

    getManagedCaseQuotation: async (call) => presentManagedQuotation(await quotations.find(call.path.id), when(call)),

    downloadCaseQuotationImage: async ({ path, reply }) => {
      const { definition, content } = await quotations.find(path.id)
      const image = markImageOf(definition, content)?.image
      if (!image) throw new AppError(commonErrors.notFound)
      return sendStoredFile(reply, files, { name: image.name, file_id: image.id })
    },

    offerCaseQuotation: async (call) => {
      const { version, ...offer } = call.body
      const read = { id: call.path.id, version }
      return presentManagedQuotation(await quotations.offer(read, offer, staffActor(call)), when(call))
    },

    refuseCaseQuotation: async (call) => {
      const read = { id: call.path.id, version: call.body.version }
      return presentManagedQuotation(await quotations.refuse(read, call.body.reason, staffActor(call)), when(call))
    },
  }
}
