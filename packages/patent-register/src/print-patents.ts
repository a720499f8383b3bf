import type { QueryBuilder } from '@markwright/db'
import { type PrintedDrawing, type PrintedPatent, patentPdf, patentRecordsPdf } from '@markwright/documents'
import type { Language } from '@markwright/domain/site/language'
import { patentRelationName } from '@markwright/domain/patents/patent-labels'
import { pageAddress } from '@markwright/domain/site/site-address'
import type { ObjectStore } from '@markwright/storage'
import { buffer } from 'node:stream/consumers'
import { listFamilyIds, type StoredPatent } from './stored-patents.ts'
import { textFor } from './text-language.ts'

export type PatentPrinting = {
  objects: Pick<ObjectStore, 'find'>
  language: Language
  /** YYYY-MM-DD. */
  today: string
  urlOf: (publicId: string) => string
  /** Public ids of the other publications of its family. */
  listFamily: (familyKey: string) => Promise<readonly string[]>
}

/** How publications of a site are printed. */
export const patentPrinting = (
  { db, objects }: { db: QueryBuilder; objects: Pick<ObjectStore, 'find'> },
  { language, today, siteUrl }: { language: Language; today: string; siteUrl: string },
): PatentPrinting => ({
  objects,
  language,
  today,
  urlOf: (publicId) => pageAddress(siteUrl, `/patentSearch/detail?id=${encodeURIComponent(publicId)}`),
  listFamily: (familyKey) => listFamilyIds(db, familyKey),
})

async function read(objects: PatentPrinting['objects'], key: string | null | undefined): Promise<Uint8Array | null> {
  const object = key ? await objects.find(key) : null
  return object && buffer(object.stream)
}

/** A publication as it is printed, with full text and drawings; each text in the wanted language where there is one. */
export async function printedPatent(
  patent: StoredPatent,
  options: PatentPrinting,
): Promise<{ patent: PrintedPatent; drawings: PrintedDrawing[] }> {
  const { record } = patent
  const { language, objects } = options
  const family = await options.listFamily(patent.familyKey)
  const drawings: PrintedDrawing[] = []
  for (const { number, imageKey } of patent.drawings) {
    const image = await read(objects, imageKey)
    if (image) drawings.push({ number, image })
  }
  const printed: PrintedPatent = {
    ...(await printedRecord(patent, options)),
    family: family.filter((id) => id !== patent.publicId),
    claims: (textFor(record.claims, record.language, language) ?? []).map(({ number, text, dependsOn }) => ({
      number,
      text,
      isIndependent: dependsOn.length === 0,
    })),
    description: (textFor(record.description, record.language, language) ?? []).map(({ kind, number, text }) => ({
      number: number ?? null,
      text,
      isHeading: kind === 'heading',
    })),
  }
  return { patent: printed, drawings }
}

/** A publication as PDF with full text and drawings. */
export async function printPatent(patent: StoredPatent, options: PatentPrinting): Promise<Buffer> {
  const { patent: printed, drawings } = await printedPatent(patent, options)
  return patentPdf(printed, drawings, options)
}

/** Bibliographic data and abstracts of publications as one PDF. */
export function printPatentRecords(patents: AsyncIterable<StoredPatent>, count: number, options: PatentPrinting) {
  async function* printed() {
    for await (const patent of patents) yield await printedRecord(patent, options)
  }
  return patentRecordsPdf(printed(), count, options)
}

async function printedRecord(
  { publicId, record, drawings, ...patent }: StoredPatent,
  { objects, language, urlOf }: PatentPrinting,
): Promise<PrintedPatent> {
  const first = drawings.find(({ imageKey }) => imageKey !== null)
  const names = (parties: readonly { name: string }[]) => parties.map(({ name }) => name)
  return {
    id: publicId,
    url: urlOf(publicId),
    image: await read(objects, first?.thumbnailKey ?? first?.imageKey),
    title: textFor(record.titles, record.language, language),
    abstract: textFor(record.abstracts, record.language, language),
    country: record.country,
    type: record.type,
    legalStatus: patent.legalStatus,
    legalStatusOn: patent.legalStatusOn,
    applicationNumber: record.applicationNumber,
    filedOn: record.filedOn,
    publishedOn: record.publishedOn,
    grantedOn: patent.grantedOn,
    priorities: record.priorities.map(({ country, number, date }) => [country, number, date].filter(Boolean).join(' ')),
    international: [
      [record.international?.applicationNumber, record.international?.filedOn],
      [record.international?.publicationNumber, record.international?.publishedOn],
    ].flatMap((parts) => parts.filter(Boolean).join(' ') || []),
    related: record.related.map(({ relation, role, ...related }) =>
      [
        patentRelationName(relation, role, language),
        related.applicationNumber,
        related.publicationNumber,
        related.filedOn,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    designatedStates: record.designatedStates,
    applicants: [...new Set([...names(record.applicants), ...names(record.assignees)])],
    inventors: names(record.inventors),
    agents: names(record.agents),
    ipcs: record.ipcs,
    cpcs: record.cpcs,
    family: [],
    citations: record.citations.map(({ number, text }) => [number, text].filter(Boolean).join('; ')),
    claims: [],
    description: [],
    demonstration: patent.demonstration,
  }
}
