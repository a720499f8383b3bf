import type { ErrorEntry } from '../../kernel/errors.ts'

export const accountErrors = {
  passwordsDiffer: {
    status: 200,
    code: 10130,
    msg: { cn: '两次输入的密码不一致', en: 'The two passwords are not the same.' },
  },
  tooManyContacts: {
    status: 200,
    code: 50310,
    msg: { cn: '联系人最多保存 50 个', en: 'At most 50 contact persons can be kept.' },
  },
} as const satisfies Record<string, ErrorEntry>
