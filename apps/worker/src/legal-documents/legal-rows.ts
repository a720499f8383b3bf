import { numberKey } from '@markwright/domain/marks/register-number'
import { foldPartyText } from '@markwright/domain/people/party-key'
import { foldText, indexTerms, type LegalDocument } from '@markwright/legal-documents'
import type { Insertable, Tables } from '@markwright/db'
import { createHash, randomUUID } from 'node:crypto'

export type LegalRow = Insertable<Tables['legal_document']> & { content_hash: Buffer }

/** Raised where the same document gives other columns than before, so that the next import writes it again. */
const ROWS_VERSION = 1

/** A document as the row of its table. */
export function legalRow(document: LegalDocument, demonstration: boolean): LegalRow {
  const { parties, marks, statutes, paragraphs, domains } = document
  const content = JSON.stringify([ROWS_VERSION, document, demonstration])
  const head = [
    document.title,
    document.number,
    ...parties.map(({ name }) => name),
    ...marks.flatMap(({ text, number }) => [text, number].filter((each) => each !== null)),
    ...domains,
  ].join('\n')
  const body = [...paragraphs, document.result ?? ''].join('\n')
  return {
    id: randomUUID(),
    key: document.key,
    kind: document.kind,
    number: document.number,
    number_key: numberKey(document.number),
    title: document.title,
    jurisdiction: document.jurisdiction,
    forum: document.forum,
    level: document.level,
    cause: document.cause,
    decided_on: document.decidedOn,
    result: document.result,
    language: document.language,
    parties: JSON.stringify(parties),
    party_keys: [...new Set(parties.map(({ name }) => foldPartyText(name)))],
    marks: JSON.stringify(marks),
    mark_numbers: [
      ...new Set(marks.flatMap(({ number, office }) => (number && office ? [`${office}:${numberKey(number)}`] : []))),
    ],
    domains,
    statutes: JSON.stringify(statutes),
    paragraphs,
    source: document.source,
    source_url: document.sourceUrl,
    head_text: foldText(head),
    body_text: foldText(body),
    search_terms: indexTerms(`${head}\n${body}\n${document.forum}\n${document.cause ?? ''}`),
    demonstration,
    content_hash: createHash('sha256').update(content).digest(),
  }
}
