import type { NextStep } from '@markwright/entitlements'
import { type ErrorEntry, refusal } from '../../kernel/errors.ts'

/** Spec 2 §8. */
export const translationErrors = {
  direction: refusal(
    200,
    40101,
    '暂不支持这个翻译方向，可选：中英、英中、中日、日中',
    'This direction is not supported. Choose Chinese–English, English–Chinese, Chinese–Japanese or Japanese–Chinese.',
  ),
  tooLong: refusal(
    200,
    40102,
    '文本超过 3000 个字符，请删减后再翻译',
    'The text has more than 3,000 characters. Please shorten it.',
  ),
  nothing: refusal(200, 40109, '请输入要翻译的文本', 'Enter a text to translate.'),
  failed: refusal(
    200,
    40110,
    '翻译引擎没有返回结果，本次不计次数，请稍后重试',
    'The translation engine gave no result. This was not counted; please try again later.',
  ),
}

const count = (cn: string, en: string) => refusal(200, 40103, cn, en)
const texts = (cn: string, en: string) => refusal(200, 40105, cn, en)

/** The translations of the day are used up, by what may be done about it. */
export const translationsUsedUp: Record<NextStep, ErrorEntry> = {
  signIn: count(
    '今日的免费翻译次数已用完，请登录后申请试用，或明天再来',
    'The free translations of today are used up. Sign in to apply for a trial, or come back tomorrow.',
  ),
  applyForTrial: count(
    '今日的免费翻译次数已用完，您可以申请免费试用，或明天再来',
    'The free translations of today are used up. Apply for a free trial, or come back tomorrow.',
  ),
  awaitTrial: count(
    '今日的免费翻译次数已用完，您的试用申请正在审核，或请明天再来',
    'The free translations of today are used up. Your trial is being reviewed; otherwise come back tomorrow.',
  ),
  trialEnded: refusal(
    200,
    40104,
    '试用已结束，今日免费翻译次数也已用完。您可以购买翻译字数，或明天再来',
    'Your trial has ended and the free translations of today are used up. Buy words, or come back tomorrow.',
  ),
  buy: count(
    '今日翻译次数已用完，您可以购买翻译字数，或明天再来',
    'The translations of today are used up. Buy words, or come back tomorrow.',
  ),
  tomorrow: count(
    '今日翻译次数已用完，请明天再来',
    'The translations of today are used up. Please come back tomorrow.',
  ),
}

/** The characters of the day, or the words that were bought, do not suffice. */
export const wordsUsedUp: Record<NextStep, ErrorEntry> = {
  signIn: texts(
    '今日剩余的免费字符不够，请登录后申请试用，或明天再来',
    'Too few free characters are left today. Sign in to apply for a trial, or come back tomorrow.',
  ),
  applyForTrial: texts(
    '今日剩余的免费字符不够，您可以申请免费试用或购买翻译字数',
    'Too few free characters are left today. Apply for a free trial or buy words.',
  ),
  awaitTrial: texts(
    '今日剩余的免费字符不够，您的试用申请正在审核。您也可以购买翻译字数',
    'Too few free characters are left today. Your trial is being reviewed; you can also buy words.',
  ),
  trialEnded: texts(
    '试用已结束，今日剩余的免费字符也不够，请购买翻译字数',
    'Your trial has ended and too few free characters are left today. Please buy words.',
  ),
  buy: texts('翻译字数已用完，请购买', 'Your words are used up. Please buy more.'),
  tomorrow: texts(
    '今日剩余的免费字符不够，请明天再来',
    'Too few free characters are left today. Please come back tomorrow.',
  ),
}
