import type { Schemas } from '@markwright/contract'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkFilled, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { followedApplicantsErrors } from './followed-applicants.errors.ts'
import type { ApplicantColumns, ApplicantRow, FollowedApplicantsRepository } from './followed-applicants.repository.ts'

export type CountedApplicant = ApplicantRow & { marks: number }

export function createFollowedApplicantsService({ repository }: { repository: FollowedApplicantsRepository }) {
  const withMarks = async (rows: ApplicantRow[]): Promise<CountedApplicant[]> => {
    const marks = await repository.countMarks(rows.map(({ name }) => name))
    return rows.map((row, index) => ({ ...row, marks: marks[index] ?? 0 }))
  }

  return {
    list: async (accountId: string, page: PageRequest) => withMarks(await repository.list(accountId, rowRange(page))),

    /** @throws 400 for a field that is not what it should be, 60101 for a name that the member has already. */
    async create(accountId: string, draft: Schemas['ApplicantDraft']): Promise<CountedApplicant> {
      const created = await repository.create(accountId, checked(draft))
      if (!created) throw new AppError(followedApplicantsErrors.duplicate)
      const [applicant] = await withMarks([created])
      return applicant!
    },

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
export type FollowedApplicantsService = ReturnType<typeof createFollowedApplicantsService>

function checked({ type, applicantName, applicantNameEn, creditCode }: Schemas['ApplicantDraft']): ApplicantColumns {
  const columns = {
    type,
    name: requireText('applicantName', applicantName),
    name_en: trimToNull(applicantNameEn),
    credit_code: trimToNull(creditCode),
  }
  checkFilled('applicantName', 'applicantName', columns.name)
  checkFilled('applicantNameEn', 'englishName', columns.name_en)
  checkFilled('creditCode', 'creditCode', columns.credit_code)
  return columns
}
