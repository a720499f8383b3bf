import type { NextStep } from '@markwright/entitlements'
import { type ErrorEntry, refusal } from '../../kernel/errors.ts'

export const patentErrors = {
  nothingSought: refusal(200, 30103, '请输入检索内容', 'Enter what to search for.'),
  unknownPublication: refusal(
    200,
    30104,
    '没有找到这件专利，请检查公开号，或改用文字描述',
    'This publication is not loaded. Check the number, or describe the invention instead.',
  ),
  tooManyInField: refusal(
    200,
    30105,
    '申请号和公开号每栏最多 100 个，更多号码请使用批量检索',
    'A field takes 100 application or publication numbers. Use the batch search for more.',
  ),
  unreadableFile: refusal(
    200,
    30201,
    '文件格式错误，请上传 xlsx、xls、csv 或 txt 文件',
    'This file cannot be read. Upload an XLSX, XLS, CSV or text file.',
  ),
  tooManyNumbers: refusal(200, 30202, '最多 2000 个号码', 'At most 2,000 numbers.'),
  nothingToExport: refusal(200, 30301, '没有可导出的专利', 'There is nothing to export.'),
  tooManyToExport: refusal(
    200,
    30302,
    '超过这种格式可导出的数量，请选择其他格式，或缩小检索范围',
    'This is more than a file of this format holds. Choose another format, or narrow the search.',
  ),
  tooLongToPrint: refusal(
    200,
    30303,
    '这件专利太长，无法生成 PDF；可以导出为 ZIP',
    'This publication is too long for a PDF at once. Export it as a ZIP.',
  ),
  busy: refusal(503, 503, '正在处理的文件较多，请稍后重试', 'Many files are being made. Please try again in a moment.'),
}

/** An expression that cannot be read; the sentence says why. */
export const syntaxRefusal = (cn: string, en: string) => refusal(200, 30101, cn, en)

const usedUp = (cn: string, en: string) => refusal(200, 30102, cn, en)

/** Spec 2 §9: no patent search is left today, by what may be done about it. */
export const patentsUsedUp: Record<NextStep, ErrorEntry> = {
  signIn: usedUp(
    '今日免费专利检索次数已用完。登录后可继续检索，或明天再来',
    'The free patent searches of today are used up. Sign in to go on, or come back tomorrow.',
  ),
  applyForTrial: usedUp(
    '今日专利检索次数已用完。您可以申请免费试用，或明天再来',
    "Today's patent searches are used up. You can apply for a free trial, or come back tomorrow.",
  ),
  awaitTrial: usedUp(
    '今日专利检索次数已用完。您的试用申请正在审核，或请明天再来',
    "Today's patent searches are used up. Your trial is being reviewed; otherwise come back tomorrow.",
  ),
  trialEnded: usedUp(
    '今日专利检索次数已用完，试用也已结束。您可以购买服务，或明天再来',
    "Today's patent searches are used up, and your trial has ended. You can buy a plan, or come back tomorrow.",
  ),
  buy: usedUp(
    '今日专利检索次数已用完。您可以购买服务，或明天再来',
    "Today's patent searches are used up. You can buy a plan, or come back tomorrow.",
  ),
  tomorrow: usedUp(
    '今日专利检索次数已用完，请明天再来',
    "Today's patent searches are used up. Please come back tomorrow.",
  ),
}
