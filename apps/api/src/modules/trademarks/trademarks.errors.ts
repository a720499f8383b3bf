import type { NextStep } from '@markwright/entitlements'
import { type ErrorEntry, refusal } from '../../kernel/errors.ts'

/** What is wrong with a query has its numbers and sentences in the domain: `search-problem.ts`. */
export const trademarkErrors = {
  tooManySaved: refusal(
    200,
    20120,
    '最多保存 200 个查询，请先删除一些',
    'At most 200 queries can be saved. Delete some first.',
  ),
}

const usedUp = (cn: string, en: string) => refusal(200, 20302, cn, en)

/** Spec 2 §6 and §8: no search is left, by what may be done about it. */
export const usedUpErrors: Record<NextStep, ErrorEntry> = {
  signIn: usedUp(
    '今日免费查询次数已用完。登录后可继续查询，或明天再来',
    'The free searches of today are used up. Sign in to go on, or come back tomorrow.',
  ),
  applyForTrial: usedUp(
    '今日查询次数已用完。您可以申请免费试用，或明天再来',
    "Today's searches are used up. You can apply for a free trial, or come back tomorrow.",
  ),
  awaitTrial: usedUp(
    '今日查询次数已用完。您的试用申请正在审核，或请明天再来',
    "Today's searches are used up. Your trial is being reviewed; otherwise come back tomorrow.",
  ),
  trialEnded: usedUp(
    '今日查询次数已用完，试用也已结束。您可以购买服务，或明天再来',
    "Today's searches are used up, and your trial has ended. You can buy a plan, or come back tomorrow.",
  ),
  buy: usedUp(
    '今日查询次数已用完。您可以购买服务，或明天再来',
    "Today's searches are used up. You can buy a plan, or come back tomorrow.",
  ),
  tomorrow: usedUp('今日查询次数已用完，请明天再来', "Today's searches are used up. Please come back tomorrow."),
}
