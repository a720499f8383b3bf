import type { Language } from '../site/language.ts'
import type { SearchProblem, SearchProblemId } from './search-problem.ts'

const FIELD_NAMES: Record<string, Record<Language, string>> = {
  tradeMarkText: { cn: '商标名称', en: 'Trademark name' },
  applicationNumber: { cn: '申请号', en: 'Application number' },
  registerNumber: { cn: '注册号', en: 'Registration number' },
  tmApplicant: { cn: '申请人名称', en: 'Applicant name' },
  tmAddress: { cn: '申请人地址', en: 'Applicant address' },
  tmAgent: { cn: '代理机构', en: 'Representative' },
  goods: { cn: '商品/服务', en: 'Goods or services' },
  similarGroup: { cn: '类似群', en: 'Similar group' },
  vienna: { cn: '图形要素编码', en: 'Figurative element code' },
  image: { cn: '商标图片', en: 'Trademark image' },
  classify: { cn: '商标类别', en: 'Class' },
  niceChoosedStr: { cn: '商标类别', en: 'Class' },
  country: { cn: '国家/地区', en: 'Country or region' },
  countryName: { cn: '国家/地区', en: 'Country or region' },
  status: { cn: '商标状态', en: 'Status' },
  statusEurope: { cn: '境外商标状态', en: 'Status outside mainland China' },
  appDate: { cn: '申请日期', en: 'Application date' },
  trialDate: { cn: '初审公告日期', en: 'Preliminary publication' },
  regDate: { cn: '注册日期', en: 'Registration date' },
  priorityDate: { cn: '优先权日期', en: 'Priority date' },
  privateDate: { cn: '专用权到期日', en: 'Expiry date' },
  SFYX: { cn: '是否有效', en: 'Valid' },
  SFGYSB: { cn: '是否共有商标', en: 'Jointly owned' },
  SBTP: { cn: '商标图样', en: 'Trademark image' },
}

export const searchFieldName = (field: string, language: Language): string => FIELD_NAMES[field]?.[language] ?? field

type Sentence = (problem: SearchProblem, field: string) => string

