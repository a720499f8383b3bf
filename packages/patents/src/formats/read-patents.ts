import type { PatentRecord } from '../patent-record.ts'
import { isBrsText, readBrsText } from './brs-text.ts'
import { readChineseDocument } from './chinese-document.ts'
import { readEpDocument } from './ep-document.ts'
import { readRegisterDocument } from './ep-register.ts'
import { readExchangeDocument, readFamilyMember, readFulltextDocument } from './exchange-document.ts'
import { readGreenbook } from './greenbook.ts'
import { readUsptoApplication2001 } from './uspto-application-2001.ts'
import { readUsptoSt32 } from './uspto-st32.ts'
import { readSt36 } from './st36.ts'
import { elementsNamed, readXmlDocument, unusedPaths, type XmlError, type XmlElement } from '../xml/xml-tree.ts'

export type PatentFormat =
  | 'uspto-xml'
  | 'uspto-st32'
  | 'uspto-application-2001'
  | 'greenbook'
  | 'ep-fulltext'
  | 'docdb'
  | 'ops'
  | 'lexisnexis'
  | 'ep-register'
  | 'cnipa-xml'
  | 'uspto-brs'

export interface FoundPatents {
  format: PatentFormat
  records: PatentRecord[]
  /** Paths of elements with text of which no record says anything. */
  unused: string[]
  /** Where the file is not well-formed and was repaired. */
  fault: XmlError | null
}

const READERS: Record<string, { format: PatentFormat; read: (element: XmlElement) => PatentRecord | PatentRecord[] }> =
  {
    'us-patent-grant': { format: 'uspto-xml', read: readSt36 },
    'us-patent-application': { format: 'uspto-xml', read: readSt36 },
    'lexisnexis-patent-document': { format: 'lexisnexis', read: readSt36 },
    PATDOC: { format: 'uspto-st32', read: readUsptoSt32 },
    'patent-application-publication': { format: 'uspto-application-2001', read: readUsptoApplication2001 },
    'ep-patent-document': { format: 'ep-fulltext', read: readEpDocument },
    'exchange-document': { format: 'docdb', read: readExchangeDocument },
    'family-member': { format: 'ops', read: readFamilyMember },
    'register-document': { format: 'ep-register', read: readRegisterDocument },
    'cn-patent-document': { format: 'cnipa-xml', read: readChineseDocument },
    PatentDocumentAndRelated: { format: 'cnipa-xml', read: readChineseDocument },
    'fulltext-document': { format: 'ops', read: readFulltextDocument },
  }

/**
 * The patents of one document, by what it holds, never by the name of its file. Null for what holds none that is known.
 * @throws XmlError for a file that may not be read
 */
export function readPatents(text: string): FoundPatents | null {
  if (/^\s*PATN\s*$/m.test(text.slice(0, 2000)))
    return { format: 'greenbook', records: readGreenbook(text), unused: [], fault: null }
  if (isBrsText(text)) return { format: 'uspto-brs', records: readBrsText(text), unused: [], fault: null }
  if (!/^\uFEFF?\s*</.test(text)) return null
  const { root, fault } = readXmlDocument(text)
  const elements = READERS[root.name] ? [root] : elementsNamed(root, ...Object.keys(READERS))
  const reader = READERS[elements[0]?.name ?? '']
  if (!reader) return null
  const records = elements
    .flatMap((element) => READERS[element.name]!.read(element))
    .filter(({ number }) => number !== '')
  return { format: reader.format, records, unused: [...new Set(elements.flatMap(unusedPaths))], fault }
}
