import { letterKindsOf, type Texts } from '@markwright/cases'
import { Readable } from 'node:stream'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { requireMember } from '../../kernel/session.ts'
import { type FilesService, sendDownload, type ZipEntry, zipFiles } from '../files/index.ts'
import { documentEntry, type StoredEntry } from './archive-entries.ts'
import type { CaseForms, FormFormat } from './case-forms.ts'
import { caseSheet } from './case-sheet.ts'
import type { CasesService } from './cases.service.ts'
import type { MessagesService } from './messages.service.ts'

type Operations = 'downloadCaseArchive' | 'downloadManagedCaseArchive'
type DownloadCall = Pick<Call<'downloadCaseArchive'>, 'path' | 'reply' | 'language'>

const FORMATS: readonly FormFormat[] = ['pdf', 'docx']

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
    const entryOf = (label: Texts | undefined, stored: StoredEntry) => documentEntry(label, stored, { language, files })
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
