/** Records as JSON: our own documented form, and the documents of the USPTO's search as open-source clients store them. */
import { z } from 'zod'
import { patentRecord, type Claim, type Paragraph, type PatentRecord } from '../patent-record.ts'
import { readPatentNumber } from '../numbers/patent-number.ts'
import { withCheckedTexts } from '../record-texts.ts'
import { emptyPatent } from './empty-patent.ts'
import { classificationSymbols, dayOf, languageOf } from './symbols.ts'
import { claimFromText } from './claim-references.ts'

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => (Array.isArray(value) ? value : [value]))

/** docs/import-formats.md describes it. Every field but `id` may be absent. */
const jsonPatent = z.object({
  id: z.string(),
  country: z.string().optional(),
  kind: z.string().nullish(),
  lang: z.string().optional(),
  title: z.string().nullish(),
  abstract: z.string().nullish(),
  publication_date: z.string().nullish(),
  application_number: z.string().nullish(),
  application_date: z.string().nullish(),
  applicants: texts.optional(),
  assignees: texts.optional(),
  inventors: texts.optional(),
  agents: texts.optional(),
  ipc: texts.optional(),
  ipc_subclasses: texts.optional(),
  cpc: texts.optional(),
  claims: z.array(z.string()).optional(),
  description: z.array(z.object({ h: z.string().optional(), p: z.array(z.string()).optional() })).optional(),
})

const HAN = /\p{Script=Han}/u

/** @throws z.ZodError */
export function readJsonPatent(value: unknown): PatentRecord {
  const found = jsonPatent.parse(value)
  const number = readPatentNumber(found.id + (/[A-Z]\d?$/.test(found.id) ? '' : (found.kind ?? '')))
  const language = languageOf(found.lang) ?? (HAN.test(found.title ?? found.abstract ?? '') ? 'zh' : 'en')
  const claims = (found.claims ?? []).map(claimFromText).filter(({ text }) => text !== '')
  const description = (found.description ?? []).flatMap(({ h, p }): Paragraph[] => [
    ...(h?.trim() ? [{ kind: 'heading' as const, text: h.trim() }] : []),
    ...(p ?? []).flatMap((text) => (text.trim() ? [{ kind: 'paragraph' as const, text: text.trim() }] : [])),
  ])
  const isNumber = typeof number !== 'string' && number.type === 'publication'
  return {
    ...emptyPatent(),
    ...(isNumber && { country: number.country, number: number.number, kind: number.kind ?? found.kind ?? null }),
    publishedOn: dayOf(found.publication_date ?? undefined),
    applicationNumber: found.application_number ?? null,
    filedOn: dayOf(found.application_date ?? undefined),
    language,
    titles: found.title?.trim() ? { [language]: found.title.trim() } : {},
    abstracts: found.abstract?.trim() ? { [language]: found.abstract.trim() } : {},
    applicants: named(found.applicants),
    assignees: named(found.assignees),
    inventors: named(found.inventors),
    agents: named(found.agents),
    ipcs: classificationSymbols([...(found.ipc ?? []), ...(found.ipc_subclasses ?? [])]),
    cpcs: classificationSymbols(found.cpc ?? []),
    claims: claims.length > 0 ? { [language]: claims } : {},
    description: description.length > 0 ? { [language]: description } : {},
  }
}

/** A record in the form in which this package returns it; absent fields are empty. @throws z.ZodError */
export function readPatentRecord(value: object): PatentRecord {
  return withCheckedTexts(patentRecord.parse({ ...emptyPatent(), ...value }))
}

const named = (names: readonly string[] | undefined) =>
  (names ?? []).flatMap((name) => (name.trim() ? [{ name: name.trim() }] : []))

const place = z.object({ name: z.string().nullish(), city: z.string().nullish(), country: z.string().nullish() })

