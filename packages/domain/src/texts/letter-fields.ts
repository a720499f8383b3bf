const right = {
  title: '名称',
  number: '号码',
  registration: '注册号',
  kind: '类型',
  office: '局',
  owner: '权利人',
} as const

/** The fields of a letter to a client and what they are also called; each stands in braces. */
export const letterFields = {
  single: { agency: '代理机构', day: '日期', client: '客户', contact: '联系人', phone: '电话', email: '邮箱' },
  rights: { ...right, expires: '到期日' },
  deadlines: { ...right, what: '事项', due: '截止日', grace: '宽限期至' },
} as const

/** A list stands between its name with `#` and with `/`, as `{#rights}{title}{/rights}`. */
export const letterLists = { rights: '资产', deadlines: '期限' } as const
