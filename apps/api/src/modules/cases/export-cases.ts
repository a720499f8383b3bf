import { formatInstant } from '@markwright/domain/dates/calendar'
import { Readable } from 'node:stream'
import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { Actor } from '../backoffice/index.ts'
import { type FilesService, type ZipEntry, zipReadableFiles } from '../files/index.ts'
import { documentEntry } from './archive-entries.ts'
import { caseErrors, EXPORTED_MAX } from './cases.errors.ts'
import type { CasesService, WholeCase } from './cases.service.ts'
import type { DeskQuery, DeskService } from './desk.service.ts'
import { aboutLines, exportSheet } from './export-sheet.ts'

const words = {
  cn: {
    name: '案件数据',
    about: '说明',
    missing: '缺少以下内容：',
    complete: '没有缺少的内容。',
    gone: '案件已不存在：',
  },
  en: { name: 'Cases', about: 'README', missing: 'Missing:', complete: 'Nothing is missing.', gone: 'no such case: ' },
} as const

export type Selection = { ids?: readonly string[] | undefined; filter?: DeskQuery | undefined }

/**
 * Data and documents of cases as an archive. The spreadsheet is made at once; documents are read while the archive is sent,
 * and the last file of the archive says which could not be read.
 */
export function createExportCases(deps: {
  cases: Pick<CasesService, 'find'>
  desk: Pick<DeskService, 'select' | 'recordExport'>
  files: Pick<FilesService, 'openById'>
  agency: string | null
  now: () => Date
}) {
  const { cases, desk, files, now } = deps

  /** @throws 60143 for too many cases, 60144 where there is none */
  return async (selection: Selection, { actor, language }: { actor: Actor; language: Language }) => {
    const { rows, total } = await desk.select(selection, actor.id, EXPORTED_MAX)
    if (total > EXPORTED_MAX) throw new AppError(caseErrors.tooManyToExport, { total })
    const found: WholeCase[] = []
    for (const { id } of rows) found.push(await cases.find(id, null))
    if (found.length === 0) throw new AppError(caseErrors.nothingToExport)
    const gone = (selection.ids ?? []).filter((id) => !found.some(({ row }) => row.id === id))
    const at = now()
    const word = words[language]
    const folders = found.map((whole) => ({ whole, entries: entriesOf(whole, language, files) }))
    const facts = { language, agency: deps.agency, by: actor.name, at }
    const sheet = await exportSheet(found, { ...facts, fileOf: (whole) => imageOf(folders, whole) })
    await desk.recordExport(
      actor,
      found.map(({ row }) => row),
    )
    const textEntry = (name: string, content: string | Buffer): ZipEntry => ({
      name,
      modified: at,
      open: () => Promise.resolve(Readable.from([content])),
    })
    const body = zipReadableFiles(
      [textEntry(`${word.name}.xlsx`, sheet), ...folders.flatMap(({ entries }) => entries)],
      (unreadable) => {
        const missing = [...gone.map((id) => `${word.gone}${id}`), ...unreadable]
        const lines = missing.length > 0 ? ['', word.missing, ...missing] : ['', word.complete]
        return textEntry(`${word.about}.txt`, [...aboutLines(found.length, facts), ...lines, ''].join('\r\n'))
      },
    )
    return {
      name: `${word.name} ${formatInstant(at).replaceAll(/[-:]/g, '').slice(0, 13)}.zip`,
      type: 'application/zip',
      body,
    }
  }
}
export type ExportCases = ReturnType<typeof createExportCases>

/** The documents of a case in a folder with its number. */
const entriesOf = (whole: WholeCase, language: Language, files: Pick<FilesService, 'openById'>): ZipEntry[] =>
  whole.documents.map((document) => {
    const label = whole.definition.documents.find(({ kind }) => kind === document.kind)?.label
    const entry = documentEntry(label, document, { language, files })
    return { ...entry, name: `${whole.row.number}/${entry.name}` }
  })

function imageOf(folders: readonly { whole: WholeCase; entries: ZipEntry[] }[], whole: WholeCase): string {
  const at = whole.documents.findIndex(({ kind }) => kind === 'markImage')
  return folders.find((folder) => folder.whole === whole)?.entries[at]?.name ?? ''
}
