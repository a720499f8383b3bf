import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { z } from 'zod'
import { earliest, readDay } from './days.ts'
import { euipoPublications } from './euipo-publications.ts'
import { markKindOf } from './mark-kind.ts'
import { officeCode, officeStatus } from './office-status.ts'
import { parseForm } from './record-problems.ts'

const text = z.string().nullish()

/** Records of the EUIPO and of the office of New Zealand as they are compiled for research. */
const compiledRecord = z.object({
  office: z.string(),
  applicationNumber: text,
  applicationDate: text,
  filingDate: text,
  registrationDate: text,
  expiryDate: text,
  feature: text,
  status: text,
  statusDate: text,
  text,
  image: text,
  imageId: text,
  vienna: z.array(z.string()).default([]),
  applicant: text,
  applicantCountry: text,
  applicantIds: z.array(z.string()).default([]),
  representativeIds: z.array(z.string()).default([]),
  opponent: text,
  priority: z.array(z.object({ country: text, number: text, date: text })).default([]),
  publications: z.array(z.object({ id: text, section: text, date: text })).default([]),
  goods: z.array(z.object({ classNo: z.number(), en: text, orig: text })),
})

export const isCompiledRecord = (value: object): boolean => 'feature' in value && 'goods' in value

/**
 * A record in the form `{ office, applicationNumber, feature, goods: [{ classNo, en, orig }] }`.
 * Where it gives no status, the facts speak: registered, or opposed and therefore published, otherwise other. Owners
 * that it knows by number alone are stored by number; mere counts of oppositions and seniorities are left out.
 */
export function readCompiledRecord(value: object): unknown {
  const input = parseForm(compiledRecord, value)
  const office = officeCode(input.office)
  const registeredOn = readDay(input.registrationDate)
  const priorities = input.priority.map(({ country, number, date }) => ({
    country: country && officeCode(country),
    number,
    on: readDay(date),
  }))
  const published = euipoPublications(
    input.publications.map(({ id, section, date }) => ({ issue: id, section, on: readDay(date) })),
  )
  const opposed = input.opponent ? [{ opponent: input.opponent, earlierMarks: [] }] : []

  return {
    office,
    applicationNumber: input.applicationNumber,
    // An EU mark is registered under the number of its application.
    registrationNumbers: office === 'EU' && registeredOn && input.applicationNumber ? [input.applicationNumber] : [],
    text: input.text && wordsOnce(input.text),
    kind: markKindOf(input.feature, Boolean(input.text), input.vienna.length > 0),
    classes: [...new Set(input.goods.map(({ classNo }) => classNo))],
    goods: input.goods.flatMap(({ classNo, en, orig }) => {
      const goods = orig ?? en
      return goods ? [{ classNo, text: goods, textEn: orig ? en : undefined }] : []
    }),
    viennaCodes: input.vienna,
    ...officeStatus(office, {
      words: input.status,
      registeredOn,
      publishedOn: published.publishedOn,
      opposed: opposed.length > 0,
    }),
    statusOn: readDay(input.statusDate),
    appliedOn: readDay(input.applicationDate ?? input.filingDate),
    registeredOn,
    expiresOn: readDay(input.expiryDate),
    priorityOn: earliest(priorities.map(({ on }) => on)),
    ...published,
    applicants: input.applicant
      ? [{ name: input.applicant, country: input.applicantCountry && officeCode(input.applicantCountry) }]
      : [],
    image: input.image ?? input.imageId,
    details: {
      priorities,
      oppositions: opposed,
      applicantNumbers: input.applicantIds,
      agentNumbers: input.representativeIds,
    },
  } satisfies Partial<Record<keyof RegisterRecordInput, unknown>>
}

/** `Patagonia ; Patagonia` lists the words of a mark that shows them twice; once is enough for a search. */
const wordsOnce = (words: string) => [...new Set(words.split(' ; '))].join(' ; ')
