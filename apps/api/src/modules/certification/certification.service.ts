import { checkCertificationField, type CertificationFields, REVIEW_DAYS } from '@markwright/domain/people/certification'
import { hasCreditCodeCheck } from '@markwright/domain/people/credit-code'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { formProblems } from '@markwright/domain/site/form-problems'
import type { Actor } from '@markwright/workflow'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, isUuid, requireText, trimToNull } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { certificationErrors } from './certification.errors.ts'
import { decisionWords, submittedWords } from './certification-texts.ts'
import type { CertificationDraft, CertificationRepository } from './certification.repository.ts'
import type { CertificationDecision, CertificationState } from './certification.workflow.ts'

type Optional = 'contact' | 'mobile'
type GivenCertification = Omit<CertificationFields, Optional> & {
  [Field in Optional]?: string | null | undefined
} & { licenceFileId: string | null }
export type ReviewQuery = PageRequest & {
  status?: CertificationState | undefined
  overdue?: boolean | undefined
  keyword?: string | undefined
}

/** The certification of companies: members submit, staff decide within two working days. */
export function createCertificationService(deps: { repository: CertificationRepository; now: () => Date }) {
  const { repository, now } = deps

  const today = () => todayIn(HOME_ZONE, now())
  async function get(id: string) {
    const found = await repository.find(id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }
  async function review(id: string) {
    const certification = await get(id)
    const [sameCode, history] = await Promise.all([
      repository.countSameCode(id, certification.credit_code),
      repository.listHistory(id),
    ])
    return { certification, sameCode, history, creditCodeChecks: hasCreditCodeCheck(certification.credit_code) }
  }
  async function submit(accountId: string, input: GivenCertification, actor: Actor) {
    const draft = checked(input)
    const { licence_file_id: licence, company_name: company } = draft
    if (!isUuid(licence) || !(await repository.isOwnLicence(accountId, licence)))
      throw new AppError(certificationErrors.licenceUnknown, { field: 'licenceFileId', reason: 'unknown' })
    const outcome = await repository.submit(accountId, draft, {
      actor,
      at: now(),
      day: today(),
      days: REVIEW_DAYS,
      texts: (dueOn) => submittedWords(company, dueOn),
    })
    if (outcome === 'review') throw new AppError(certificationErrors.underReview)
    if (outcome === 'passed') throw new AppError(certificationErrors.passed)
    return repository.findOf(accountId)
  }

  return {
    today,
    get,
    review,

    /** What the member submitted last; undefined where nothing was. */
    find: (accountId: string) => repository.findOf(accountId),

    /** @throws 400 for a wrong field, 50403 for a licence that is not theirs, 50401 under review, 50402 once passed. */
    submit,

    /** @throws as `submit`, and 404 where nothing was submitted before. */
    async resubmit(accountId: string, input: GivenCertification, actor: Actor) {
      if (!(await repository.findOf(accountId))) throw new AppError(commonErrors.notFound)
      return submit(accountId, input, actor)
    },

    list({ status, overdue, keyword, ...page }: ReviewQuery) {
      const filter = { status: status ?? null, overdueOn: overdue ? today() : null, keyword: trimToNull(keyword) }
      return repository.list(filter, rowRange(page))
    },

    /** @throws 404, 409 where it is not at `version`, 50404 where its state does not allow the decision. */
    async decide(
      id: string,
      decision: CertificationDecision,
      { version, reason, actor }: { version: number; reason?: string; actor: Actor },
    ) {
      const certification = await get(id)
      const why = decision === 'approve' ? null : requireText('reason', reason)
      const texts = decisionWords(decision, certification.company_name, why)
      const problem = await repository.decide(certification, decision, {
        actor,
        version,
        reason: why,
        at: now(),
        texts,
      })
      if (problem === 'conflict') throw new AppError(commonErrors.changedMeanwhile)
      if (problem) throw new AppError(certificationErrors.decidedAlready)
      return review(id)
    },
  }
}
export type CertificationService = ReturnType<typeof createCertificationService>

function checked({ licenceFileId, ...given }: GivenCertification): CertificationDraft {
  const text = (field: keyof CertificationFields) => {
    const value = trimToNull(given[field]) ?? ''
    const problem = checkCertificationField(field, value)
    if (problem) throw fieldRefusal(field, problem, formProblems[problem])
    return value
  }
  const draft = {
    company_name: text('companyName'),
    credit_code: text('creditCode'),
    postal_code: text('postalCode'),
    address: text('address'),
    office_phone: text('officePhone'),
    contact: text('contact') || null,
    mobile: text('mobile') || null,
    email: text('email'),
  }
  const licence = trimToNull(licenceFileId)
  if (licence === null) throw fieldRefusal('licenceFileId', 'licenceMissing', formProblems.licenceMissing)
  return { ...draft, licence_file_id: licence }
}
