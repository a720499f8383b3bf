import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { wellKnown } from './words/well-known.ts'

/** A judgment or decision in the form that `npm run import -- judgments` reads. */
export type DemoJudgment = {
  id: string
  kind: 'judgment' | 'decision'
  number: string
  title: string
  court: string
  jurisdiction: string
  level?: 'first' | 'second'
  cause: string
  decidedOn: string
  result: string
  language: 'zh' | 'en'
  parties: { role: string; name: string }[]
  marks: { text: string; number: string; office: string }[]
  domains?: string[]
  paragraphs: string[]
  source: string
}

/** A mark of the register with what a judgment says of it. */
type Mark = { text: string; number: string; office: string; classNo: number; owner: string }

/** Real names, and those that are near them; no case is invented about them. */
const realNames = new Set(wellKnown.flatMap(({ text, near }) => [text, ...near.map(([each]) => each)]))

const PER_OFFICE = 400
const REGISTERED = 1
const REGISTERED_ABROAD = 10

const NOTE = {
  zh: '本文书为演示而编写：当事人、法院、商标和案情均为虚构。',
  en: 'This document was written for demonstration: parties, tribunal, marks and facts are invented.',
}
const SOURCE = { zh: '示例数据', en: 'Demonstration data' }

/**
 * Takes the records of a demonstration register as they are written, and makes some judgments and decisions about its
 * marks: the same for the same register.
 */
export function createJudgments(today: string) {
  const year = Number(today.slice(0, 4)) - 1
  const marks = { CN: [] as Mark[], US: [] as Mark[] }

  return {
    see(record: RegisterRecordInput): void {
      const own = record.office === 'CN' || record.office === 'US' ? marks[record.office] : null
      if (!own || own.length >= PER_OFFICE) return
      const mark = markOf(record, `${year}-01-01`)
      if (mark) own.push(mark)
    },

    /** None for a register that is too small to have two marks of different owners in one class. */
    make(): DemoJudgment[] {
      const [first, second, third] = pairsOf(marks.CN, 3)
      const [abroad, last] = pairsOf(marks.US, 2)
      return [
        ...(first ? [infringement(first, year), appeal(first, year)] : []),
        ...(second ? [refusal(second, year)] : []),
        ...(third ? [opposition(third, year)] : []),
        ...(abroad ? [boardDecision(abroad, year)] : []),
        ...(last ? [domainDecision(last, year)] : []),
      ]
    },
  }
}

/** Null for a record that no judgment could be about: it is registered, before that day, and has words and an owner. */
function markOf(record: RegisterRecordInput, before: string): Mark | null {
  const { office, applicationNumber, registrationNumbers, text, classes, applicants, status, registeredOn } = record
  const applicant = applicants?.[0]
  const owner = office === 'US' ? (applicant?.nameEn ?? applicant?.name) : applicant?.name
  const isRegistered = status === REGISTERED || status === REGISTERED_ABROAD
  if (!isRegistered || !registeredOn || registeredOn >= before || !text || !owner || text.length < 2) return null
  if (realNames.has(text)) return null
  // Judgments in China name the registration, which has the number of the application.
  const number = registrationNumbers?.[0] ?? applicationNumber
  return { text, number, office, classNo: classes[0]!, owner }
}

type Pair = { earlier: Mark; later: Mark }

/** Marks of different owners in one class, each mark in one pair. */
function pairsOf(marks: readonly Mark[], wanted: number): Pair[] {
  const waiting = new Map<number, Mark>()
  const pairs: Pair[] = []
  for (const mark of marks) {
    const earlier = waiting.get(mark.classNo)
    if (pairs.length === wanted) break
    if (!earlier) waiting.set(mark.classNo, mark)
    else if (earlier.owner !== mark.owner) {
      pairs.push({ earlier, later: mark })
      waiting.delete(mark.classNo)
    }
  }
  return pairs
}

const named = ({ text, number, office }: Mark) => ({ text, number, office })
const chinese = { language: 'zh', jurisdiction: 'CN', source: SOURCE.zh } as const
const english = { language: 'en', jurisdiction: 'US', source: SOURCE.en } as const

