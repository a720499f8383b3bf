import { checkLetter, type Letter, LETTER_BYTES_MAX, sampleLetter, writeLetter } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { countryName } from '@markwright/domain/places/countries'
import { deadlineName, kindName } from '@markwright/hosting'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkDay, fieldRefusal, requireText } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import type { Scope } from './access.repository.ts'
import type { ClientsService } from './clients.service.ts'
import type { DeadlinesRepository } from './deadlines.repository.ts'
import { hostingErrors, LETTER_ROWS_MAX, TEMPLATES_MAX } from './hosting.errors.ts'
import type { LettersRepository, TemplateRow } from './letters.repository.ts'

const NAME_MAX = 100

/** Letters of an agency to its clients, from templates with fields. */
export function createLettersService(deps: {
  repository: LettersRepository
  clients: Pick<ClientsService, 'findOwn'>
  deadlines: Pick<DeadlinesRepository, 'list'>
  loadScope: (accountId: string) => Promise<Scope>
  nameOf: (accountId: string) => Promise<string>
  now: () => Date
}) {
  const { repository } = deps
  const findTemplate = async (accountId: string, id: string) => {
    const row = await repository.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }

  return {
    findTemplate,
    list: (accountId: string) => repository.list(accountId),

    /** @throws 400 without a name or a file, 61070 and 61071 for a template that cannot be written, 61072 for too many */
    async add(accountId: string, draft: { name: string; file: FormFile | null }): Promise<TemplateRow> {
      const name = requireText('name', draft.name).slice(0, NAME_MAX)
      const { file } = draft
      if (!file || file.bytes.length === 0)
        throw fieldRefusal('file', 'missing', { cn: '请选择文件', en: 'Please choose a file.' })
      if (file.bytes.length > LETTER_BYTES_MAX) throw new AppError(hostingErrors.unreadableLetter)
      const problem = await checkLetter(file.bytes)
      if (problem?.reason === 'unreadable') throw new AppError(hostingErrors.unreadableLetter)
      if (problem) throw new AppError(wrongFields(problem.reason, problem.fields), { fields: problem.fields })
      const saved = await repository.save(accountId, name, Buffer.from(file.bytes), TEMPLATES_MAX)
      if (!saved) throw new AppError(hostingErrors.tooManyTemplates)
      return saved
    },

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },

    /** @throws 404 for a client or a template of somebody else, 61073 for too many rights or deadlines, 61074 for a template too long for them */
    async write(
      accountId: string,
      request: { clientId: string; templateId: string | null; from: string | null; to: string | null },
      language: Language,
    ): Promise<{ name: string; bytes: Buffer }> {
      for (const field of ['from', 'to'] as const) if (request[field] !== null) checkDay(field, request[field])
      const client = await deps.clients.findOwn(accountId, request.clientId)
      const template = request.templateId === null ? null : await findTemplate(accountId, request.templateId)
      const { clientId, from, to } = request
      const rights = await repository.listRights(accountId, clientId, LETTER_ROWS_MAX + 1)
      const filter = { from, to, kind: null, itemKind: null, clientId, withDone: false }
      const range = { skip: 0, take: LETTER_ROWS_MAX }
      const deadlines = await deps.deadlines.list(await deps.loadScope(accountId), filter, range)
      if (rights.length > LETTER_ROWS_MAX || deadlines.total > LETTER_ROWS_MAX)
        throw new AppError(hostingErrors.letterTooLong)
      const shown = new Map(
        rights.map((row) => [
          row.id,
          {
            title: row.title,
            number: row.number,
            registration: row.registration_number ?? '',
            kind: kindName(row, language),
            office: countryName(row.office, language),
            owner: row.owner ?? '',
          },
        ]),
      )
      const letter: Letter = {
        agency: await deps.nameOf(accountId),
        day: todayIn(HOME_ZONE, deps.now()),
        client: client.name,
        contact: client.contact ?? '',
        phone: client.phone ?? '',
        email: client.email ?? '',
        rights: rights.map((row) => ({ ...shown.get(row.id)!, expires: row.expires_on ?? '' })),
        deadlines: deadlines.rows.flatMap((row) => {
          const right = shown.get(row.item_id)
          if (!right) return []
          return [{ ...right, what: deadlineName(row, language), due: row.due_on, grace: row.grace_end ?? '' }]
        }),
      }
      const bytes = await writeLetter(template ? template.content : await sampleLetter(language), letter)
      if (!bytes) throw new AppError(hostingErrors.letterTooLarge)
      return { name: `${client.name}.docx`, bytes }
    },
  }
}
export type LettersService = ReturnType<typeof createLettersService>

/** Names the fields, of which the first are enough. */
function wrongFields(reason: 'fields' | 'unknown', fields: readonly string[]) {
  const named = fields.slice(0, 5).map((field) => `{${field.slice(0, 40)}}`)
  const { status, code } = hostingErrors.wrongFields
  const msg =
    reason === 'unknown'
      ? { cn: `没有这些字段：${named.join('、')}`, en: `There are no such fields: ${named.join(', ')}.` }
      : {
          cn: `这些字段的写法有误或没有闭合：${named.join('、')}`,
          en: `These fields are not written or closed as they should be: ${named.join(', ')}.`,
        }
  return { status, code, msg }
}
