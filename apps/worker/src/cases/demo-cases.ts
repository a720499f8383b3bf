import type { CaseContent, CaseEvent, CaseMark } from '@markwright/cases'

/** Of the member whose cases these are; a demonstration shows its text messages in the outbox of the back office. */
export const DEMO_PHONE = '13900000001'
export const demoContact = { name: '演示联系人', phone: DEMO_PHONE, email: '', postcode: '' }

export type DemoCase = {
  productType: number
  content: CaseContent
  isPaid: boolean
  events: CaseEvent[]
  /** What the member has asked and nobody has answered. */
  question?: string
  /** A decision on review that came so many days ago. */
  decidedDaysAgo?: number
}

/** Cases in different states of an owner of the demonstration register. */
export function demoCases(
  { owner, mark }: { owner: string; mark: CaseMark },
  dayBefore: (days: number) => string,
): DemoCase[] {
  const applicant = {
    type: 'Organization' as const,
    country: 'CN',
    nameCn: owner,
    nameEn: '',
    idType: 'creditCode' as const,
    idNumber: '91440300MA5K3E7X2R',
    addressCn: '广东省深圳市南山区示例路 1 号',
    addressEn: '',
  }
  const common = { applicant, contact: demoContact }
  return [
    { productType: 5, content: { ...common, marks: [mark] }, isPaid: false, events: [] },
    {
      productType: 1,
      content: {
        ...common,
        mark: { kind: 'text', text: '示舟', image: null },
        colour: 'blackAndWhite',
        portrait: 'no',
        description: '无特殊含义',
        foreignWords: 'no',
        sector: 'I',
        subSector: '65',
        priority: 'no',
        goods: [{ id: 'demo', classNo: 42, group: '4220', cn: '计算机软件设计', en: 'Computer software design' }],
      },
      isPaid: true,
      events: ['submit'],
    },
    {
      productType: 13,
      content: { ...common, marks: [mark], kind: 'address', formerAddress: '广东省深圳市福田区示例街 8 号' },
      isPaid: true,
      events: ['submit', 'file', 'accept'],
      question: '变更证明大概什么时候能收到？',
    },
    {
      productType: 14,
      content: {
        ...common,
        marks: [mark],
        noticeNumber: 'DEMO0001',
        receivedOn: dayBefore(120),
        scope: 'all',
        legalBasis: '《商标法》第三十四条',
        request: '请求撤销驳回决定，对申请商标予以初步审定。',
        facts: '申请商标与引证商标在文字构成、呼叫和含义上均不相同。',
      },
      isPaid: true,
      events: ['submit', 'file', 'accept'],
      decidedDaysAgo: 10,
    },
    {
      productType: 29,
      content: { ...common, marks: [mark], reason: 'lost' },
      isPaid: true,
      events: ['submit', 'file', 'accept', 'complete'],
    },
  ]
}
