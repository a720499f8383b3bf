import { z } from 'zod'

const day = z.iso.date()
const language = z.string().regex(/^[a-z]{2}$/)
const text = z.string().min(1)
/** Text by its language, ISO 639-1. */
const texts = z.record(language, text)

const party = z.object({
  name: text,
  country: z.string().length(2).optional(),
  address: text.optional(),
  /** The same name in other scripts or spellings. */
  forms: z.array(text).optional(),
})

const claim = z.object({
  number: z.int().positive(),
  text,
  /** Numbers of the claims that it refers to; none for an independent claim. */
  dependsOn: z.array(z.int().positive()),
})

const paragraph = z.object({
  kind: z.enum(['heading', 'paragraph']),
  /** As the publication numbers it, such as 0001. */
  number: text.optional(),
  text,
})

const citation = z.object({
  /** A publication number as DOCDB writes it; absent for literature. */
  number: text.optional(),
  text: text.optional(),
  category: text.optional(),
})

const legalEvent = z.object({
  /** Office that announced it, and its code in the INPADOC list. */
  country: z.string().length(2),
  code: text,
  date: day.nullable(),
  text: text.optional(),
})

/** One publication of a patent document, as its office publishes it. */
export const patentRecord = z.object({
  /** Country, number and kind as DOCDB writes them, see `readPatentNumber`. */
  country: z.string().length(2),
  number: text,
  kind: text.nullable(),
  publishedOn: day.nullable(),
  type: z.enum(['invention', 'utility', 'design', 'plant', 'other']),
  applicationNumber: text.nullable(),
  filedOn: day.nullable(),
  language: language.nullable(),
  titles: texts,
  abstracts: texts,
  applicants: z.array(party),
  assignees: z.array(party),
  inventors: z.array(party),
  agents: z.array(party),
  priorities: z.array(z.object({ country: z.string().length(2), number: text, date: day.nullable() })),
  /** Symbols such as G06F17/30, the main one first. */
  ipcs: z.array(text),
  cpcs: z.array(text),
  citations: z.array(citation),
  claims: z.record(language, z.array(claim)),
  description: z.record(language, z.array(paragraph)),
  drawings: z.array(z.object({ number: text, file: text })),
  legalEvents: z.array(legalEvent),
  /** DOCDB simple family. */
  familyId: text.nullable(),
})

export type PatentRecord = z.infer<typeof patentRecord>
export type Party = z.infer<typeof party>
export type Claim = z.infer<typeof claim>
export type Paragraph = z.infer<typeof paragraph>
export type Citation = z.infer<typeof citation>
