import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseCondition } from '@markwright/api-client/models/caseCondition'

/** Values of the fields of a case, as the contract describes them (`CaseContent`). */
export type CaseMark = { number: string; name: string; classes: number[] }
/** A mark of another register; `expiresOn`: empty where it is not asked for. */
export type CaseForeignMark = CaseMark & { country: string; expiresOn: string }
export type CaseMarkImage = {
  kind: 'text' | 'figure' | 'both'
  text: string
  image: { id: string; name: string } | null
}
export type CaseItem = { id: string; classNo: number; group: string; cn: string; en: string | null }
export type CasePriority = { country: string; date: string; number: string }
export type CaseParty = {
  type: 'Organization' | 'Individual'
  country: string
  nameCn: string
  nameEn: string
  idType: 'creditCode' | 'idCard' | 'passport' | 'other'
  idNumber: string
  addressCn: string
  addressEn: string
}
export type CaseContact = { name: string; phone: string; email: string; postcode: string }

export const newParty: CaseParty = {
  type: 'Organization',
  country: 'CN',
  nameCn: '',
  nameEn: '',
  idType: 'creditCode',
  idNumber: '',
  addressCn: '',
  addressEn: '',
}
const newMarkImage: CaseMarkImage = { kind: 'text', text: '', image: null }
export const newPriority: CasePriority = { country: '', date: '', number: '' }
const newContact: CaseContact = { name: '', phone: '', email: '', postcode: '' }

export const textOf = (content: CaseContent, name: string): string => {
  const value = content[name]
  return typeof value === 'string' ? value : ''
}
export const marksOf = (content: CaseContent, name: string): CaseMark[] => listOf<CaseMark>(content[name])
export const foreignMarksOf = (content: CaseContent, name: string): CaseForeignMark[] =>
  listOf<CaseForeignMark>(content[name])
export const countriesOf = (content: CaseContent, name: string): string[] => listOf<string>(content[name])
export const markImageOf = (content: CaseContent, name: string): CaseMarkImage => ({
  ...newMarkImage,
  ...(content[name] as Partial<CaseMarkImage> | undefined),
})
export const itemsOf = (content: CaseContent, name: string): CaseItem[] => listOf<CaseItem>(content[name])
export const prioritiesOf = (content: CaseContent, name: string): CasePriority[] => listOf<CasePriority>(content[name])

/** Items by class, the classes ascending. */
export function itemsByClass(items: readonly CaseItem[]): { classNo: number; items: CaseItem[] }[] {
  const classes = [...new Set(items.map(({ classNo }) => classNo))].toSorted((a, b) => a - b)
  return classes.map((classNo) => ({ classNo, items: items.filter((item) => item.classNo === classNo) }))
}

export const partiesOf = (content: CaseContent, name: string): CaseParty[] => listOf<CaseParty>(content[name])
export const partyOf = (content: CaseContent, name: string): CaseParty => ({
  ...newParty,
  ...(content[name] as Partial<CaseParty> | undefined),
})
export const contactOf = (content: CaseContent, name: string): CaseContact => ({
  ...newContact,
  ...(content[name] as Partial<CaseContact> | undefined),
})

const listOf = <Entry>(value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : [])

/** Whether a field or a document belongs to the case as it is filled in. */
export const isShown = ({ when }: { when: CaseCondition }, content: CaseContent): boolean =>
  when === null || when.in.includes(textOf(content, when.field))

/** Of the control of a value, by its path from the name of the field inwards. */
export const controlId = (path: string) => `case-${path.replaceAll('.', '-')}`
