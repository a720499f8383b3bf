import type { Texts } from './definition.ts'

/** What is wrong with the value of a field. */
export type Problem = { path?: string; code: string; text: Texts }

const problems = {
  missing: { cn: '请填写此项', en: 'Please fill in this field.' },
  choice: { cn: '请选择', en: 'Please choose.' },
  day: { cn: '请填写有效的日期（年-月-日）', en: 'Please enter a valid date (year-month-day).' },
  future: { cn: '日期不能晚于今天', en: 'The date is in the future.' },
  order: { cn: '结束日期不能早于开始日期', en: 'The end is before the beginning.' },
  marksMissing: { cn: '请至少选择一件商标', en: 'Choose at least one mark.' },
  numberMissing: { cn: '请填写商标号', en: 'Enter the number of the mark.' },
  classesMissing: { cn: '请填写类别', en: 'Enter the classes.' },
  markRepeated: { cn: '商标号重复', en: 'This number is in the list already.' },
  countriesMissing: { cn: '请至少选择一个国家或地区', en: 'Choose at least one country or region.' },
  englishMissing: {
    cn: '向境外官方提交需要英文，请填写',
    en: 'It is filed abroad, so that it is needed in Latin letters.',
  },
  classNotInBase: {
    cn: '该项目的类别不在基础商标的类别内',
    en: 'The class of this item is none of the base mark.',
  },
  country: { cn: '请选择国家或地区', en: 'Choose the country or region.' },
  nameMissing: { cn: '请填写名称', en: 'Enter the name.' },
  idMissing: { cn: '请填写证件号码', en: 'Enter the number of the document.' },
  creditCodeCheck: {
    cn: '统一社会信用代码的校验位不符，请核对',
    en: 'The check character of the unified social credit code does not match. Please compare it.',
  },
  idCardCheck: {
    cn: '身份证号码的日期或校验位不符，请核对',
    en: 'The date or the check digit of the identity card number does not match. Please compare it.',
  },
  markTextMissing: { cn: '请填写商标文字', en: 'Enter the text of the mark.' },
  imageMissing: { cn: '请上传商标图样', en: 'Upload the image of the mark.' },
  goodsMissing: { cn: '请至少选择一项商品或服务', en: 'Choose at least one item of goods or services.' },
  itemRepeated: { cn: '同一类别中该项目重复', en: 'This item is in its class already.' },
  prioritiesMissing: { cn: '请至少填写一项优先权', en: 'Enter at least one priority.' },
  priorityAtHome: {
    cn: '优先权须基于在其他国家或地区的首次申请',
    en: 'Priority is claimed from a first application in another country or region.',
  },
  applicationMissing: { cn: '请填写在先申请的申请号', en: 'Enter the number of the first application.' },
  applicationRepeated: { cn: '申请号重复', en: 'This application number is in the list already.' },
  partyRepeated: { cn: '申请人已存在', en: 'This party is in the list already.' },
} as const satisfies Record<string, Texts>
export type ProblemCode = keyof typeof problems

/** A problem with its text; `path`: from the field inwards, absent for the field itself. */
export const problem = (code: ProblemCode, path?: string): Problem => ({
  code,
  text: problems[code],
  ...(path !== undefined && { path }),
})
