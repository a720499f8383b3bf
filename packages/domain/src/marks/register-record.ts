import { z } from 'zod'
import { numberKey } from './register-number.ts'

export const markKinds = ['word', 'figure', 'combined', 'threeDimensional', 'sound', 'colour', 'other'] as const
export type MarkKind = (typeof markKinds)[number]

const text = (max: number) => z.string().trim().min(1).max(max)
// PostgreSQL knows no year 0.
const day = z.iso.date().refine((day) => day >= '0001')

const party = z.strictObject({
  name: text(500),
  nameEn: text(500).nullish(),
  address: text(1000).nullish(),
  addressEn: text(1000).nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
})

/**
 * One record of a trademark register in the form that every importer produces, that the JSON Lines form of the
 * importer carries (docs/import-formats.md) and that the database stores. Offices and countries are WIPO ST.3 codes,
 * with EU for the EUIPO; days are `YYYY-MM-DD`; Vienna codes have no leading zeros.
 */
export const registerRecord = z.strictObject({
  office: z.string().regex(/^[A-Z]{2}$/),
  applicationNumber: text(40),
  registrationNumbers: z.array(text(40)).max(20).default([]),
  internationalNumber: text(40).nullish(),
  /** As the register prints it; absent for a figure without words. */
  text: text(2000).nullish(),
  /** The office's own form of the mark in another script. */
  textOther: text(2000).nullish(),
  kind: z.enum(markKinds),
  classes: z.array(z.int().min(1).max(45)).max(45),
  goods: z
    .array(
      z.strictObject({
        classNo: z.int().min(1).max(45),
        similarGroup: text(12).nullish(),
        text: text(200_000),
        textEn: text(200_000).nullish(),
      }),
    )
    .default([]),
  similarGroups: z.array(text(12)).default([]),
  viennaCodes: z.array(z.string().regex(/^\d{1,2}(\.\d{1,2}){0,2}$/)).default([]),
  status: z.int().min(1).max(12),
  officeStatus: text(300).nullish(),
  statusOn: day.nullish(),
  appliedOn: day.nullish(),
  publishedOn: day.nullish(),
  publishedIssue: text(60).nullish(),
  registeredOn: day.nullish(),
  registrationPublishedOn: day.nullish(),
  registrationIssue: text(60).nullish(),
  priorityOn: day.nullish(),
  internationalOn: day.nullish(),
  designatedOn: day.nullish(),
  expiresOn: day.nullish(),
  jointlyOwned: z.boolean().default(false),
  applicants: z.array(party).max(100).default([]),
  agents: z.array(party).max(20).default([]),
  events: z
    .array(
      z.strictObject({
        on: day,
        code: text(40).nullish(),
        text: text(1000),
        textEn: text(1000).nullish(),
        issue: text(60).nullish(),
      }),
    )
    .default([]),
  /** File name of the image as the office gives it. */
  image: text(300).nullish(),
  details: z
    .strictObject({
      priorities: z.array(
        z.strictObject({ country: text(2).nullish(), number: text(60).nullish(), on: day.nullish() }),
      ),
      oppositions: z.array(
        z.strictObject({
          number: text(60).nullish(),
          on: day.nullish(),
          opponent: text(500).nullish(),
          grounds: text(4000).nullish(),
          earlierMarks: z.array(text(500)),
        }),
      ),
      seniorities: z.array(z.strictObject({ country: text(2), number: text(60).nullish(), on: day.nullish() })),
      designations: z.array(text(2)),
      /** Classes outside Nice, such as those of the US or of Korea before 1998, with their goods where given. */
      nationalGoods: z.array(z.strictObject({ classNo: text(20), text: text(200_000).nullish() })),
      /** Numbers by which the office knows parties that the file does not name. */
      applicantNumbers: z.array(text(40)),
      agentNumbers: z.array(text(40)),
      colorClaim: text(4000),
      disclaimer: text(4000),
      description: text(20_000),
      translation: text(4000),
      transliteration: text(4000),
    })
    .partial()
    .default({}),
  demonstration: z.boolean().default(false),
  /** Day of the office's data; an older file does not overwrite a newer one. */
  dataOn: day.nullish(),
})

export type RegisterRecord = z.output<typeof registerRecord>
export type RegisterRecordInput = z.input<typeof registerRecord>
export type RegisterParty = z.output<typeof party>

/**
 * The id under which the site knows a record: office and application number; in mainland China, where the register
 * keeps one record for each class, the class as well. `CN_12345678_9`, `US_86686771`.
 */
export function trademarkPublicId(record: Pick<RegisterRecord, 'office' | 'applicationNumber' | 'classes'>): string {
  const number = numberKey(record.applicationNumber)
  const [onlyClass] = record.classes
  const perClass = record.office === 'CN' && record.classes.length === 1
  return perClass ? `CN_${number}_${onlyClass}` : `${record.office}_${number}`
}
