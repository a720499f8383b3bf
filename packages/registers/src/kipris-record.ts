import type { RegisterRecordInput } from '@markwright/domain/register-record'
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
  const given = parseForm(kiprisRecord, value)
  const office = officeCode(given.office ?? 'KR')
  const classes = present(given.asignProductMainCodeList)
  const isNice = (code: string) => office !== 'KR' || code.length <= 2
  const otherClasses = [...classes.filter((code) => !isNice(code)), ...present(given.usClassCodeList)]
  const designs = present(given.viennaCodeList)
  const name = given.productName ?? given.productNameEng
  const registeredOn = readDay(given.registrationDate.find((day) => day))
  const publishedOn = readDay(given.publicationDate)
  const priorityDays = given.priorityClaimDateList.map(readDay)

  return {
    office,
    applicationNumber: given.applicationNumber,
    registrationNumbers: [...new Set(present(given.registrationNumber))],
    internationalNumber: present(given.internationalRegNumbers)[0],
    text: name,
    textOther: given.productName ? given.productNameEng : undefined,
    kind: markKindOf(undefined, Boolean(name), designs.length > 0),
    classes: [...new Set(classes.filter(isNice).map(Number))],
    similarGroups: office === 'KR' ? [...new Set(present(given.asignProductSubCodeList))] : [],
    viennaCodes: office === 'US' ? [] : designs.map((code) => code.match(/\d{2}/g)?.map(Number).join('.') ?? code),
    ...officeStatus(office, { words: given.registerStatus, registeredOn, publishedOn }),
    appliedOn: readDay(given.applicationDate),
    publishedOn,
    publishedIssue: given.publicationNumber,
    registeredOn,
    registrationPublishedOn: readDay(given.registrationPubDate),
    registrationIssue: given.registrationPubNumber,
    internationalOn: readDay(given.internationalRegDate),
    priorityOn: earliest(priorityDays),
    details: {
      priorities: given.priorityClaimNumList.map((number, index) => ({ number, on: priorityDays[index] })),
      nationalGoods: otherClasses.map((classNo) => ({ classNo })),
    },
  } satisfies Partial<Record<keyof RegisterRecordInput, unknown>>
}

const present = (items: readonly (string | null)[]): string[] =>
  items.flatMap((item) => (item?.trim() ? [item.trim()] : []))
