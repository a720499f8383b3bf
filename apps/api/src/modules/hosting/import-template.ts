import { tablesFile } from '@markwright/documents'
import type { ImportField } from '@markwright/hosting'
import type { Language } from '../../kernel/language.ts'

type Titled = { field: ImportField; title: string; help: string }

const days = {
  cn: '如 2020-01-02；日、月可互换的写法不予导入',
  en: 'Such as 2020-01-02. A date whose day and month can be mixed up is refused.',
}

/** Titles of the columns, by which they are known again, and what their cells can say. */
const columns: Record<Language, readonly Titled[]> = {
  cn: [
    {
      field: 'kind',
      title: '类型',
      help: '商标、专利、发明、实用新型、外观设计、软件著作权、证书；每行必填，或在导入时统一选择',
    },
    { field: 'office', title: '国家/地区', help: '名称或两位代码，如中国、CN、EU；每行必填，或在导入时统一选择' },
    { field: 'number', title: '申请号', help: '必填；软件著作权填登记号，证书填证书编号' },
    { field: 'registrationNumber', title: '注册号', help: '注册号或授权公告号' },
    { field: 'title', title: '名称', help: '登记簿中没有该号码时必填' },
    { field: 'classes', title: '类别', help: '1 至 45，多个用逗号分开' },
    { field: 'owner', title: '权利人', help: '' },
    { field: 'applicant', title: '申请人', help: '没有这个名称的申请人时会新建' },
    { field: 'client', title: '客户', help: '没有这个名称的客户时会新建' },
    { field: 'agent', title: '代理机构', help: '' },
    { field: 'filedOn', title: '申请日', help: days.cn },
    { field: 'priorityOn', title: '优先权日', help: days.cn },
    { field: 'registeredOn', title: '注册日', help: `注册日、授权日或发证日，${days.cn}` },
    { field: 'expiresOn', title: '到期日', help: days.cn },
    { field: 'claims', title: '权利要求数', help: '1 至 2000 的整数' },
    { field: 'feeReduction', title: '费用减缴', help: '85%、70%、小实体、微实体' },
    { field: 'version', title: '版本号', help: '软件的版本' },
    { field: 'issuer', title: '发证机构', help: '' },
    { field: 'note', title: '备注', help: '最多 2000 个字符' },
  ],
  en: [
    {
      field: 'kind',
      title: 'Kind',
      help: 'Trademark, patent, utility model, design, software or certificate. Needed in each row, unless one kind is chosen for all on import.',
    },
    {
      field: 'office',
      title: 'Country',
      help: 'A name or a code of two letters, such as China, CN or EU. Needed in each row, unless one is chosen for all on import.',
    },
    {
      field: 'number',
      title: 'Application no.',
      help: 'Required. The registration number of software, the number of a certificate.',
    },
    { field: 'registrationNumber', title: 'Registration no.', help: 'Of a patent the number of the grant.' },
    { field: 'title', title: 'Title', help: 'Required where the registers do not have the number.' },
    { field: 'classes', title: 'Classes', help: '1 to 45, several with commas between them.' },
    { field: 'owner', title: 'Owner', help: '' },
    { field: 'applicant', title: 'Applicant', help: 'Added where there is none of this name.' },
    { field: 'client', title: 'Client', help: 'Added where there is none of this name.' },
    { field: 'agent', title: 'Agent', help: '' },
    { field: 'filedOn', title: 'Filing date', help: days.en },
    { field: 'priorityOn', title: 'Priority date', help: days.en },
    { field: 'registeredOn', title: 'Registration date', help: `Also of a grant or an issue. ${days.en}` },
    { field: 'expiresOn', title: 'Expiry date', help: days.en },
    { field: 'claims', title: 'Number of claims', help: 'A whole number from 1 to 2,000.' },
    { field: 'feeReduction', title: 'Fee reduction', help: '85%, 70%, small entity or micro entity.' },
    { field: 'version', title: 'Version', help: 'Of software.' },
    { field: 'issuer', title: 'Issuer', help: 'Of a certificate.' },
    { field: 'note', title: 'Note', help: 'At most 2,000 characters.' },
  ],
}
const words = {
  cn: { file: '资产导入模板', sheet: '资产', help: '填写说明', column: '列', says: '填写内容' },
  en: {
    file: 'portfolio-template',
    sheet: 'Rights',
    help: 'How to fill it in',
    column: 'Column',
    says: 'What it says',
  },
}

/** An empty table of rights (XLSX): its columns on the first sheet, and what their cells can say on the second. */
export async function importTemplate(language: Language): Promise<{ name: string; body: Buffer }> {
  const word = words[language]
  const titles = columns[language].map(({ title }) => title)
  const body = await tablesFile([
    { name: word.sheet, titles, widths: titles.map(() => 18), rows: [] },
    {
      name: word.help,
      titles: [word.column, word.says],
      widths: [20, 90],
      rows: columns[language].map(({ title, help }) => [title, help]),
    },
  ])
  return { name: `${word.file}.xlsx`, body }
}
