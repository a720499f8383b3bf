import type { CaseForm, CaseParty, FormEntry, Texts } from '../definition.ts'

export const field = (cn: string, en: string, name: string): FormEntry => ({
  label: { cn, en },
  from: { field: name },
})

export const agency: FormEntry = { label: { cn: '代理机构名称', en: 'Agency' }, from: { fact: 'agency' } }

/** What is written by hand at the place of a fact that a case does not have. */
export const blank = (cn: string, en: string): FormEntry => ({ label: { cn, en }, from: { blank: 'line' } })

export const signature = (cn: string, en: string): FormEntry => ({
  label: { cn, en },
  from: { blank: 'signature' },
})

/** An entry whose place in the form is recalled, and was not seen. */
export const recalled = (entry: FormEntry): FormEntry => ({ ...entry, isRecalled: true })

/** The entries of a party, called by its role. */
export const partyEntries = (cn: string, en: string, name: string): FormEntry[] => {
  const part = (label: Texts, key: keyof CaseParty): FormEntry => ({
    label: { cn: `${cn}${label.cn}`, en: `${en}: ${label.en}` },
    from: { field: name, part: key },
  })
  return [
    part({ cn: '名称（中文）', en: 'name in Chinese' }, 'nameCn'),
    part({ cn: '名称（英文）', en: 'name in English' }, 'nameEn'),
    part({ cn: '统一社会信用代码或证件号码', en: 'unified social credit code or number of the document' }, 'idNumber'),
    part({ cn: '国籍/地区', en: 'nationality or region' }, 'country'),
    part({ cn: '地址（中文）', en: 'address in Chinese' }, 'addressCn'),
    part({ cn: '地址（英文）', en: 'address in English' }, 'addressEn'),
  ]
}

/** The entries of a party before the International Bureau, which reads Latin letters; the Chinese name is for the agent. */
export const latinPartyEntries = (cn: string, en: string, name: string): FormEntry[] => {
  const entries = partyEntries(cn, en, name)
  const partOf = ({ from }: FormEntry) => ('part' in from ? from.part : undefined)
  const ofParts = (...parts: string[]) => parts.flatMap((part) => entries.filter((entry) => partOf(entry) === part))
  return ofParts('nameEn', 'nameCn', 'addressEn', 'addressCn', 'country', 'idNumber')
}

export const contactEntries: readonly FormEntry[] = [
  { label: { cn: '邮政编码', en: 'Postcode' }, from: { field: 'contact', part: 'postcode' } },
  { label: { cn: '联系人', en: 'Contact' }, from: { field: 'contact', part: 'name' } },
  { label: { cn: '电话', en: 'Telephone' }, from: { field: 'contact', part: 'phone' } },
  { label: { cn: '电子邮箱', en: 'E-mail' }, from: { field: 'contact', part: 'email' } },
]

export const coApplicants = field('其他共同申请人', 'Further joint applicants', 'coApplicants')

/** How a sheet for a form of the office is called; it is none of its forms. */
export const sheetFor = (cn: string, en: string, entries: readonly FormEntry[]): CaseForm => ({
  code: 'dataSheet',
  title: { cn: `《${cn}》填写数据表`, en: `Data sheet for the form: ${en}` },
  entries,
})
