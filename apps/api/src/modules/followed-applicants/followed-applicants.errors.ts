import { refusal } from '../../kernel/errors.ts'

export const followedApplicantsErrors = {
  duplicate: refusal(200, 60101, '申请人已存在', 'You follow this applicant already.'),
}
