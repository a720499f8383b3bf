import type { CaseForm, FormEntry } from '../definition.ts'
import { agency, blank, recalled, signature } from './form.ts'

const applicant = (cn: string, en: string, part: 'nameCn' | 'country' | 'addressCn'): FormEntry => ({
  label: { cn, en },
  from: { field: 'applicant', part },
})

/** A power of attorney for one matter; `marks` names its marks and their classes. */
const powerOf = (marks: readonly FormEntry[]): CaseForm => ({
  code: 'powerOfAttorney',
  title: { cn: '商标代理委托书', en: 'Power of attorney for a trademark matter' },
  lead: {
    cn: '委托人现委托下列代理机构，代理下列商标的如下事宜。',
    en: 'The principal appoints the agency named below to act in the following matter of the marks named below.',
  },
  entries: [
    applicant('委托人', 'Principal', 'nameCn'),
    applicant('委托人国籍/地区', 'Nationality or region of the principal', 'country'),
    { ...agency, label: { cn: '代理机构', en: 'Agency' } },
    ...marks,
    { label: { cn: '委托事项', en: 'Matter' }, from: { fact: 'matter' } },
    applicant('委托人地址', 'Address of the principal', 'addressCn'),
    { label: { cn: '联系人', en: 'Contact' }, from: { field: 'contact', part: 'name' } },
    { label: { cn: '电话', en: 'Telephone' }, from: { field: 'contact', part: 'phone' } },
    { label: { cn: '邮政编码', en: 'Postcode' }, from: { field: 'contact', part: 'postcode' } },
    signature('委托人章戳（签字）', 'Seal or signature of the principal'),
    recalled(blank('签署地点', 'Place')),
    { label: { cn: '日期', en: 'Date' }, from: { blank: 'signingDay' } },
  ],
})

export const powerForMarks = powerOf([
  { label: { cn: '商标及类别', en: 'Marks and classes' }, from: { field: 'marks' } },
])

export const powerForNewMark = powerOf([
  { label: { cn: '商标', en: 'Mark' }, from: { field: 'mark' } },
  { label: { cn: '商标图样', en: 'Image of the mark' }, from: { fact: 'image' } },
  { label: { cn: '类别与商品/服务项目', en: 'Classes, goods and services' }, from: { field: 'goods' } },
])
