import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkFilled, requireText, typed } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { hostingErrors } from './hosting.errors.ts'
import type { ApplicantDraft, ApplicantRow, HostingRepository } from './hosting.repository.ts'

export type CountedApplicant = ApplicantRow & { marks: number }

export function createHostingService({ repository }: { repository: HostingRepository }) {
  const withMarks = async (rows: ApplicantRow[]): Promise<CountedApplicant[]> => {
    const marks = await repository.countMarks(rows.map(({ name }) => name))
    return rows.map((row, index) => ({ ...row, marks: marks[index] ?? 0 }))
  }

  return {
    list: async (accountId: string, page: PageRequest) => withMarks(await repository.list(accountId, rowRange(page))),

    /** @throws 400 for a field that is not what it should be, 60101 for a name that the member has already. */
    async create(accountId: string, given: ApplicantDraft): Promise<CountedApplicant> {
      const draft = {
        type: given.type,
        name: requireText('applicantName', given.name),
        nameEn: typed(given.nameEn),
        creditCode: typed(given.creditCode),
      }
      checkFilled('applicantName', 'applicantName', draft.name)
      checkFilled('applicantNameEn', 'englishName', draft.nameEn)
      checkFilled('creditCode', 'creditCode', draft.creditCode)
      const created = await repository.create(accountId, draft)
      if (!created) throw new AppError(hostingErrors.duplicate)
      const [applicant] = await withMarks([created])
      return applicant!
    },

    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
export type HostingService = ReturnType<typeof createHostingService>
