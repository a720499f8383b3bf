import type { ErrorEntry } from '../../kernel/errors.ts'

export const entitlementsErrors = {
  appliedAlready: {
    status: 200,
    code: 50101,
    msg: {
      cn: '您已申请过该产品的试用，每个账号每个产品只能申请一次',
      en: 'You have applied for a trial of this product already; each account may do so once.',
    },
  },
  grantEnded: {
    status: 200,
    code: 50102,
    msg: { cn: '该服务已终止，请刷新', en: 'This grant has ended already. Please reload.' },
  },
  decidedAlready: {
    status: 200,
    code: 50103,
    msg: { cn: '该试用申请已处理，请刷新', en: 'This application was decided already. Please reload.' },
  },
} as const satisfies Record<string, ErrorEntry>
