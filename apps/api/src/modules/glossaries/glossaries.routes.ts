import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { Handlers } from '../../kernel/contract-routes.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { readForm } from '../../kernel/read-form.ts'
import { requireMember } from '../../kernel/session.ts'
import { sendDownload } from '../files/index.ts'
import { glossaryErrors } from './glossaries.errors.ts'
import type { GlossaryChangeRow, GlossaryEntryRow, GlossaryRow } from './glossaries.repository.ts'
import type { GlossariesService } from './glossaries.service.ts'
import type { MemoryService } from './memory.service.ts'

type Operations =
  | 'listGlossaries'
  | 'createGlossary'
  | 'renameGlossary'
  | 'deleteGlossary'
  | 'listGlossaryEntries'
  | 'saveGlossaryEntry'
  | 'deleteGlossaryEntry'
  | 'deleteGlossaryEntries'
  | 'replaceInGlossaryEntries'
  | 'importGlossary'
  | 'exportGlossary'
  | 'listGlossaryChanges'
  | 'shareGlossary'
  | 'joinGlossary'
  | 'extractTerms'
  | 'listMemoryEntries'
  | 'deleteMemoryEntry'
  | 'importMemory'
  | 'exportMemory'

const MB = 2 ** 20
const { fileTooLarge } = glossaryErrors

const present = (row: GlossaryRow): Schemas['Glossary'] => ({
  id: row.id,
  name: row.name,
  count: row.count,
  isOwn: row.is_own,
  shareToken: row.is_own ? row.share_token : null,
  updateTime: formatInstant(row.updated_at),
})

const presentEntry = (row: GlossaryEntryRow): Schemas['GlossaryEntry'] => ({
  id: row.id,
  version: row.version,
  zh: row.zh,
  en: row.en,
  ja: row.ja,
  note: row.note,
  usedCount: row.used_count,
  usedTime: row.used_at && formatInstant(row.used_at),
  hasConflict: row.has_conflict ?? false,
  updateTime: formatInstant(row.updated_at),
})

const presentChange = (row: GlossaryChangeRow): Schemas['GlossaryChange'] => {
  const isImport = row.kind === 'imported'
  const terms = row.after && { zh: row.after.zh, en: row.after.en, ja: row.after.ja, note: row.after.note }
  return {
    id: row.id,
    kind: row.kind as Schemas['GlossaryChange']['kind'],
    before: row.before,
    after: isImport ? null : terms,
    count: (isImport && row.after?.count) || null,
    time: formatInstant(row.created_at),
  }
}

export const glossariesHandlers = (service: GlossariesService, memory: MemoryService): Handlers<Operations> => ({
  listGlossaries: async ({ member }) => (await service.list(requireMember(member).id)).map(present),

  createGlossary: async ({ member, body }) => present(await service.create(requireMember(member).id, body.name)),

  renameGlossary: async ({ member, path, body }) =>
    present(await service.rename(requireMember(member).id, path.id, body.name)),

  deleteGlossary: async ({ member, path }) => {
    await service.delete(requireMember(member).id, path.id)
    return true
  },

  listGlossaryEntries: async ({ member, path, query }) => {
    const { rows, total } = await service.listEntries(requireMember(member).id, path.id, query)
    return pageOf(rows.map(presentEntry), total, query)
  },

  saveGlossaryEntry: async ({ member, path, body }) =>
    presentEntry(await service.save(requireMember(member).id, path.id, body)),

  deleteGlossaryEntry: async ({ member, path }) => {
    await service.remove(requireMember(member).id, path.id, path.entryId)
    return true
  },

  deleteGlossaryEntries: async ({ member, path, body }) =>
    await service.removeAll(requireMember(member).id, path.id, body.ids),

  replaceInGlossaryEntries: async ({ member, path, body }) =>
    await service.replace(requireMember(member).id, path.id, body),

  importGlossary: async ({ member, path, request }) => {
    const { id } = requireMember(member)
    const { file } = await readForm(request, { bytesMax: 5 * MB, tooLarge: fileTooLarge })
    return await service.import(id, path.id, file)
  },

  exportGlossary: async ({ member, path, query, reply }) =>
    sendDownload(reply, await service.export(requireMember(member).id, path.id, query.format ?? 'xlsx')),

  listGlossaryChanges: async ({ member, path }) =>
    (await service.listChanges(requireMember(member).id, path.id)).map(presentChange),

  shareGlossary: async ({ member, path, body }) =>
    present(await service.share(requireMember(member).id, path.id, body.isShared)),

  joinGlossary: async ({ member, body }) => present(await service.join(requireMember(member).id, body.token)),

  extractTerms: async ({ member, body }) => await service.extract(requireMember(member).id, body),

  listMemoryEntries: async ({ member, query }) => {
    const { rows, total } = await memory.list(requireMember(member).id, query)
    const records = rows.map((row) => ({
      id: row.id,
      direction: row.direction as TranslationDirection,
      src: row.source,
      tgt: row.target,
      origin: row.origin as 'correction' | 'import',
      updateTime: formatInstant(row.updated_at),
    }))
    return pageOf(records, total, query)
  },

  deleteMemoryEntry: async ({ member, path }) => {
    await memory.delete(requireMember(member).id, path.id)
    return true
  },

  importMemory: async ({ member, request }) => {
    const { id } = requireMember(member)
    const { file } = await readForm(request, { bytesMax: 20 * MB, tooLarge: fileTooLarge })
    return await memory.import(id, file)
  },

  exportMemory: async ({ member, query, reply }) =>
    sendDownload(reply, {
      name: `${query.direction}.tmx`,
      type: 'application/x-tmx+xml',
      body: memory.export(requireMember(member).id, query.direction),
    }),
})
