import type { PortfolioKind } from '@markwright/hosting'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkContact, checkFilled, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { ApplicantColumns, ApplicantRow, ApplicantsRepository } from './applicants.repository.ts'
import type { DeletedFile } from './delete-documents.repository.ts'
import { hostingErrors } from './hosting.errors.ts'

/** `marks` and `patents`: what the registers have of its names. */
export type CountedApplicant = ApplicantRow & { marks: number; patents: number }
export type ApplicantDraft = {
  type: string
  applicantName: string
  applicantNameEn?: string | null | undefined
  creditCode?: string | null | undefined
  storeFlag?: 0 | 1 | undefined
  address?: string | null | undefined
  contact?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  clientId?: string | null | undefined
}

const namesOf = ({ name, name_en, spellings }: ApplicantRow): string[] => [
  name,
  ...(name_en === null ? [] : [name_en]),
  ...spellings,
]

export function createApplicantsService({
  repository,
  deleteObjects,
}: {
  repository: ApplicantsRepository
  deleteObjects: (files: readonly DeletedFile[]) => Promise<void>
}) {
  const counted = async (rows: ApplicantRow[]): Promise<CountedApplicant[]> => {
    const names = rows.map(namesOf)
    const [marks, patents] = await Promise.all([repository.countMarks(names), repository.countPatents(names)])
    return rows.map((row, index) => ({ ...row, marks: marks[index] ?? 0, patents: patents[index] ?? 0 }))
  }
  const findRow = async (accountId: string, id: string): Promise<ApplicantRow> => {
    const row = await repository.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  const find = async (accountId: string, id: string): Promise<CountedApplicant> => {
    const [applicant] = await counted([await findRow(accountId, id)])
    return applicant!
  }
  const checkClient = async (accountId: string, { client_id }: ApplicantColumns) => {
    if (client_id !== null && !(await repository.hasClient(accountId, client_id)))
      throw new AppError(hostingErrors.otherClient)
  }

  return {
    find,

    list: async (accountId: string, clientId: string | undefined, page: PageRequest) =>
      counted(await repository.list(accountId, clientId ?? null, rowRange(page))),

    /** @throws 400 for a field that is not what it should be, 60101 for a name that the member has already. */
    async create(accountId: string, draft: ApplicantDraft): Promise<CountedApplicant> {
      const columns = checked(draft)
      await checkClient(accountId, columns)
      const id = await repository.create(accountId, columns)
      if (id === null) throw new AppError(hostingErrors.duplicateApplicant)
      return find(accountId, id)
    },

    /** @throws as `create`, and 61001 where it was changed meanwhile */
    async update(accountId: string, id: string, { version, ...draft }: ApplicantDraft & { version: number }) {
      const columns = checked(draft)
      await findRow(accountId, id)
      await checkClient(accountId, columns)
      const done = await repository.update(accountId, id, version, columns)
      if (done === 'duplicate') throw new AppError(hostingErrors.duplicateApplicant)
      if (done === 'changed') throw new AppError(hostingErrors.changed)
      return find(accountId, id)
    },

    async delete(accountId: string, id: string) {
      const files = await repository.delete(accountId, id)
      if (files === null) throw new AppError(commonErrors.notFound)
      await deleteObjects(files)
    },

    /** @throws 404 for the one that stays, 61024 where another one does not exist */
    async merge(accountId: string, id: string, given: readonly string[]) {
      await findRow(accountId, id)
      const ids = [...new Set(given)].filter((each) => each !== id)
      if (ids.length > 0 && !(await repository.merge(accountId, id, ids)))
        throw new AppError(hostingErrors.unknownApplicant)
      return find(accountId, id)
    },

    /** Keys of all applications that the registers have of an applicant, the latest first. */
    async listRegisterKeys(accountId: string, id: string, kind: Extract<PortfolioKind, 'mark' | 'patent'>) {
      const applicant = await findRow(accountId, id)
      const names = namesOf(applicant)
      const keys = await (kind === 'mark' ? repository.listMarks(names) : repository.listPatents(names))
      return { applicant, keys }
    },
  }
}
export type ApplicantsService = ReturnType<typeof createApplicantsService>

function checked(draft: ApplicantDraft): ApplicantColumns {
  const columns = {
    type: draft.type,
    name: requireText('applicantName', draft.applicantName),
    name_en: trimToNull(draft.applicantNameEn),
    credit_code: trimToNull(draft.creditCode),
    address: trimToNull(draft.address),
    contact: trimToNull(draft.contact),
    phone: trimToNull(draft.phone),
    email: trimToNull(draft.email),
    client_id: draft.clientId ?? null,
    in_custody: draft.storeFlag !== 0,
  }
  checkFilled('applicantName', 'applicantName', columns.name)
  checkFilled('applicantNameEn', 'englishName', columns.name_en)
  checkFilled('creditCode', 'creditCode', columns.credit_code)
  if (columns.phone !== null) checkContact('phone', columns.phone)
  if (columns.email !== null) checkContact('email', columns.email)
  return columns
}