function infringement({ earlier, later }: Pair, year: number): DemoJudgment {
  return {
    ...chinese,
    id: 'demo-1',
    kind: 'judgment',
    number: `（${year}）示01民初18号`,
    title: `【示例】${earlier.owner}与${later.owner}侵害商标权纠纷一审民事判决书`,
    court: '示例市知识产权法院',
    level: 'first',
    cause: '侵害商标权纠纷',
    decidedOn: `${year}-03-18`,
    result: `一、被告${later.owner}立即停止在同一种商品上使用“${later.text}”标识；\n二、被告赔偿原告经济损失及合理开支共计八万元；\n三、驳回原告的其他诉讼请求。`,
    parties: [
      { role: '原告', name: earlier.owner },
      { role: '被告', name: later.owner },
    ],
    marks: [named(earlier), named(later)],
    paragraphs: [
      NOTE.zh,
      `原告${earlier.owner}诉称，原告系第${earlier.number}号“${earlier.text}”商标的注册人，核定使用在第${earlier.classNo}类商品上。被告在同类商品的包装上突出使用“${later.text}”，容易使相关公众对商品的来源产生混淆。`,
      `被告${later.owner}辩称，被告使用的是自己的第${later.number}号“${later.text}”注册商标，两件商标在文字、读音和含义上均有区别。`,
      '本院经审理查明，原告的商标经续展仍在有效期内，并经较长时间的使用而为相关公众所知悉。',
      '本院认为，判断商标是否近似，应当以相关公众的一般注意力为标准，既要进行整体比对，又要进行主要部分的比对。被告在包装上改变了注册商标的显著特征，与原告的商标构成近似，容易导致混淆，依照《中华人民共和国商标法》第五十七条第（二）项的规定，构成对注册商标专用权的侵害。',
      '关于赔偿数额，原告未能证明其实际损失，本院综合考虑商标的知名度、侵权的情节和合理开支，依照《中华人民共和国商标法》第六十三条第三款酌定。',
      '综上，依照《中华人民共和国商标法》第五十七条第（二）项、第六十三条第三款，判决如下：',
      '一、停止侵害；二、赔偿损失；三、驳回其他诉讼请求。',
    ],
  }
}

function appeal({ earlier, later }: Pair, year: number): DemoJudgment {
  return {
    ...chinese,
    id: 'demo-2',
    kind: 'judgment',
    number: `（${year}）示民终7号`,
    title: `【示例】${later.owner}与${earlier.owner}侵害商标权纠纷二审民事判决书`,
    court: '示例省高级人民法院',
    level: 'second',
    cause: '侵害商标权纠纷',
    decidedOn: `${year}-09-02`,
    result: '驳回上诉，维持原判。',
    parties: [
      { role: '上诉人（原审被告）', name: later.owner },
      { role: '被上诉人（原审原告）', name: earlier.owner },
    ],
    marks: [named(earlier)],
    paragraphs: [
      NOTE.zh,
      `上诉人${later.owner}因侵害商标权纠纷一案，不服示例市知识产权法院（${year}）示01民初18号民事判决，向本院提起上诉。`,
      `本院认为，第${earlier.number}号“${earlier.text}”商标具有较强的显著性。上诉人实际使用的标识与其注册商标不同，不属于对注册商标的规范使用，原审法院认定构成近似并无不当。`,
      '原审判决认定事实清楚，适用法律正确。依照《中华人民共和国民事诉讼法》第一百七十七条第一款第（一）项，判决如下：',
      '驳回上诉，维持原判。',
    ],
  }
}

function refusal({ earlier, later }: Pair, year: number): DemoJudgment {
  return {
    ...chinese,
    id: 'demo-3',
    kind: 'judgment',
    number: `（${year}）示01行初205号`,
    title: `【示例】${later.owner}商标申请驳回复审行政纠纷一审行政判决书`,
    court: '示例市知识产权法院',
    level: 'first',
    cause: '商标申请驳回复审行政纠纷',
    decidedOn: `${year}-06-11`,
    result: `驳回原告${later.owner}的诉讼请求。`,
    parties: [
      { role: '原告', name: later.owner },
      { role: '被告', name: '示例商标局' },
    ],
    marks: [named(later), named(earlier)],
    paragraphs: [
      NOTE.zh,
      `原告${later.owner}不服被告关于“${later.text}”商标驳回复审的决定，在法定期限内向本院提起行政诉讼。`,
      `被诉决定认为，诉争商标与第${earlier.number}号“${earlier.text}”商标（简称引证商标）使用在第${earlier.classNo}类同一种或类似商品上，构成近似商标，违反《中华人民共和国商标法》第三十条、第三十一条的规定。`,
      '本院认为，诉争商标与引证商标在呼叫上相近，指定使用的商品在功能、用途和销售渠道上关联密切，同时使用容易使相关公众产生混淆。被诉决定的结论正确。',
      '依照《中华人民共和国行政诉讼法》第六十九条，判决如下：',
      '驳回原告的诉讼请求。',
    ],
  }
}

