import { VIENNA_CODES_MAX } from '@markwright/domain/vienna-code'
import type { ErrorEntry } from '../../kernel/errors.ts'

export const classificationErrors = {
  tooManyCodes: {
    status: 200,
    code: 20104,
    msg: {
      cn: `图形要素编码最多选择 ${VIENNA_CODES_MAX} 个`,
      en: `Choose at most ${VIENNA_CODES_MAX} codes of figurative elements.`,
    },
  },
  malformedCode: {
    status: 200,
    code: 20105,
    msg: {
      cn: '图形要素编码格式不正确，例如 4.1;6.3',
      en: 'These are no codes of figurative elements. Write them as 4.1;6.3.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
