import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { documentTypes, tablesFile } from '@markwright/documents'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { actorOf } from '../backoffice/index.ts'
import { sendDownload, uploadRefusals } from '../files/index.ts'
import {
  presentAnnuity,
  presentAsked,
  presentDecisionRequest,
  presentManagedAnnuity,
  presentPatentAnnuities,
  presentQuote,
  presentRefused,
} from './annuities.presenter.ts'
import type { AnnuitiesService } from './annuities.service.ts'
import { annuityTable } from './annuity-table.ts'

type Operations =
  | 'listAnnuities'
  | 'getPatentAnnuities'
  | 'decideDeadlines'
  | 'quoteAnnuities'
  | 'orderAnnuities'
  | 'askForDecision'
  | 'listDecisionRequests'
  | 'revokeDecisionRequest'
  | 'readDecisionRequest'
  | 'answerDecisionRequest'
  | 'listManagedAnnuities'
  | 'instructAnnuities'
  | 'exportAnnuities'
  | 'recordAnnuityPayment'
  | 'downloadAnnuityReceipt'

export const annuitiesHandlers = (annuities: AnnuitiesService): Handlers<Operations> => {
  const view = (language: Language) => ({ language, today: annuities.today() })
  return {
    listAnnuities: async ({ member, query, language }) => {
      const { from, to, clientId, decision, stage } = query
      const filter = {
        from: from ?? null,
        to: to ?? null,
        clientId: clientId ?? null,
        decision: decision ?? null,
        stage: stage ?? null,
      }
      const found = await annuities.list(requireMember(member).id, filter, query)
      const records = found.annuities.map((annuity) => presentAnnuity(annuity, view(language)))
      return pageOf(records, found.total, query)
    },

    getPatentAnnuities: async ({ member, path, language }) =>
      presentPatentAnnuities(await annuities.ofPatent(requireMember(member).id, path.id), view(language)),

    decideDeadlines: async ({ member, body, language }) => {
      const { done, refused } = await annuities.decide(requireMember(member).id, body.ids, body.decision)
      return { done, refused: presentRefused(refused, language) }
    },

    quoteAnnuities: async ({ member, body, language }) =>
      presentQuote(await annuities.quote(requireMember(member).id, body.ids), language),

    orderAnnuities: ({ member, body, language }) => annuities.order(requireMember(member), body, language),

    askForDecision: async ({ member, body }) => {
      const row = await annuities.ask(requireMember(member).id, body)
      return presentDecisionRequest(row, annuities.urlOf(row.id))
    },

    listDecisionRequests: async ({ member, query }) => {
      const { rows, total } = await annuities.listAsked(requireMember(member).id, query)
      const records = rows.map((row) => presentDecisionRequest(row, annuities.urlOf(row.id)))
      return pageOf(records, total, query)
    },

    revokeDecisionRequest: async ({ member, path }) => {
      await annuities.revoke(requireMember(member).id, path.id)
      return true
    },

    readDecisionRequest: async ({ body, language }) =>
      presentAsked(await annuities.readAsked(body.token), view(language)),

    answerDecisionRequest: async ({ body, language }) =>
      presentAsked(await annuities.answer(body.token, body.name, body.decisions), view(language)),

    listManagedAnnuities: async ({ query, language }) => {
      const { stage, office, keyword } = query
      const filter = { stage: stage ?? null, office: office ?? null, keyword: trimToNull(keyword) }
      const { rows, total } = await annuities.listManaged(filter, query)
      const records = rows.map((row) => presentManagedAnnuity(row, view(language)))
      return pageOf(records, total, query)
    },

    instructAnnuities: async ({ body, language }) => {
      const { done, refused } = await annuities.instruct(body.ids)
      return { done, refused: presentRefused(refused, language) }
    },

    exportAnnuities: async ({ body, language, reply }) => {
      const rows = await annuities.listManagedByIds(body.ids)
      const records = rows.map((row) => presentManagedAnnuity(row, view(language)))
      return sendDownload(reply.header('cache-control', 'private, no-store'), {
        name: language === 'en' ? 'Annuities.xlsx' : '年费缴纳清单.xlsx',
        type: documentTypes.xlsx,
        body: await tablesFile([annuityTable(records, language)]),
      })
    },

    recordAnnuityPayment: async (call) => {
      const { file, fields } = await readForm(call.request, {
        bytesMax: uploadLimits.priority.size,
        tooLarge: uploadRefusals.size,
      })
      const paidOn = fields.get('paidOn')
      const form = { file, paidOn: typeof paidOn === 'string' ? paidOn : '' }
      return presentManagedAnnuity(
        await annuities.recordPayment(call.path.id, form, actorOf(call)),
        view(call.language),
      )
    },

    downloadAnnuityReceipt: async ({ member, path, reply }) => {
      const { file, object } = await annuities.openReceipt(requireMember(member).id, path.id)
      return sendDownload(reply.header('cache-control', 'private, no-store'), {
        name: file.original,
        type: file.mime,
        body: object.stream,
        sizeBytes: object.sizeBytes,
      })
    },
  }
}