function opposition({ earlier, later }: Pair, year: number): DemoJudgment {
  return {
    ...chinese,
    id: 'demo-4',
    kind: 'decision',
    number: `示商异字〔${year}〕第00000316号`,
    title: `【示例】关于“${later.text}”商标异议的决定书`,
    court: '示例商标局',
    cause: '商标异议',
    decidedOn: `${year}-11-20`,
    result: `第${later.number}号“${later.text}”商标准予注册。`,
    parties: [
      { role: '异议人', name: earlier.owner },
      { role: '被异议人', name: later.owner },
    ],
    marks: [named(later), named(earlier)],
    paragraphs: [
      NOTE.zh,
      `异议人${earlier.owner}对被异议人${later.owner}经初步审定的“${later.text}”商标提出异议。`,
      `异议人引证其在先注册的第${earlier.number}号“${earlier.text}”商标。本局认为，双方商标在文字构成和整体外观上区别明显，未构成《中华人民共和国商标法》第三十条所指的近似商标。`,
      '异议人称被异议人恶意注册，但所提交的证据不足，本局不予支持。',
      `依照《中华人民共和国商标法》第三十五条，决定：“${later.text}”商标准予注册。`,
    ],
  }
}

function boardDecision({ earlier, later }: Pair, year: number): DemoJudgment {
  return {
    ...english,
    id: 'demo-5',
    kind: 'decision',
    number: 'DEMO-91000017',
    title: `[Demonstration] ${earlier.owner} v. ${later.owner}`,
    court: 'Example Trademark Trial Board',
    cause: 'Opposition: Likelihood of confusion',
    decidedOn: `${year}-05-27`,
    result: 'Opposition sustained.',
    parties: [
      { role: 'Opposer', name: earlier.owner },
      { role: 'Applicant', name: later.owner },
    ],
    marks: [named(earlier), named(later)],
    paragraphs: [
      NOTE.en,
      `${earlier.owner} opposes registration of the mark ${later.text} in class ${later.classNo} on the ground of likelihood of confusion under 15 U.S.C. § 1052(d).`,
      `Opposer pleads ownership of Registration No. ${earlier.number} for the mark ${earlier.text}. The goods are identical in part, which weighs in favour of finding that confusion is likely.`,
      'The marks are compared in their entireties as to appearance, sound, connotation and commercial impression. The purchaser who is considered is the average one, who retains a general rather than a specific impression of trademarks.',
      'Decision: The opposition under Section 2(d) of the Trademark Act is sustained.',
    ],
  }
}

function domainDecision({ earlier, later }: Pair, year: number): DemoJudgment {
  const label = earlier.text.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || 'mark'
  return {
    ...english,
    id: 'demo-6',
    kind: 'decision',
    number: `DEMO-${year}-0042`,
    title: `[Demonstration] ${earlier.owner} v. ${later.owner}`,
    court: 'Example Domain Name Dispute Centre',
    cause: 'Domain name dispute (UDRP)',
    decidedOn: `${year}-08-14`,
    result: 'The disputed domain name is transferred to the Complainant.',
    parties: [
      { role: 'Complainant', name: earlier.owner },
      { role: 'Respondent', name: later.owner },
    ],
    marks: [named(earlier)],
    domains: [`${label}-shop.example`],
    paragraphs: [
      NOTE.en,
      `The Complainant is ${earlier.owner}, which owns Registration No. ${earlier.number} for the mark ${earlier.text}. The disputed domain name is ${label}-shop.example.`,
      'The disputed domain name contains the mark as a whole; a descriptive word beside it does not prevent confusing similarity under paragraph 4(a)(i) of the Policy.',
      'The Respondent has no rights or legitimate interests, and used the domain name in bad faith to attract customers for commercial gain.',
    ],
  }
}
