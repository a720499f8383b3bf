import { RecordError } from '@markwright/registers'
import { z } from 'zod'
import { completeDocument } from '../complete-document.ts'
import { legalFaults } from '../faults.ts'
import { readStatute } from '../find-statutes.ts'
import type { LegalDocument, LegalParty } from '../legal-document.ts'
import { oneLine, splitParagraphs } from '../paragraphs.ts'
import { readStatedDay } from '../read-decision-day.ts'
import { isCollectedRecord, readCollectedRecord } from './collected-record.ts'

const line = (charactersMax: number) =>
  z
    .string()
    .transform(oneLine)
    .refine((text) => text.length <= charactersMax)
const optional = (charactersMax: number) =>
  line(charactersMax)
    .nullish()
    .transform((text) => text || null)
const office = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullish()
  .transform((code) => code ?? null)

const party = z.strictObject({ role: line(100), name: line(300) })
const mark = z
  .strictObject({ text: optional(300), number: optional(40), office })
  .refine(({ text, number }) => text !== null || number !== null)

/** The JSON form of a record (docs/import-formats.md). */
const legalRecord = z.strictObject({
  id: optional(200),
  kind: z.enum(['judgment', 'decision']).nullish(),
  number: optional(200),
  title: optional(500),
  court: optional(200),
  jurisdiction: office,
  level: z.enum(['first', 'second', 'retrial', 'enforcement']).nullish(),
  cause: optional(300),
  decidedOn: optional(40),
  result: z
    .string()
    .max(5000)
    .nullish()
    .transform((text) => (text ? splitParagraphs(text).join('\n') : null) || null),
  language: z.enum(['zh', 'en']).nullish(),
  parties: z.array(party).max(300).nullish(),
  marks: z.array(mark).max(300).nullish(),
  domains: z.array(line(253)).max(300).nullish(),
  statutes: z.array(line(200)).max(300).nullish(),
  text: z.string().nullish(),
  paragraphs: z.array(z.string()).nullish(),
  source: optional(200),
  url: z
    .string()
    .max(2000)
    .refine((text) => /^https?:\/\/[^\s]+$/.test(text))
    .nullish(),
})

/**
 * A record in the JSON form, or in the form of the collections of judgments (`fields` beside `text`), as a document.
 * @throws RecordError
 */
export function readRecord(value: unknown): LegalDocument {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RecordError(legalFaults.badJson)
  if (isCollectedRecord(value)) return completeDocument(readCollectedRecord(value))
  const checked = legalRecord.safeParse(value)
  if (!checked.success) throw new RecordError(faultOf(checked.error))
  const { court, text, paragraphs, url, statutes, decidedOn, parties, marks, ...rest } = checked.data
  return completeDocument({
    ...rest,
    forum: court,
    decidedOn: readStatedDay(decidedOn),
    parties: parties?.filter(hasName),
    marks,
    statutes: statutes?.map(readStatute),
    paragraphs: splitParagraphs(paragraphs?.join('\n') ?? text ?? ''),
    sourceUrl: url,
  })
}

const hasName = ({ name }: LegalParty) => name !== ''

function faultOf({ issues }: z.ZodError) {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return legalFaults.unknownField(issue.keys[0] ?? '')
  return legalFaults.badField(issue?.path.join('.') ?? '')
}
