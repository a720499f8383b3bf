import type { RegisterRecordInput } from '@markwright/domain/register-record'
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
  const given = parseForm(compiledRecord, value)
  const office = officeCode(given.office)
  const registeredOn = readDay(given.registrationDate)
  const priorities = given.priority.map(({ country, number, date }) => ({
    country: country && officeCode(country),
    number,
    on: readDay(date),
  }))
  const published = euipoPublications(
    given.publications.map(({ id, section, date }) => ({ issue: id, section, on: readDay(date) })),
  )
  const opposed = given.opponent ? [{ opponent: given.opponent, earlierMarks: [] }] : []

  return {
    office,
    applicationNumber: given.applicationNumber,
    // An EU mark is registered under the number of its application.
    registrationNumbers: office === 'EU' && registeredOn && given.applicationNumber ? [given.applicationNumber] : [],
    text: given.text && wordsOnce(given.text),
    kind: markKindOf(given.feature, Boolean(given.text), given.vienna.length > 0),
    classes: [...new Set(given.goods.map(({ classNo }) => classNo))],
    goods: given.goods.flatMap(({ classNo, en, orig }) => {
      const goods = orig ?? en
      return goods ? [{ classNo, text: goods, textEn: orig ? en : undefined }] : []
    }),
    viennaCodes: given.vienna,
    ...officeStatus(office, {
      words: given.status,
      registeredOn,
      publishedOn: published.publishedOn,
      opposed: opposed.length > 0,
    }),
    statusOn: readDay(given.statusDate),
    appliedOn: readDay(given.applicationDate ?? given.filingDate),
    registeredOn,
    expiresOn: readDay(given.expiryDate),
    priorityOn: earliest(priorities.map(({ on }) => on)),
    ...published,
    applicants: given.applicant
      ? [{ name: given.applicant, country: given.applicantCountry && officeCode(given.applicantCountry) }]
      : [],
    image: given.image ?? given.imageId,
    details: {
      priorities,
      oppositions: opposed,
      applicantNumbers: given.applicantIds,
      agentNumbers: given.representativeIds,
    },
  } satisfies Partial<Record<keyof RegisterRecordInput, unknown>>
}

/** `Patagonia ; Patagonia` lists the words of a mark that shows them twice; once is enough for a search. */
const wordsOnce = (words: string) => [...new Set(words.split(' ; '))].join(' ; ')
