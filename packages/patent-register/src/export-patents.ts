import type { QueryBuilder } from '@markwright/db'
import { bibTex, type CitedPatent, documentTypes, risText, tableFile, type TableValue } from '@markwright/documents'
import type { Language } from '@markwright/domain/site/language'
import type { PatentExportFormat, PatentFilePart } from '@markwright/domain/patents/patent-exports'
import type { ObjectStore } from '@markwright/storage'
import { citedPatent } from './cited-patent.ts'
import { patentJson } from './patent-json.ts'
import { patentTable } from './patent-table.ts'
import { patentPrinting, printPatentRecords } from './print-patents.ts'
import { readStoredPatents, type StoredPatent } from './stored-patents.ts'
import { zipPatents } from './zip-patents.ts'

export type PatentExportOrder = {
  /** In the database, in the order of the list. */
  patentIds: readonly number[]
  format: PatentExportFormat
  /** What a ZIP has of each publication. */
  parts: readonly PatentFilePart[]
  language: Language
  siteUrl: string
  /** YYYY-MM-DD. */
  today: string
}

const mediaTypes: Record<PatentExportFormat, string> = {
  xlsx: documentTypes.xlsx,
  csv: documentTypes.csv,
  pdf: documentTypes.pdf,
  zip: 'application/zip',
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  json: 'application/json; charset=utf-8',
}

export type Progress = (done: number) => Promise<void>

/**
 * Publications as a file, each text in the language of the order where there is one. Gives up between two of them where
 * `progress`, which gets how many are done, throws. One that is gone is left out.
 * @throws PatentFilesTooLarge for a ZIP of more than 256 MiB
 */
export async function exportPatents(
  { db, objects }: { db: QueryBuilder; objects: Pick<ObjectStore, 'find'> },
  order: PatentExportOrder,
  progress: Progress = async () => {},
): Promise<{ bytes: Buffer; mime: string; records: number }> {
  const { format, language, patentIds } = order
  const options = { ...order, ...patentPrinting({ db, objects }, order) }
  const { urlOf } = options
  let records = 0
  async function* read(longTexts: 'none' | 'claims') {
    for await (const patent of readStoredPatents(db, patentIds, longTexts)) {
      yield patent
      records++
      if (records % 20 === 0) await progress(records)
    }
  }
  const collect = async <Value>(longTexts: 'none' | 'claims', valueOf: (patent: StoredPatent) => Value) => {
    const values: Value[] = []
    for await (const patent of read(longTexts)) values.push(valueOf(patent))
    return values
  }
  const cited = () => collect('none', (patent): CitedPatent => citedPatent(patent, language, urlOf(patent.publicId)))

  const make = async (): Promise<Buffer> => {
    switch (format) {
      case 'bib':
        return Buffer.from(bibTex(await cited()))
      case 'ris':
        return Buffer.from(risText(await cited()))
      case 'json':
        return Buffer.from(`[\n${(await collect('none', patentJson)).join(',\n')}\n]\n`)
      case 'pdf':
        return printPatentRecords(read('none'), patentIds.length, options)
      case 'zip': {
        const zipped = await zipPatents(db, patentIds, options, progress)
        records = zipped.records
        return zipped.bytes
      }
      case 'xlsx':
      case 'csv': {
        const { rowOf, ...table } = patentTable(language, urlOf)
        return tableFile({ ...table, rows: await collect('claims', (patent): TableValue[] => rowOf(patent)) }, format)
      }
    }
  }
  const bytes = await make()
  return { bytes, mime: mediaTypes[format], records }
}
