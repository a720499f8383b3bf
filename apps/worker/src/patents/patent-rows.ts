import type { Insertable, Tables } from '@markwright/db'
import { joinCited } from '@markwright/patent-register'
import {
  legalEffect,
  ownApplicationForms,
  ownApplicationKey,
  ownGrantDay,
  priorityKey,
  applicationKey,
  publicationKey,
  type PatentRecord,
} from '@markwright/patents'
import type { PatentWrite } from './batch-plan.ts'

const unique = (values: readonly string[]) => [...new Set(values)]
const namesOf = (...parties: PatentRecord['applicants'][]) => unique(parties.flat().map(({ name }) => name))

/** The row of `patent`; status, family and the day of the grant where another publication says it are set afterwards, from the publications around it. */
export function patentRow({ record, sources, ...write }: PatentWrite): Insertable<Tables['patent']> {
  const priorityDays = record.priorities.flatMap(({ date }) => date ?? [])
  return {
    public_id: write.publicId,
    country: record.country,
    number: record.number,
    kind: record.kind,
    publication_key: write.publicationKey,
    application_number: record.applicationNumber,
    application_key: ownApplicationKey(record),
    application_forms: ownApplicationForms(record),
    type: record.type,
    published_on: record.publishedOn,
    filed_on: record.filedOn,
    granted_on: ownGrantDay(record),
    priority_on: priorityDays.toSorted()[0] ?? record.filedOn,
    titles: JSON.stringify(record.titles),
    abstracts: JSON.stringify(record.abstracts),
    language: record.language,
    applicants: JSON.stringify(record.applicants),
    assignees: JSON.stringify(record.assignees),
    inventors: JSON.stringify(record.inventors),
    agents: JSON.stringify(record.agents),
    applicant_names: namesOf(record.applicants, record.assignees),
    inventor_names: namesOf(record.inventors),
    agent_names: namesOf(record.agents),
    ipcs: record.ipcs,
    cpcs: record.cpcs,
    family_key: record.familyId ? `docdb:${record.familyId}` : priorityKey(record),
    family_id: record.familyId,
    priority_key: priorityKey(record),
    demonstration: write.demonstration,
    content_hash: Buffer.from(write.contentHash, 'hex'),
    details: JSON.stringify({
      sources,
      ...(record.grantedOn && { grantedOn: record.grantedOn }),
      ...(record.related.length > 0 && { related: record.related }),
      ...(record.international && { international: record.international }),
      ...(record.designatedStates.length > 0 && { designatedStates: record.designatedStates }),
    }),
  }
}

export const textRow = (id: number, { record }: PatentWrite): Insertable<Tables['patent_text']> => ({
  patent_id: id,
  claims: JSON.stringify(record.claims),
  description: JSON.stringify(record.description),
})

export const citationRows = (id: number, { record }: PatentWrite): Insertable<Tables['patent_citation']>[] =>
  record.citations.flatMap(({ number, text, category }, position) => {
    const cited = number ? joinCited(number, text) : text
    if (!cited) return []
    const key = number ? keyOfCited(number) : null
    return [{ patent_id: id, position, cited_key: key, cited_text: cited, category: category ?? null }]
  })

/** Without the kind: EP0240590B1 is cited as EP0240590A1 as well. */
const keyOfCited = (number: string) => publicationKey({ country: '', number: number.replace(/(?<=\d)[A-Z]\d?$/, '') })

export const eventRows = (id: number, { record }: PatentWrite): Insertable<Tables['patent_event']>[] =>
  record.legalEvents.map(({ country, code, date, text }, position) => ({
    patent_id: id,
    position,
    country,
    code,
    on: date,
    text: text ?? null,
    effect: legalEffect({ country, code }),
  }))

export const drawingRows = (
  id: number,
  { drawings, textImages }: PatentWrite,
): Insertable<Tables['patent_drawing']>[] =>
  [...drawings, ...textImages].map((drawing, position) => ({
    patent_id: id,
    position,
    is_in_text: position >= drawings.length,
    number: drawing.number,
    file: drawing.file,
    image_key: drawing.imageKey,
    thumbnail_key: drawing.thumbnailKey,
    width: drawing.width,
    height: drawing.height,
  }))

export const priorityRows = (id: number, { record }: PatentWrite): Insertable<Tables['patent_priority']>[] =>
  record.priorities.map(({ country, number, date }, position) => ({
    patent_id: id,
    position,
    country,
    number,
    key: applicationKey(country, number, date),
    on: date,
  }))
