import { sourceOf, targetOf } from '@markwright/domain/texts/translation-languages'
import { joinSentences } from '@markwright/domain/texts/translation-text'
import { documentTypes } from '@markwright/documents'
import { bilingualTextDocx, textDocx } from '@markwright/translation-documents'
import type { Member } from '../../kernel/session.ts'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { presentStored, presentTranslation } from './translation.presenter.ts'
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

const fileTitle = { cn: '译文', en: 'Translation' } as const

/** Who translates by this call. */
const callerOf = ({ member, request }: { member: Member | null; request: { ip: string } }): TranslationCaller => ({
  accountId: member?.id ?? null,
  ip: request.ip,
  client: member?.client,
})

export const translationHandlers = (service: TranslationService): Handlers<Operations> => ({
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
