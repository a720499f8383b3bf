import { VIENNA_CODES_MAX } from '@markwright/domain/marks/vienna-code'
import { refusal } from '../../kernel/errors.ts'

export const classificationErrors = {
  tooManyCodes: refusal(
    200,
    20104,
    `图形要素编码最多选择 ${VIENNA_CODES_MAX} 个`,
    `Choose at most ${VIENNA_CODES_MAX} codes of figurative elements.`,
  ),
  malformedCode: refusal(
    200,
    20105,
    '图形要素编码格式不正确，例如 4.1;6.3',
    'These are not codes of figurative elements. Write them as 4.1;6.3.',
  ),
}
