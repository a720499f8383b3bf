import { letterKindsOf, type Texts } from '@markwright/cases'
import { Readable } from 'node:stream'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import {
  cleanFileName,
  downloadName,
  type FilesService,
  sendDownload,
  type ZipEntry,
  zipFiles,
} from '../files/index.ts'
import type { CaseForms, FormFormat } from './case-forms.ts'
import { caseSheet } from './case-sheet.ts'
import type { CasesService } from './cases.service.ts'
import type { MessagesService } from './messages.service.ts'

type Operations = 'downloadCaseArchive' | 'downloadManagedCaseArchive'
type DownloadCall = Pick<Call<'downloadCaseArchive'>, 'path' | 'reply' | 'language'>

type StoredEntry = { name: string; file_name: string; file_id: string; created_at: Date }

const FORMATS: readonly FormFormat[] = ['pdf', 'docx']

/** Characters before the suffix, of which a file system takes 255 bytes. */
const STEM_MAX = 60

/** The kind of a document and the name of its file, as file systems take them. */
function entryName(label: string, fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const stem = Array.from(cleanFileName(`${label} ${fileName.slice(0, dot)}`)).slice(0, STEM_MAX)
  return `${stem.join('').trim()}${fileName.slice(dot)}`
}

/** Everything of a case as one archive. */
export function archiveHandlers({
  cases,
  messages,
  files,
  forms,
}: {
  cases: Pick<CasesService, 'find'>
  messages: Pick<MessagesService, 'listAll'>
  files: Pick<FilesService, 'openById'>
  forms: CaseForms
}): Handlers<Operations> {
  const send = async ({ path, reply, language }: DownloadCall, accountId: string | null) => {
    const whole = await cases.find(path.id, accountId)
    const { row, definition, documents, letters } = whole
    const sheet = caseSheet(whole, await messages.listAll(path.id), language)
    const entryOf = (label: Texts | undefined, stored: StoredEntry): ZipEntry => ({
      name: entryName(label?.[language] ?? '', downloadName({ original: stored.name, fileName: stored.file_name })),
      modified: stored.created_at,
      open: async () => (await files.openById(stored.file_id)).object.stream,
    })
    const labelOf = (kinds: readonly { kind: string; label: Texts }[], kind: string) =>
      kinds.find((each) => each.kind === kind)?.label
    const kinds = letterKindsOf(row.product_type)
    const formEntries: ZipEntry[] = []
    for (const { code } of definition.forms ?? [])
      for (const format of FORMATS) {
        const form = await forms.print(whole, code, { format, language })
        formEntries.push({
          name: form.name,
          modified: row.updated_at,
          open: () => Promise.resolve(Readable.from([form.body])),
        })
      }
    const body = zipFiles([
      { name: `${row.number}.txt`, modified: row.updated_at, open: () => Promise.resolve(Readable.from([sheet])) },
      ...formEntries,
      ...documents.map((document) => entryOf(labelOf(definition.documents, document.kind), document)),
      ...letters.map((letter) => entryOf(labelOf(kinds, letter.kind), letter)),
    ])
    return sendDownload(reply.header('cache-control', 'private, no-store'), {
      name: `${row.number}.zip`,
      type: 'application/zip',
      body,
    })
  }
  return {
    downloadCaseArchive: (call) => send(call, requireMember(call.member).id),
    downloadManagedCaseArchive: (call) => send(call, null),
  }
}
