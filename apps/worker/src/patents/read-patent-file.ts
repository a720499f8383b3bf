import { RegisterFileError } from '@markwright/registers'
import type { FileFindings } from './file-findings.ts'
import type { ParsedRecord } from './parsed-record.ts'
import { readSource } from './read-source.ts'
import { type FindImage, openSources, type PatentSource } from './source-files.ts'

/** A record of a file with the images of its source, or why it is not imported. */
export type PatentEntry = ParsedRecord & {
  /** Member of an archive, line, or both; null for the only document of a file. */
  place: string | null
  findImage: FindImage
}

/**
 * The records of a file, of any format and packed or not, in their order; what else reading it shows is added to the
 * findings.
 * @throws RegisterFileError for what cannot be read at all; the findings say why a file that can be has no records
 */
export async function* readPatentFile(path: string, findings: FileFindings): AsyncGenerator<PatentEntry> {
  for await (const source of openSources(path)) {
    let found = 0
    try {
      for await (const item of readSource(source)) {
        if ('note' in item) findings.add(source.name, item)
        else {
          found += 1
          yield entryOf(source, item)
        }
      }
    } catch (error) {
      if (!(error instanceof RegisterFileError)) throw error
      const { reason } = error
      if (found === 0) findings.add(source.name, { note: 'passed', reason })
      else yield entryOf(source, { at: null, reject: reason, number: null, excerpt: '' })
    }
  }
}

const entryOf = ({ name, findImage }: PatentSource, found: ParsedRecord): PatentEntry => ({
  ...found,
  place: [name, found.at].filter(Boolean).join(', ') || null,
  findImage,
})