const SENTENCES: Record<SearchProblemId, Record<Language, Sentence>> = {
  textAndImage: {
    cn: () => '文字和图片不能同时检索，请只保留一项',
    en: () => 'Search by text or by image, not both at once.',
  },
  severalCriteria: {
    cn: () =>
      '名称、图片、图形要素编码、申请号、注册号、申请人名称、申请人地址、代理机构、商品/服务只能选择一项进行检索',
    en: () =>
      'Search by one of these only: name, image, figurative element code, application number, registration number, applicant name, applicant address, agency, goods or services.',
  },
  specialCharacter: {
    cn: (problem, field) => `${field}不能包含特殊字符：第 ${problem.ordinal} 个字符为${shown(problem, 'cn')}`,
    en: (problem, field) =>
      `${field} cannot contain special characters: character ${problem.ordinal} is ${shown(problem, 'en')}.`,
  },
  tooManyViennaCodes: {
    cn: (problem) => `图形要素编码最多可选 ${problem.limit} 个，当前为 ${problem.value} 个`,
    en: (problem) => `Choose at most ${problem.limit} figurative element codes; there are ${problem.value}.`,
  },
  entryEmpty: {
    cn: (_, field) => `${field}中有空项，请检查分号`,
    en: (_, field) => `${field}: there is nothing between two semicolons.`,
  },
  classUnknown: {
    cn: (problem) => `商标类别${quoted(problem.value, 'cn')}有误，请填写 1–45 之间的类别并以分号分隔，如 03;09;38`,
    en: (problem) =>
      `${quoted(problem.value, 'en')} is not a class. Enter numbers from 1 to 45 separated by semicolons, such as 03;09;38.`,
  },
  classRepeated: {
    cn: (problem) => `商标类别${quoted(problem.value, 'cn')}重复`,
    en: (problem) => `Class ${quoted(problem.value, 'en')} is repeated.`,
  },
  numberMalformed: {
    cn: (problem, field) =>
      `${field}${quoted(problem.value, 'cn')}格式有误，多个号码请以分号分隔，国际注册商标请在号码前加 G，如 12345678;G1234567`,
    en: (problem, field) =>
      `${field} ${quoted(problem.value, 'en')} is not valid. Separate numbers with semicolons and put G before international ones, such as 12345678;G1234567.`,
  },
  tooManyNumbers: {
    cn: (problem, field) => `${field}一次最多检索 ${problem.limit} 个，当前为 ${problem.value} 个`,
    en: (problem, field) => `${field}: at most ${problem.limit} at a time; there are ${problem.value}.`,
  },
  textTooLong: {
    cn: (problem, field) => `${field}最多 ${problem.limit} 个字符，当前为 ${problem.value} 个`,
    en: (problem, field) => `${field}: at most ${problem.limit} characters; there are ${problem.value}.`,
  },
  viennaMalformed: {
    cn: (problem) => `图形要素编码${quoted(problem.value, 'cn')}格式有误，请以分号分隔，如 4.1;6.3`,
    en: (problem) =>
      `${quoted(problem.value, 'en')} is not a figurative element code. Separate codes with semicolons, such as 4.1;6.3.`,
  },
  groupMalformed: {
    cn: (problem) => `类似群${quoted(problem.value, 'cn')}格式有误，请以分号分隔，如 0301;0306`,
    en: (problem) =>
      `${quoted(problem.value, 'en')} is not a similar group. Separate groups with semicolons, such as 0301;0306.`,
  },
  onlyExclusions: {
    cn: () => '至少要有一个不是“排除”的条件',
    en: () => 'At least one condition must not be an exclusion.',
  },
  dayInvalid: {
    cn: (problem, field) => `${field}${quoted(problem.value, 'cn')}不是有效日期，请按 年-月-日 填写，如 2026-03-01`,
    en: (problem, field) => `${field}: ${quoted(problem.value, 'en')} is not a date. Write it as 2026-03-01.`,
  },
  daysReversed: {
    cn: (problem, field) => `${field}的开始日期不能晚于结束日期（${problem.value}）`,
    en: (problem, field) => `${field}: the first day is after the last (${problem.value}).`,
  },
  statusUnknown: {
    cn: (problem, field) => `${field}${quoted(problem.value, 'cn')}不存在`,
    en: (problem, field) => `${field}: there is no status ${quoted(problem.value, 'en')}.`,
  },
  countryUnknown: {
    cn: (problem) => `暂不支持国家/地区${quoted(problem.value, 'cn')}`,
    en: (problem) => `Country or region ${quoted(problem.value, 'en')} cannot be searched.`,
  },
  noResultToFilter: { cn: () => '请先查询后再筛选', en: () => 'Run a search first, then filter its result.' },
  noImage: { cn: () => '请上传查询图片', en: () => 'Upload an image to search with.' },
  selectionTooLarge: {
    cn: (problem) => `最多可选择 ${problem.limit} 项，当前已选 ${problem.value} 项`,
    en: (problem) => `Select at most ${problem.limit}; ${problem.value} are selected.`,
  },
  noClassOrCountry: { cn: () => '请先选择类别或国家/地区', en: () => 'Select a class or a country first.' },
  emptyQuery: { cn: () => '请输入查询内容', en: () => 'Enter something to search for.' },
}

/** What is wrong, for the person who typed it, in both languages. */
export function searchProblemTexts(problem: SearchProblem): Record<Language, string> {
  const sentences = SENTENCES[problem.id]
  return {
    cn: sentences.cn(problem, searchFieldName(problem.field, 'cn')),
    en: sentences.en(problem, searchFieldName(problem.field, 'en')),
  }
}

const quoted = (text: string | undefined, language: Language) =>
  language === 'cn' ? `“${text ?? ''}”` : `"${text ?? ''}"`

// Controls, format characters and lone surrogates cannot be seen, so they are named by code point.
function shown(problem: SearchProblem, language: Language): string {
  const character = problem.character ?? ''
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(character)
    ? `${language === 'cn' ? ' ' : ''}U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : quoted(character, language)
}
