/** How a field's values are read: words of a text, days, symbols of a classification, numbers, or codes from a list. */
export type FieldKind = 'text' | 'day' | 'symbol' | 'number' | 'code'

type FieldFacts = { kind: FieldKind; zh: string; en: string; names: readonly string[] }

const text = (zh: string, en: string, ...names: string[]): FieldFacts => ({ kind: 'text', zh, en, names })
const day = (zh: string, en: string, ...names: string[]): FieldFacts => ({ kind: 'day', zh, en, names })
const symbol = (zh: string, en: string, ...names: string[]): FieldFacts => ({ kind: 'symbol', zh, en, names })
const number = (zh: string, en: string, ...names: string[]): FieldFacts => ({ kind: 'number', zh, en, names })
const code = (zh: string, en: string, ...names: string[]): FieldFacts => ({ kind: 'code', zh, en, names })

/** The fields of an advanced search, by the code that a printed query has; `names` are understood beside both titles. */
export const fields = {
  TI: text('标题', 'title', '名称', '发明名称', '专利名称', 'TTL'),
  AB: text('摘要', 'abstract', 'ABST'),
  CL: text('权利要求', 'claims', '权利要求书', '主权项', 'CLM', 'CLMS', 'ACLM'),
  DE: text('说明书', 'description', 'DESC', 'SPEC'),
  TA: text('标题和摘要', 'title or abstract', '标题摘要', '标题/摘要', 'TIAB'),
  TAC: text('标题、摘要和权利要求', 'title, abstract or claims', '标题摘要权利要求', '关键词', 'KW'),
  PA: text('申请人', 'applicant', '专利权人', '申请专利权人', 'AP', 'APPLICANTS', 'ASSIGNEE', 'AS', 'ANE'),
  IN: text('发明人', 'inventor', '设计人', '发明设计人', 'INVENTORS', 'INV'),
  AG: text('代理机构', 'agent', '代理人', 'AGENCY', 'AGENTS', 'ATTORNEY'),
  PN: number('公开号', 'publication number', '公告号', '公开公告号', '专利号', 'PUBLICATION', 'PNUM'),
  AN: number('申请号', 'application number', 'APN', 'APNUM', 'APPLICATION'),
  IPC: symbol('IPC分类', 'IPC', '分类号', 'IPC分类号', '主分类号', '国际分类', 'IC'),
  CPC: symbol('CPC分类', 'CPC', 'CPC分类号', '联合分类'),
  AD: day('申请日', 'filing date', '申请日期', 'FILED', 'APD'),
  PD: day('公开日', 'publication date', '公告日', '公开公告日', '公开日期', 'PUBLISHED', 'PBD'),
  PRD: day('优先权日', 'priority date', '优先权日期', 'PRIORITY'),
  CC: code('国家', 'country', '国别', '国家地区', '受理局', 'OFFICE'),
  TY: code('类型', 'type', '专利类型', 'PATENTTYPE'),
  LS: code('法律状态', 'legal status', '状态', 'STATUS', 'LEGALSTATUS'),
  FAM: number('同族', 'family', '同族号', 'FAMILYID'),
} as const satisfies Record<string, FieldFacts>

export type FieldName = keyof typeof fields
export const fieldNames = Object.keys(fields) as FieldName[]

const fold = (name: string) => name.toUpperCase().replaceAll(/[\s()_-]/g, '')
const byName = new Map<string, FieldName>(
  fieldNames.flatMap((field) => {
    const { zh, en, names } = fields[field]
    return [field, zh, en, ...names].map((name) => [fold(name), field] as const)
  }),
)

/** The field with this code or name, in either language; undefined where there is none. */
export const fieldNamed = (name: string): FieldName | undefined => byName.get(fold(name))

type CodeFact = { code: string; zh: string; en: string; names: readonly string[] }
const value = (code: string, zh: string, en: string, ...names: string[]): CodeFact => ({ code, zh, en, names })

/** Values of the fields that have few; a country is any code of two letters. */
export const codes: Record<'TY' | 'LS', readonly CodeFact[]> = {
  TY: [
    value('invention', '发明', 'invention', '发明专利', '发明申请', '发明授权', 'PATENT'),
    value('utility', '实用新型', 'utility model', '新型', 'UTILITYMODEL'),
    value('design', '外观设计', 'design', '外观'),
    value('plant', '植物', 'plant', '植物专利'),
    value('other', '其他', 'other'),
  ],
  LS: [
    value('valid', '有效', 'valid', '有权', 'ACTIVE', 'ALIVE', 'INFORCE', 'GRANTED'),
    value('invalid', '失效', 'invalid', '无效', '无权', 'DEAD', 'EXPIRED', 'LAPSED'),
    value('examining', '审中', 'under examination', '在审', '审查中', 'PENDING'),
    value('unconfirmed', '未确认', 'unconfirmed', '未知', 'UNKNOWN'),
  ],
}

const countries: Record<string, string> = {
  中国: 'CN',
  美国: 'US',
  日本: 'JP',
  韩国: 'KR',
  欧洲: 'EP',
  欧专局: 'EP',
  德国: 'DE',
  法国: 'FR',
  英国: 'GB',
  国际: 'WO',
  台湾: 'TW',
  中国台湾: 'TW',
  香港: 'HK',
  澳大利亚: 'AU',
  加拿大: 'CA',
  印度: 'IN',
  俄罗斯: 'RU',
  巴西: 'BR',
}

/** The code that a value of CC, TY or LS stands for; undefined where it is none. */
export function codeOf(field: 'CC' | 'TY' | 'LS', text: string): string | undefined {
  const folded = fold(text)
  if (field === 'CC') return countries[text.trim()] ?? (/^[A-Z]{2}$/.test(folded) ? folded : undefined)
  return codes[field].find((each) => [each.code, each.zh, each.en, ...each.names].some((name) => fold(name) === folded))
    ?.code
}
