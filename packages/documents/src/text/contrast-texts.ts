import type { Language } from '@markwright/domain/language'
import type { ComparedField } from '../official/compare-documents.ts'

type Texts = {
  title: string
  sides: [left: string, right: string]
  pasted: string
  record: (numbers: string) => string
  made: (day: string) => string
  differing: (count: number) => string
  fields: string
  noFields: string
  goods: string
  goodsNote: (same: number, total: number) => string
  text: string
  legend: [left: string, right: string]
  field: string
  verdict: string
  states: Record<ComparedField['state'], string>
  names: Record<ComparedField['field'], string>
  limits: string
}

/** What a document that compares two says in either language. */
export const contrastTexts: Record<Language, Texts> = {
  cn: {
    title: '官方文件比对',
    sides: ['左侧', '右侧'],
    pasted: '粘贴的文字',
    record: (numbers) => `登记簿记录 ${numbers}`,
    made: (day) => `生成日期 ${day}`,
    differing: (count) => (count === 0 ? '未发现差异' : `${count} 处不同`),
    fields: '项目',
    noFields: '未能识别文件中的项目。',
    goods: '商品/服务',
    goodsNote: (same, total) => `${total} 项中 ${same} 项一致`,
    text: '全文',
    legend: ['仅左侧', '仅右侧'],
    field: '项目',
    verdict: '结果',
    states: { same: '一致', differs: '不一致', onlyLeft: '仅左侧', onlyRight: '仅右侧' },
    names: {
      applicationNumber: '申请号',
      registrationNumber: '注册号',
      mark: '商标',
      applicant: '申请人',
      applicantForeign: '申请人（外文）',
      address: '地址',
      addressForeign: '地址（外文）',
      classes: '类别',
      applicationDate: '申请日期',
      priorityDate: '优先权日期',
      publicationDate: '公告日期',
      registrationDate: '注册日期',
      validity: '有效期',
      agent: '代理机构',
    },
    limits: '项目按中英文官方文件的常见标签自动识别，全角与半角、空格不计为差异；请以原件为准。',
  },
  en: {
    title: 'Comparison of official documents',
    sides: ['Left', 'Right'],
    pasted: 'pasted text',
    record: (numbers) => `register record ${numbers}`,
    made: (day) => `made on ${day}`,
    differing: (count) =>
      count === 0 ? 'No differences found' : count === 1 ? 'One difference' : `${count} differences`,
    fields: 'Fields',
    noFields: 'No fields were recognised.',
    goods: 'Goods and services',
    goodsNote: (same, total) => `${same} of ${total} items are the same`,
    text: 'Whole text',
    legend: ['left only', 'right only'],
    field: 'Field',
    verdict: 'Result',
    states: { same: 'same', differs: 'differs', onlyLeft: 'left only', onlyRight: 'right only' },
    names: {
      applicationNumber: 'Application number',
      registrationNumber: 'Registration number',
      mark: 'Mark',
      applicant: 'Applicant',
      applicantForeign: 'Applicant (foreign)',
      address: 'Address',
      addressForeign: 'Address (foreign)',
      classes: 'Classes',
      applicationDate: 'Application date',
      priorityDate: 'Priority date',
      publicationDate: 'Publication date',
      registrationDate: 'Registration date',
      validity: 'Validity',
      agent: 'Agent',
    },
    limits:
      'Fields are recognised by the usual labels of Chinese and English documents; width and blanks are no difference. The originals decide.',
  },
}
