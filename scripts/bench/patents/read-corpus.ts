import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PatentDocument } from '../../../packages/patent-search/src/segment/segment.ts'

export type Abstract = { key: string; title: string; abstract: string; symbols: string[]; day: string | null }
export type Wanted = { kind: string; text: string; relevant: readonly string[] }

const readLines = <Row>(folder: string, file: string): Row[] =>
  gunzipSync(readFileSync(join(folder, `${file}.jsonl.gz`)))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)

type Pap2pat = {
  id: string
  title: string
  abstract: string
  claims: string[]
  description: { h: string | null; p: string[] }[]
  publication_date?: string
  application_date?: string
}
type Pygrams = { id: string; abstract: string; cpc: string[]; publication_date: string }
type Variant = { kind: string; text: string; relevant: string[] }

/** The American abstracts of the folder of real patents. */
export function readAbstracts(folder: string): Abstract[] {
  const applications = readLines<Pap2pat>(folder, 'us_pap2pat_patents').map((row) => ({
    key: row.id,
    title: row.title,
    abstract: row.abstract,
    symbols: [],
    day: row.publication_date ?? row.application_date ?? null,
  }))
  const grants = readLines<Pygrams>(folder, 'us_pygrams_abstracts').map((row) => ({
    key: row.id,
    title: '',
    abstract: row.abstract,
    symbols: row.cpc,
    day: row.publication_date,
  }))
  return [...applications, ...grants]
}

/** The American applications of the folder with claims and descriptions. */
export const readFullTexts = (folder: string): PatentDocument[] =>
  readLines<Pap2pat>(folder, 'us_pap2pat_patents').map((row, index) => {
    const document = documentOf(
      { key: row.id, title: row.title, abstract: row.abstract, symbols: [], day: null },
      index + 1,
    )
    const paragraphs = row.description.flatMap(({ h, p }) => [...(h ? [h] : []), ...p])
    return { ...document, texts: { ...document.texts, CL: row.claims, DE: paragraphs } }
  })

/** Queries with the documents that answer them. */
export const readWanted = (folder: string): Wanted[] => readLines<Variant>(folder, 'us_semantic_query_variants')

/** What is indexed of an abstract. */
export function documentOf({ key, title, abstract, symbols, day }: Abstract, id: number): PatentDocument {
  return {
    id,
    head: abstract,
    texts: { TI: title ? [title] : [], AB: [abstract], CL: [], DE: [], PA: [], IN: [], AG: [] },
    keys: { PN: [key], AN: [], IPC: symbols, CPC: symbols, FAM: [] },
    family: key,
    country: 'US',
    type: 'invention',
    legalStatus: 'unconfirmed',
    days: { PD: day, AD: null, PRD: null },
  }
}
