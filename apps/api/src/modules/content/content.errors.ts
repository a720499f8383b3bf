import type { ErrorEntry } from '../../kernel/errors.ts'

export const contentErrors = {
  registeredAlready: {
    status: 200,
    code: 10120,
    msg: { cn: '该手机号已报名此活动', en: 'This phone number is registered for the activity already.' },
  },
} as const satisfies Record<string, ErrorEntry>
