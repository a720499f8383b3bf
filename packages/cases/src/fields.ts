import type { ChoiceOption, DocumentKind, Field, Step, Texts } from './definition.ts'

const marksLabel: Texts = { cn: '商标', en: 'Trademarks' }

/** Marks of a case, by their registration numbers unless a label says otherwise. */
export const marks = (max: number, label: Texts = marksLabel) =>
  ({ type: 'marks', name: 'marks', label, max }) satisfies Field

/** `needsEnglish`: what is filed abroad has names in Latin letters. */
type PartyOptions = { needsEnglish?: boolean }

export const party = (name: string, label: Texts, options: PartyOptions = {}): Field => ({
  type: 'party',
  name,
  label,
  ...options,
})

/** Further parties; together with the first one at most ten (spec 2 §5). */
export const coParties = (name: string, label: Texts, options: PartyOptions = {}): Field => ({
  type: 'parties',
  name,
  label,
  max: 9,
  isOptional: true,
  ...options,
})

export const facts = (label: Texts = { cn: '事实与理由', en: 'Facts and reasons' }): Field => ({
  type: 'text',
  name: 'facts',
  label,
  max: 5000,
  lines: 8,
})

export const noOrYes: readonly ChoiceOption[] = [
  { value: 'no', label: { cn: '否', en: 'No' } },
  { value: 'yes', label: { cn: '是', en: 'Yes' } },
]

/** Whether priorities of earlier applications are claimed, and which. */
export const priorityFields: readonly Field[] = [
  {
    type: 'choice',
    name: 'priority',
    label: { cn: '是否要求优先权', en: 'Is priority claimed?' },
    options: noOrYes,
    initial: 'no',
  },
  {
    type: 'priorities',
    name: 'priorities',
    label: { cn: '优先权', en: 'Priority' },
    help: {
      cn: '须在首次申请之日起六个月内提出。',
      en: 'It is claimed within six months from the first application.',
    },
    max: 10,
    when: { field: 'priority', in: ['yes'] },
  },
]

export const NEW_NAME = ['name', 'both']
const NEW_ADDRESS = ['address', 'both']

/** What changes of an owner, and what it was before. */
export const changeFields: readonly Field[] = [
  {
    type: 'choice',
    name: 'kind',
    label: { cn: '变更事项', en: 'What changes' },
    options: [
      { value: 'name', label: { cn: '名义', en: 'Name' } },
      { value: 'address', label: { cn: '地址', en: 'Address' } },
      { value: 'both', label: { cn: '名义和地址', en: 'Name and address' } },
    ],
  },
  {
    type: 'text',
    name: 'formerName',
    label: { cn: '变更前名义', en: 'Former name' },
    max: 200,
    when: { field: 'kind', in: NEW_NAME },
  },
  {
    type: 'text',
    name: 'formerAddress',
    label: { cn: '变更前地址', en: 'Former address' },
    max: 300,
    when: { field: 'kind', in: NEW_ADDRESS },
  },
]

const applicantLabel: Texts = { cn: '申请人', en: 'Applicant' }

/** The step in which an applicant and the contact are filled in. */
export const applicantStep = (label: Texts = applicantLabel, options: PartyOptions = {}): Step => ({
  code: 'applicant',
  label,
  fields: [
    party('applicant', label, options),
    coParties('coApplicants', { cn: '共同申请人', en: 'Joint applicants' }, options),
    { type: 'contact', name: 'contact', label: { cn: '联系人', en: 'Contact' } },
  ],
})

export const powerOfAttorney: DocumentKind = {
  kind: 'powerOfAttorney',
  label: { cn: '代理委托书', en: 'Power of attorney' },
}
/** Of the assignor, who has none to give after a succession. */
export const assignorPowerOfAttorney: DocumentKind = {
  kind: 'assignorPowerOfAttorney',
  label: { cn: '转让人代理委托书', en: 'Power of attorney of the assignor' },
  when: { field: 'kind', in: ['assignment'] },
}
export const businessLicence: DocumentKind = {
  kind: 'businessLicence',
  label: { cn: '营业执照或身份证明', en: 'Business licence or proof of identity' },
}
export const evidence: DocumentKind = {
  kind: 'evidence',
  label: { cn: '证据材料', en: 'Evidence' },
  isOptional: true,
}
export const translation: DocumentKind = {
  kind: 'translation',
  label: { cn: '外文文件的中文译文', en: 'Chinese translation of documents in other languages' },
  isOptional: true,
}
