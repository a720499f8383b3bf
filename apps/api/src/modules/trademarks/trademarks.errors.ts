import type { ErrorEntry } from '../../kernel/errors.ts'

/** What is wrong with a query has its numbers and sentences in the domain: `search-problem.ts`. */
export const trademarkErrors = {
  quotaUsedUp: {
    status: 200,
    code: 20302,
    msg: { cn: '今日查询次数已用完，请明天再来', en: "Today's searches are used up. Please come back tomorrow." },
  },
  tooManySaved: {
    status: 200,
    code: 20120,
    msg: { cn: '最多保存 200 个查询，请先删除一些', en: 'At most 200 queries can be saved. Delete some first.' },
  },
} as const satisfies Record<string, ErrorEntry>
