import type { Schemas } from '@markwright/contract'
import type { tablesFile } from '@markwright/documents'
import type { Language } from '../../kernel/language.ts'

const heads = {
  cn: ['局', '申请号', '专利号', '名称', '专利权人', '年度', '截止日', '宽限期至', '官费', '币种', '订单号', '会员'],
  en: [
    'Office',
    'Application number',
    'Patent number',
    'Title',
    'Owner',
    'Year',
    'Due',
    'Grace period until',
    'Official fee',
    'Currency',
    'Order',
    'Member',
  ],
} as const

type Table = Parameters<typeof tablesFile>[0][number]

const widths = [8, 22, 22, 40, 30, 8, 12, 14, 12, 8, 18, 24]

/** What a payer needs to pay annuities at the offices, a row each. */
export const annuityTable = (annuities: readonly Schemas['ManagedAnnuity'][], language: Language): Table => ({
  name: language === 'en' ? 'Annuities' : '年费',
  titles: [...heads[language]],
  widths,
  rows: annuities.map((each) => [
    each.office,
    each.number,
    each.registrationNumber ?? '',
    each.title,
    each.owner ?? '',
    each.year,
    { day: each.dueOn },
    each.graceEnd === null ? null : { day: each.graceEnd },
    Number(each.officialFee),
    each.currency,
    each.orderNo,
    each.member,
  ]),
})
