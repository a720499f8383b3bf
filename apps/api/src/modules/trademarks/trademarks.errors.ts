import type { ErrorEntry } from '../../kernel/errors.ts'

/** What is wrong with a query has its numbers and sentences in the domain: `search-problem.ts`. */
export const trademarkErrors = {
  quotaUsedUp: {
    status: 200,
    code: 20302,
    msg: { cn: '今日查询次数已用完，请明天再来', en: "Today's searches are used up. Please come back tomorrow." },
  },
} as const satisfies Record<string, ErrorEntry>
