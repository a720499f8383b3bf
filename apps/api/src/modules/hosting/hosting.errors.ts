import type { ErrorEntry } from '../../kernel/errors.ts'

export const hostingErrors = {
  duplicate: {
    status: 200,
    code: 60101,
    msg: { cn: '申请人已存在', en: 'You follow this applicant already.' },
  },
} as const satisfies Record<string, ErrorEntry>
