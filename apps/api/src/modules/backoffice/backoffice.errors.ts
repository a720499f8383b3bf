import type { ErrorEntry } from '../../kernel/errors.ts'

export const backofficeErrors = {
  wrongPassword: {
    status: 401,
    code: 1,
    msg: { cn: '用户名或密码错误', en: 'Wrong user name or password.' },
  },
  noDraft: {
    status: 200,
    code: 10201,
    msg: { cn: '该通知已不是草稿，请刷新', en: 'This notice is no draft any more. Please reload.' },
  },
  wrongCode: {
    status: 401,
    code: 10202,
    msg: { cn: '动态码不正确或已使用', en: 'This code is wrong or was used already.' },
  },
  staleTicket: {
    status: 401,
    code: 10203,
    msg: { cn: '登录步骤已过期，请重新输入密码', en: 'This sign-in took too long. Please start again.' },
  },
  notScheduled: {
    status: 200,
    code: 10204,
    msg: { cn: '该通知不在待发送状态，请刷新', en: 'This notice is not waiting to be sent. Please reload.' },
  },
  notInReview: {
    status: 409,
    code: 10210,
    msg: { cn: '该报告已不在审核中，请刷新', en: 'This report is not under review any more. Please reload.' },
  },
  alreadySuch: {
    status: 200,
    code: 10211,
    msg: { cn: '这一天本来就是如此，无需添加', en: 'The day is that already by its weekday.' },
  },
  dayEntered: {
    status: 409,
    code: 10212,
    msg: { cn: '这一天已经设置，请先删除', en: 'This day is entered already. Remove it first.' },
  },
} as const satisfies Record<string, ErrorEntry>
