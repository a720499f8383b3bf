import type { CaseForm, FormEntry, Texts } from '../definition.ts'
import { agency, blank, recalled, signature } from './form.ts'

const ofParty = (cn: string, en: string, from: FormEntry['from']): FormEntry => ({ label: { cn, en }, from })
const contact: readonly FormEntry[] = [
  { label: { cn: '联系人', en: 'Contact' }, from: { field: 'contact', part: 'name' } },
  { label: { cn: '电话', en: 'Telephone' }, from: { field: 'contact', part: 'phone' } },
  { label: { cn: '邮政编码', en: 'Postcode' }, from: { field: 'contact', part: 'postcode' } },
]

/**
 * A power of attorney for one matter; `marks` names its marks and their classes, `principal` the field of the party that
 * gives it. The contact of a case is that of its applicant, so that the one of another party is written by hand.
 */
const powerOf = (
  marks: readonly FormEntry[],
  {
    principal = 'applicant',
    ...form
  }: Pick<CaseForm, 'when'> & { principal?: string; code?: CaseForm['code']; title?: Texts } = {},
): CaseForm => ({
  code: 'powerOfAttorney',
  title: { cn: '商标代理委托书', en: 'Power of attorney for a trademark matter' },
  principal,
  lead: {
    cn: '委托人现委托下列代理机构，代理下列商标的如下事宜。',
    en: 'The principal appoints the agency named below to act in the following matter of the marks named below.',
  },
  entries: [
    ofParty('委托人', 'Principal', { field: principal, part: 'nameCn' }),
    ofParty('委托人国籍/地区', 'Nationality or region of the principal', { field: principal, part: 'country' }),
    { ...agency, label: { cn: '代理机构', en: 'Agency' } },
    ...marks,
    { label: { cn: '委托事项', en: 'Matter' }, from: { fact: 'matter' } },
    ofParty('委托人地址', 'Address of the principal', { field: principal, part: 'addressCn' }),
    ...(principal === 'applicant' ? contact : contact.map(({ label }) => blank(label.cn, label.en))),
    signature('委托人章戳（签字）', 'Seal or signature of the principal'),
    recalled(blank('签署地点', 'Place')),
    { label: { cn: '日期', en: 'Date' }, from: { blank: 'signingDay' } },
  ],
  ...form,
})

const marks: readonly FormEntry[] = [{ label: { cn: '商标及类别', en: 'Marks and classes' }, from: { field: 'marks' } }]
export const powerForMarks = powerOf(marks)

/** Of both sides of a transfer; after a succession there is nobody who could give that of the former owner. */
export const powersForTransfer = [
  powerOf(marks, {
    title: { cn: '商标代理委托书（受让人）', en: 'Power of attorney for a trademark matter (assignee)' },
  }),
  powerOf(marks, {
    code: 'assignorPowerOfAttorney',
    principal: 'assignor',
    title: { cn: '商标代理委托书（转让人）', en: 'Power of attorney for a trademark matter (assignor)' },
    when: { field: 'kind', in: ['assignment'] },
  }),
]

export const powerForNewMark = powerOf([
  { label: { cn: '商标', en: 'Mark' }, from: { field: 'mark' } },
  { label: { cn: '商标图样', en: 'Image of the mark' }, from: { fact: 'image' } },
  { label: { cn: '类别与商品/服务项目', en: 'Classes, goods and services' }, from: { field: 'goods' } },
])
