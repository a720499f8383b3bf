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

/** A formula of a text, [start, end) in UTF-16 units, where the text has it in one line. */
const formula = z.object({
  start: z.int().nonnegative(),
  end: z.int().positive(),
  /** MathML Core, see `mathmlOf`. */
  mathml: text,
})

/** An image of a text, [start, end) in UTF-16 units, where the text names it: [Formula: m.tif]. */
const image = z.object({ start: z.int().nonnegative(), end: z.int().positive(), file: text })

const inserts = { formulas: z.array(formula).optional(), images: z.array(image).optional() }

const claim = z.object({
  number: z.int().positive(),
  text,
  ...inserts,
  /** Numbers of the claims that it refers to; none for an independent claim. */
  dependsOn: z.array(z.int().positive()),
})

const paragraph = z.object({
  kind: z.enum(['heading', 'paragraph']),
  /** As the publication numbers it, such as 0001. */
  number: text.optional(),
  text,
  ...inserts,
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

const relatedApplication = z.object({
  relation: z.enum([
    'division',
    'continuation',
    'continuation-in-part',
    'addition',
    'reissue',
    'substitution',
    'provisional',
  ]),
  /** What the other application is to this one. */
  role: z.enum(['parent', 'child']),
  applicationNumber: text.nullable(),
  publicationNumber: text.nullable(),
  filedOn: day.nullable(),
})

/** The international application, under the PCT, that entered the regional or national phase. */
const internationalApplication = z.object({
  /** PCT/SE2003/000641. */
  applicationNumber: text.nullable(),
  filedOn: day.nullable(),
  publicationNumber: text.nullable(),
  publishedOn: day.nullable(),
})

/** One publication of a patent document, as its office publishes it. */
export const patentRecord = z.object({
  /** Country, number and kind as DOCDB writes them, see `readPatentNumber`. */
  country: z.string().length(2),
  number: text,
  kind: text.nullable(),
  publishedOn: day.nullable(),
  /** Of the mention of the grant (INID 45), where the source names it: that of the B1 also in a B2. */
  grantedOn: day.nullable(),
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
  /** Divisions and the like (INID 60 to 66). */
  related: z.array(relatedApplication),
  international: internationalApplication.nullable(),
  /** Contracting states of a regional application (INID 84), codes of WIPO ST.3. */
  designatedStates: z.array(z.string().length(2)),
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
export type RelatedApplication = z.infer<typeof relatedApplication>
export type InternationalApplication = z.infer<typeof internationalApplication>
export type TextFormula = z.infer<typeof formula>
export type TextImage = z.infer<typeof image>
export type Citation = z.infer<typeof citation>