const usptoDocument = z.object({
  guid: z.string(),
  publication_date: z.string(),
  appl_id: z.string().nullish(),
  patent_title: z.string().nullish(),
  app_filing_date: z.string().nullish(),
  family_identifier_cur: z.union([z.number(), z.string()]).nullish(),
  inventors: z.array(place).nullish(),
  applicants: z.array(place).nullish(),
  assignees: z.array(place).nullish(),
  legal_firm_name: z.array(z.string()).nullish(),
  document: z.object({
    abstract: z.string().nullish(),
    background: z.string().nullish(),
    brief: z.string().nullish(),
    description: z.string().nullish(),
    claims: z
      .array(
        z.object({ number: z.number(), limitations: z.array(z.string()), depends_on: z.array(z.number()).nullish() }),
      )
      .nullish(),
  }),
  us_references: z.array(z.object({ publication_number: z.string() })).nullish(),
  cpc_inventive: z.array(z.object({ cpc_class: z.string(), cpc_subclass: z.string() })).nullish(),
  cpc_additional: z.array(z.object({ cpc_class: z.string(), cpc_subclass: z.string() })).nullish(),
  intl_class_issued: z.array(z.string()).nullish(),
})

export const isUsptoDocument = (value: unknown): boolean => usptoDocument.safeParse(value).success

/** One document of the USPTO's public search. @throws z.ZodError */
export function readUsptoDocument(value: unknown): PatentRecord {
  const found = usptoDocument.parse(value)
  const number = readPatentNumber(found.guid.replaceAll('-', ''))
  const { document } = found
  const claims: Claim[] = (document.claims ?? []).flatMap(({ number: own, limitations, depends_on }) => {
    const read = claimFromText(`${own}. ${limitations.join('\n')}`, own - 1)
    return read.text ? [{ ...read, dependsOn: depends_on?.length ? depends_on : read.dependsOn }] : []
  })
  const description: Paragraph[] = [document.background, document.brief, document.description].flatMap((part) =>
    (part ?? '')
      .split(/\n{2,}/)
      .flatMap((text) => (text.trim() ? [{ kind: 'paragraph' as const, text: text.trim() }] : [])),
  )
  return {
    ...emptyPatent(),
    ...(typeof number !== 'string' && { country: number.country, number: number.number, kind: number.kind }),
    publishedOn: dayOf(found.publication_date),
    applicationNumber: found.appl_id ?? null,
    filedOn: dayOf(found.app_filing_date ?? undefined),
    language: 'en',
    titles: found.patent_title ? { en: found.patent_title } : {},
    abstracts: document.abstract ? { en: document.abstract } : {},
    applicants: partiesOf(found.applicants),
    assignees: partiesOf(found.assignees),
    inventors: partiesOf(found.inventors),
    agents: named(found.legal_firm_name ?? []),
    ipcs: classificationSymbols(found.intl_class_issued ?? []),
    cpcs: classificationSymbols(
      [...(found.cpc_inventive ?? []), ...(found.cpc_additional ?? [])].map(
        (each) => each.cpc_class + each.cpc_subclass,
      ),
    ),
    citations: (found.us_references ?? []).flatMap(({ publication_number }) => {
      const cited = readPatentNumber(`US${publication_number}`)
      return typeof cited === 'string' ? [] : [{ number: `US${cited.number}` }]
    }),
    claims: claims.length > 0 ? { en: claims } : {},
    description: description.length > 0 ? { en: description } : {},
    familyId: found.family_identifier_cur ? String(found.family_identifier_cur) : null,
  }
}

const partiesOf = (parties: z.infer<typeof place>[] | null | undefined) =>
  (parties ?? []).flatMap(({ name, city, country }) =>
    name
      ? [
          {
            name: name.split(/;\s*/).toReversed().join(' ').trim(),
            ...(country && /^[A-Z]{2}$/.test(country) && { country }),
            ...(city && city !== 'N/A' && { address: city }),
          },
        ]
      : [],
  )
