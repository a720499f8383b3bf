import { sourceOf, targetOf } from '@markwright/domain/translation-languages'
import { joinSentences } from '@markwright/domain/translation-text'
import { documentTypes } from '@markwright/documents'
import { bilingualTextDocx, textDocx } from '@markwright/translation-documents'
import type { Member } from '../../kernel/session.ts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { pageOf } from '../../kernel/pagination.ts'
import type { TranslationLogs } from './translation-logs.ts'
import { presentLog, presentStored, presentTranslation } from './translation.presenter.ts'
import type { TranslationCaller, TranslationService } from './translation.service.ts'

type Operations =
  | 'translateText'
  | 'listTranslationAlternatives'
  | 'detectLanguage'
  | 'listTranslationDirections'
  | 'getTranslationQuota'
  | 'correctTranslation'
  | 'getTextTranslation'
  | 'findTextTranslation'
  | 'downloadTextTranslation'
  | 'listTranslationLogs'
  | 'exportTranslationLogs'
  | 'deleteTranslationLog'

const fileTitle = { cn: '译文', en: 'Translation' } as const

/** Who translates by this call. */
const callerOf = ({ member, request }: { member: Member | null; request: { ip: string } }): TranslationCaller => ({
  accountId: member?.id ?? null,
  ip: request.ip,
  client: member?.client,
})

export const translationHandlers = (service: TranslationService, logs: TranslationLogs): Handlers<Operations> => ({
  listTranslationLogs: async ({ member, query }) => {
    const { rows, total } = await logs.list(requireMember(member).id, query, query)
    return { ...pageOf(rows.map(presentLog), total, query), days: logs.days }
  },

  exportTranslationLogs: async ({ member, query, language, reply }) => {
    const format = query.format ?? 'xlsx'
    const { name, body } = await logs.export(requireMember(member).id, query, { format, language })
    return sendDownload(reply, { name, type: documentTypes[format], body })
  },

  deleteTranslationLog: async ({ member, path }) => {
    await logs.delete(requireMember(member).id, path.id)
    return true
  },

  translateText: async (call) => presentTranslation(await service.translate(callerOf(call), call.body)),

  listTranslationAlternatives: async (call) => await service.alternatives(callerOf(call), call.body),

  detectLanguage: ({ body }) => service.detect(body.text) ?? { language: null, certainty: 0 },

  listTranslationDirections: () => service.listDirections(),

  getTranslationQuota: async (call) => await service.getQuota(callerOf(call)),

  correctTranslation: async ({ member, body }) => {
    await service.correct(requireMember(member).id, body)
    return true
  },

  getTextTranslation: async ({ member, path }) => presentStored(await service.get(requireMember(member).id, path.id)),

  findTextTranslation: async ({ member, body }) => {
    const found = member && (await service.findByText(member.id, body))
    return found && presentStored(found)
  },

  downloadTextTranslation: async ({ body, language, reply }) => {
    const { direction, rows, layout } = body
    const title = fileTitle[language]
    const bytes =
      layout === 'bilingual'
        ? await bilingualTextDocx(
            rows.map(({ src, tgt }) => ({ source: src, target: tgt })),
            { title, source: sourceOf(direction), target: targetOf(direction), language },
          )
        : await textDocx(joinSentences(rows, direction), targetOf(direction))
    return sendDownload(reply, { name: `${title}.docx`, type: documentTypes.docx, body: Buffer.from(bytes) })
  },
})
