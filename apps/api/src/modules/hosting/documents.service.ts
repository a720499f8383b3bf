import { addDays, addMonths, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { ObjectStore } from '@markwright/storage'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkDay, fieldRefusal, isUuid, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { type FilesService, objectKey } from '../files/index.ts'
import { canEdit, type HostingRole, roleIn, type Scope } from './access.repository.ts'
import type { DeletedFile } from './delete-documents.repository.ts'
import {
  type DocumentColumns,
  type DocumentFilter,
  type DocumentKind,
  type DocumentRow,
  type DocumentSort,
  type DocumentsRepository,
  type Expiry,
  type FormerRow,
  SOON_DAYS,
} from './documents.repository.ts'
import { DOCUMENTS_MAX, EDITIONS_MAX, hostingErrors } from './hosting.errors.ts'

export type SeenDocument = { row: DocumentRow; role: HostingRole; expiry: Expiry; former: FormerRow[] }
type Member = { id: string; ip: string }
/** What is said of a document; days as `YYYY-MM-DD`, empty where nothing is stated. */
export type DocumentDraft = {
  kind: string
  title: string
  number?: string | null | undefined
  issuedOn?: string | null | undefined
  expiresOn?: string | null | undefined
  note?: string | null | undefined
}

const documentKinds = [
  'licence',
  'identity',
  'powerOfAttorney',
  'priority',
  'use',
  'other',
] as const satisfies readonly DocumentKind[]

const TODO = 10
/** As long as a last day of a right that has passed stays on the list. */
const PASSED_MONTHS = 9
const lengths = { title: 200, number: 100, note: 2000 } as const

/** How a document stands on a day. */
const expiryOn = (expiresOn: string | null, today: string): Expiry => {
  if (expiresOn === null) return 'unstated'
  if (expiresOn < today) return 'expired'
  return expiresOn <= addDays(today, SOON_DAYS) ? 'soon' : 'valid'
}

/** Documents of applicants, such as licences and powers of attorney, for everybody with access to the client. */
export function createDocumentsService(deps: {
  repository: DocumentsRepository
  files: Pick<FilesService, 'openById' | 'upload'>
  objects: Pick<ObjectStore, 'delete'>
  loadScope: (accountId: string) => Promise<Scope>
  now: () => Date
}) {
  const { repository, loadScope, now } = deps
  const today = () => todayIn(HOME_ZONE, now())
  const seen = (scope: Scope, row: DocumentRow, former: FormerRow[] = []): SeenDocument => ({
    row,
    role: roleIn(scope, row)!,
    expiry: expiryOn(row.expires_on, today()),
    former,
  })
  /** @throws 404 for one that the member does not see */
  const findIn = async (scope: Scope, id: string): Promise<DocumentRow> => {
    const row = await repository.find(scope, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  /** @throws 404, 61007 where the member may only read it */
  const findToEdit = async (accountId: string, id: string) => {
    const scope = await loadScope(accountId)
    const row = await findIn(scope, id)
    if (!canEdit(roleIn(scope, row))) throw new AppError(hostingErrors.readOnly)
    return row
  }
  const read = async (accountId: string, id: string): Promise<SeenDocument> => {
    const scope = await loadScope(accountId)
    return seen(scope, await findIn(scope, id), await repository.listFormer(id))
  }
  const deleteObjects = async (files: readonly DeletedFile[]) => {
    for (const file of files) await deps.objects.delete(objectKey(file))
  }
  /** Stores a file for an account, and takes it back where `attach` refuses it. */
  async function withFile<Result>(
    file: FormFile,
    member: Member,
    ownerId: string,
    attach: (fileId: string) => Promise<Result | AppError>,
  ): Promise<Result> {
    const uploader = { accountId: member.id, ip: member.ip, ownerId }
    const stored = await deps.files.upload({ kind: 'applicantDocument', ...file }, uploader)
    try {
      const attached = await attach(stored.id)
      if (attached instanceof AppError) throw attached
      return attached
    } catch (error) {
      await repository.discard(stored.id)
      await deleteObjects([stored])
      throw error
    }
  }

  return {
    read,
    deleteObjects,

    async list(accountId: string, filter: DocumentFilter, sort: DocumentSort, page: PageRequest) {
      const scope = await loadScope(accountId)
      const { rows, total } = await repository.list(scope, filter, sort, { ...rowRange(page), today: today() })
      return { documents: rows.map((row) => seen(scope, row)), total }
    },

    /** Those that expire soon or have expired, the earliest last day first. */
    async listExpiring(scope: Scope, parties: { clientId: string | null; applicantId: string | null }) {
      const day = today()
      const range = { from: addMonths(day, -PASSED_MONTHS), until: addDays(day, SOON_DAYS), most: TODO }
      return (await repository.listExpiring(scope, parties, range)).map((row) => seen(scope, row))
    },

    async listApplicants(accountId: string) {
      const scope = await loadScope(accountId)
      const rows = await repository.listApplicants(scope)
      return rows.map((row) => ({ ...row, role: roleIn(scope, row)! }))
    },

    /** @throws 404, 61007 where the member may only read */
    async checkMayReplace(accountId: string, id: string) {
      await findToEdit(accountId, id)
    },

    /**
     * @throws 404 for an applicant that the member does not see, 61007 where the member may only read, 400 for a wrong
     * field, 413 and 415 for a file that is not accepted, 61040 for too many
     */
    async upload(member: Member, { applicantId, file, ...draft }: UploadForm): Promise<SeenDocument> {
      const columns = checked(draft)
      const given = requireFile(file)
      if (!isUuid(applicantId)) throw fieldRefusal('applicantId', 'missing', noApplicant)
      const scope = await loadScope(member.id)
      const applicant = await repository.findApplicant(scope, applicantId)
      if (!applicant) throw new AppError(commonErrors.notFound)
      if (!canEdit(roleIn(scope, applicant))) throw new AppError(hostingErrors.readOnly)
      if ((await repository.count(applicant.account_id)) >= DOCUMENTS_MAX)
        throw new AppError(hostingErrors.tooManyDocuments)
      const id = await withFile(given, member, applicant.account_id, async (fileId) => {
        const request = { fileId, by: member.id, at: now(), max: DOCUMENTS_MAX }
        const added = await repository.add(applicant, columns, request)
        if (added === 'full') return new AppError(hostingErrors.tooManyDocuments)
        return added === 'gone' ? new AppError(commonErrors.notFound) : added.id
      })
      return read(member.id, id)
    },

    /** @throws 404, 61007, 400 for a wrong field, 61001 where it was changed meanwhile */
    async update(accountId: string, id: string, { version, ...draft }: DocumentDraft & { version: number }) {
      const columns = checked(draft)
      const row = await findToEdit(accountId, id)
      if ((await repository.update(row, version, columns, accountId)) === 'changed')
        throw new AppError(hostingErrors.changed)
      return read(accountId, id)
    },

    /** @throws 404, 61007, 400, 413, 415, 61001 where it was changed meanwhile, 61041 for too many versions */
    async replace(member: Member, id: string, { version, file, ...draft }: VersionForm): Promise<SeenDocument> {
      const row = await findToEdit(member.id, id)
      const { number, issued_on, expires_on } = checked({ ...draft, kind: row.kind, title: row.title })
      const given = requireFile(file)
      if (version !== String(row.version)) throw new AppError(hostingErrors.changed)
      await withFile(given, member, row.account_id, async (fileId) => {
        const request = { fileId, by: member.id, at: now(), max: EDITIONS_MAX }
        const done = await repository.replace(row, row.version, { number, issued_on, expires_on }, request)
        if (done === 'full') return new AppError(hostingErrors.tooManyEditions)
        return done === 'changed' ? new AppError(hostingErrors.changed) : done
      })
      return read(member.id, id)
    },

    /** @throws 404, 61007 */
    async delete(accountId: string, id: string) {
      const files = await repository.delete(await findToEdit(accountId, id), accountId)
      if (files === null) throw new AppError(commonErrors.notFound)
      await deleteObjects(files)
    },

    /** The file of a version, the present one where none is named. @throws 404 */
    async open(accountId: string, id: string, edition: number | null) {
      const row = await findIn(await loadScope(accountId), id)
      if (edition === null || edition === row.edition) return deps.files.openById(row.file_id)
      const former = (await repository.listFormer(id)).find((each) => each.edition === edition)
      if (!former) throw new AppError(commonErrors.notFound)
      return deps.files.openById(former.file_id)
    },
  }
}
export type DocumentsService = ReturnType<typeof createDocumentsService>

/** A form as it came; `version` as a text. */
type UploadForm = DocumentDraft & { applicantId: string; file: FormFile | null }
type VersionForm = Pick<DocumentDraft, 'number' | 'issuedOn' | 'expiresOn'> & { version: string; file: FormFile | null }

const noApplicant = { cn: '请选择申请人', en: 'Please choose an applicant.' }

function requireFile(file: FormFile | null): FormFile {
  if (!file || file.bytes.length === 0)
    throw fieldRefusal('file', 'missing', { cn: '请选择文件', en: 'Please choose a file.' })
  return file
}

function checked(draft: DocumentDraft): DocumentColumns {
  const kind = documentKinds.find((each) => each === draft.kind)
  if (!kind) throw fieldRefusal('kind', 'unknown', { cn: '请选择文件类型', en: 'Please choose the kind of document.' })
  const columns = {
    kind,
    title: requireText('title', draft.title),
    number: trimToNull(draft.number),
    issued_on: dayOf('issuedOn', draft.issuedOn),
    expires_on: dayOf('expiresOn', draft.expiresOn),
    note: trimToNull(draft.note),
  }
  for (const field of ['title', 'number', 'note'] as const) checkLength(field, columns[field])
  if (columns.issued_on !== null && columns.expires_on !== null && columns.expires_on < columns.issued_on)
    throw fieldRefusal('expiresOn', 'range', {
      cn: '到期日不能早于签发日',
      en: 'The last day lies before the day of issue.',
    })
  return columns
}

function checkLength(field: keyof typeof lengths, text: string | null) {
  const max = lengths[field]
  if (text !== null && text.length > max)
    throw fieldRefusal(field, 'length', {
      cn: `最多 ${max} 个字符`,
      en: `There can be ${max.toLocaleString('en')} characters at most.`,
    })
}

function dayOf(field: string, day: string | null | undefined): string | null {
  if (!day) return null
  checkDay(field, day)
  return day
}
