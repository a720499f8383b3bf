import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { z } from 'zod'
import { earliest, readDay } from './days.ts'
import { markKindOf } from './mark-kind.ts'
import { officeCode, officeStatus } from './office-status.ts'
import { parseForm } from './record-problems.ts'

const list = z
  .array(z.string().nullable())
  .nullish()
  .transform((items) => items ?? [])
const text = z.string().nullish()

/** Of the search service of the Korean office, which others have taken over for the USPTO. */
const kiprisRecord = z.object({
  office: text,
  productName: text,
  productNameEng: text,
  applicationNumber: text,
  applicationDate: text,
  registerStatus: text,
  publicationNumber: text,
  publicationDate: text,
  registrationNumber: list,
  registrationDate: list,
  registrationPubNumber: text,
  registrationPubDate: text,
  internationalRegDate: text,
  internationalRegNumbers: list,
  priorityClaimNumList: list,
  priorityClaimDateList: list,
  asignProductMainCodeList: list,
  asignProductSubCodeList: list,
  viennaCodeList: list,
  usClassCodeList: list,
})

export const isKiprisRecord = (value: object): boolean =>
  'asignProductMainCodeList' in value || ('productName' in value && 'registerStatus' in value)

/**
 * A record in the form of KIPRIS, for Korea or with `office: "US"`.
 * In Korea a class of two digits is one of Nice; one of three digits belongs to the Korean classification before
 * 1998. The term of protection is not given. For the US, `viennaCodeList` holds design search codes, which are not
 * Vienna codes and are left out.
 */
export function readKiprisRecord(value: object): unknown {
  const input = parseForm(kiprisRecord, value)
  const office = officeCode(input.office ?? 'KR')
  const classes = present(input.asignProductMainCodeList)
  const isNice = (code: string) => office !== 'KR' || code.length <= 2
  const otherClasses = [...classes.filter((code) => !isNice(code)), ...present(input.usClassCodeList)]
  const designs = present(input.viennaCodeList)
  const name = input.productName ?? input.productNameEng
  const registeredOn = readDay(input.registrationDate.find((day) => day))
  const publishedOn = readDay(input.publicationDate)
  const priorityDays = input.priorityClaimDateList.map(readDay)

  return {
    office,
    applicationNumber: input.applicationNumber,
    registrationNumbers: [...new Set(present(input.registrationNumber))],
    internationalNumber: present(input.internationalRegNumbers)[0],
    text: name,
    textOther: input.productName ? input.productNameEng : undefined,
    kind: markKindOf(undefined, Boolean(name), designs.length > 0),
    classes: [...new Set(classes.filter(isNice).map(Number))],
    similarGroups: office === 'KR' ? [...new Set(present(input.asignProductSubCodeList))] : [],
    viennaCodes: office === 'US' ? [] : designs.map((code) => code.match(/\d{2}/g)?.map(Number).join('.') ?? code),
    ...officeStatus(office, { words: input.registerStatus, registeredOn, publishedOn }),
    appliedOn: readDay(input.applicationDate),
    publishedOn,
    publishedIssue: input.publicationNumber,
    registeredOn,
    registrationPublishedOn: readDay(input.registrationPubDate),
    registrationIssue: input.registrationPubNumber,
    internationalOn: readDay(input.internationalRegDate),
    priorityOn: earliest(priorityDays),
    details: {
      priorities: input.priorityClaimNumList.map((number, index) => ({ number, on: priorityDays[index] })),
      nationalGoods: otherClasses.map((classNo) => ({ classNo })),
    },
  } satisfies Partial<Record<keyof RegisterRecordInput, unknown>>
}

const present = (items: readonly (string | null)[]): string[] =>
  items.flatMap((item) => (item?.trim() ? [item.trim()] : []))
