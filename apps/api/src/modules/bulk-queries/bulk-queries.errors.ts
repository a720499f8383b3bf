import { BULK_ROWS_MAX } from '@markwright/domain/marks/bulk-rows'
import type { NextStep } from '@markwright/entitlements'
import { type ErrorEntry, refusal } from '../../kernel/errors.ts'

const rows = BULK_ROWS_MAX.toLocaleString('en')

export const bulkErrors = {
  tooManyRows: refusal(
    200,
    20110,
    `一次最多查询 ${rows} 行，请分批提交`,
    `At most ${rows} rows at a time. Please split the list.`,
  ),
  noRows: refusal(200, 20301, '请输入要查询的名称或号码', 'Enter names or numbers to look for.'),
  unreadableFile: refusal(
    200,
    20111,
    '无法读取这个文件：请使用 XLSX、XLS、CSV 或文本文件，内容放在第一列，不超过 20,000 行',
    'This file cannot be read. Use XLSX, XLS, CSV or text with at most 20,000 rows, the list in the first column.',
  ),
}

const usedUp = (cn: string, en: string) => refusal(200, 20302, cn, en)

/** Why a list may not be looked for, and what may be done: it is too long for what the member has, or one too many. */
export const bulkUsedUp: Record<'atOnce' | 'perDay', Record<Exclude<NextStep, 'signIn'>, ErrorEntry>> = {
  atOnce: {
    applyForTrial: usedUp(
      '行数超过免费批量查询的上限。您可以减少行数，或申请免费试用',
      'The list is longer than a free one may be. Shorten it, or apply for a free trial.',
    ),
    awaitTrial: usedUp(
      '行数超过免费批量查询的上限。您的试用申请正在审核，目前请减少行数',
      'The list is longer than a free one may be. Your trial is being reviewed; until then, please shorten it.',
    ),
    trialEnded: usedUp(
      '行数超过免费批量查询的上限，试用也已结束。您可以减少行数，或购买服务',
      'The list is longer than a free one may be, and your trial has ended. Shorten it, or buy a plan.',
    ),
    buy: usedUp(
      '行数超过您目前方案的上限。您可以减少行数，或购买服务',
      'The list is longer than your plan allows. Shorten it, or buy a plan.',
    ),
    tomorrow: usedUp(
      '行数超过您目前方案的上限，请减少行数',
      'The list is longer than your plan allows. Please shorten it.',
    ),
  },
  perDay: {
    applyForTrial: usedUp(
      '今日批量查询次数已用完。您可以申请免费试用，或明天再来',
      "Today's bulk queries are used up. You can apply for a free trial, or come back tomorrow.",
    ),
    awaitTrial: usedUp(
      '今日批量查询次数已用完。您的试用申请正在审核，或请明天再来',
      "Today's bulk queries are used up. Your trial is being reviewed; otherwise come back tomorrow.",
    ),
    trialEnded: usedUp(
      '今日批量查询次数已用完，试用也已结束。您可以购买服务，或明天再来',
      "Today's bulk queries are used up, and your trial has ended. You can buy a plan, or come back tomorrow.",
    ),
    buy: usedUp(
      '今日批量查询次数已用完。您可以购买服务，或明天再来',
      "Today's bulk queries are used up. You can buy a plan, or come back tomorrow.",
    ),
    tomorrow: usedUp(
      '今日批量查询次数已用完，请明天再来',
      "Today's bulk queries are used up. Please come back tomorrow.",
    ),
  },
}
