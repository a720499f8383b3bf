import type { Schemas } from '@markwright/contract'
import { documentTypes, LETTER_BYTES_MAX, sampleLetter } from '@markwright/documents'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { cleanFileName, sendDownload } from '../files/index.ts'
import { hostingErrors } from './hosting.errors.ts'
import type { TemplateRow } from './letters.repository.ts'
import type { LettersService } from './letters.service.ts'

type Operations =
  | 'listLetterTemplates'
  | 'addLetterTemplate'
  | 'downloadLetterTemplate'
  | 'deleteLetterTemplate'
  | 'downloadSampleLetter'
  | 'writeClientLetter'

const sampleNames = { cn: '信函模板', en: 'Letter template' } as const

/** Letters of an agency to its clients. */
export const lettersHandlers = (letters: LettersService): Handlers<Operations> => ({
  listLetterTemplates: async ({ member }) => (await letters.list(requireMember(member).id)).map(presentTemplate),

  addLetterTemplate: async ({ member, request }) => {
    const { id } = requireMember(member)
    const { file, fields } = await readForm(request, {
      bytesMax: LETTER_BYTES_MAX,
      tooLarge: hostingErrors.unreadableLetter,
    })
    const name = fields.get('name')
    return presentTemplate(await letters.add(id, { name: typeof name === 'string' ? name : '', file }))
  },

  downloadLetterTemplate: async ({ member, path, reply }) => {
    const { name, content } = await letters.findTemplate(requireMember(member).id, path.id)
    return send(reply, `${name}.docx`, Buffer.from(content))
  },

  deleteLetterTemplate: async ({ member, path }) => {
    await letters.delete(requireMember(member).id, path.id)
    return true
  },

  downloadSampleLetter: async ({ member, language, reply }) => {
    requireMember(member)
    return send(reply, `${sampleNames[language]}.docx`, await sampleLetter(language))
  },

  writeClientLetter: async ({ member, body, language, reply }) => {
    const request = {
      clientId: body.clientId,
      templateId: body.templateId ?? null,
      from: body.from ?? null,
      to: body.to ?? null,
    }
    const { name, bytes } = await letters.write(requireMember(member).id, request, language)
    return send(reply, name, bytes)
  },
})

const send = (reply: FastifyReply, name: string, body: Buffer) =>
  sendDownload(reply.header('cache-control', 'private, no-store'), {
    name: cleanFileName(name) || 'letter.docx',
    type: documentTypes.docx,
    body,
  })

const presentTemplate = (row: TemplateRow): Schemas['LetterTemplate'] => ({
  id: row.id,
  name: row.name,
  sizeBytes: row.size_bytes,
  createTime: formatInstant(row.created_at),
})
