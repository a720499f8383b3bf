import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'

/** A complete draft of a registration abroad, which staff quote. */
export const anOverseasDraft = (changes: object = {}) => ({
  productType: 3,
  content: {
    countries: ['US'],
    mark: { kind: 'text', text: '云澜', image: null },
    goods: [{ id: 'a', classNo: 9, group: '', cn: '计算机软件', en: 'computer software' }],
    applicant: {
      type: 'Organization',
      country: 'CN',
      nameCn: '云澜科技有限公司',
      nameEn: 'Yunlan Technology Co., Ltd.',
      idType: 'creditCode',
      idNumber: '91440300708461136T',
      addressCn: '深圳市南山区科技园',
      addressEn: '1 Keji Road, Nanshan District, Shenzhen',
    },
    contact: { name: '李四', phone: '13800138000' },
    ...changes,
  },
})

/** What staff offer for the one case of a draft, without its version. */
export const aQuotationOffer = () => ({
  lines: [
    {
      caseIndex: 0,
      text: { cn: '申请', en: 'Application' },
      serviceFee: '1000.00',
      officialFee: { currency: 'CNY', amount: '2500.00' } as { currency: string; amount: string } | null,
    },
  ],
  remark: null,
  validUntil: addDays(todayIn(HOME_ZONE, new Date()), 30),
})
