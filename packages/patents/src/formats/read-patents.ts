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
import { cutElements } from '../xml/xml-slices.ts'
import {
  elementsNamed,
  readTolerantly,
  readXmlDocument,
  unusedPaths,
  XmlError,
  type XmlElement,
} from '../xml/xml-tree.ts'

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
  /** Records that are not well-formed: parts of them would be missing or in another field. */
  damaged: DamagedPatent[]
  /** Faults of single characters that cost no element; the characters were read as they stand. */
  repairs: XmlError[]
}

export interface DamagedPatent {
  /** Among the records of the document, from 1; null for a fault outside of them. */
  position: number | null
  /** What a person finds it by, as far as it can be read. */
  country: string
  number: string
  kind: string | null
  title: string
  fault: XmlError
}

type Reader = { format: PatentFormat; read: (element: XmlElement) => PatentRecord | PatentRecord[] }

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['us-patent-grant', { format: 'uspto-xml', read: readSt36 }],
  ['us-patent-application', { format: 'uspto-xml', read: readSt36 }],
  ['lexisnexis-patent-document', { format: 'lexisnexis', read: readSt36 }],
  ['PATDOC', { format: 'uspto-st32', read: readUsptoSt32 }],
  ['patent-application-publication', { format: 'uspto-application-2001', read: readUsptoApplication2001 }],
  ['ep-patent-document', { format: 'ep-fulltext', read: readEpDocument }],
  ['exchange-document', { format: 'docdb', read: readExchangeDocument }],
  ['family-member', { format: 'ops', read: readFamilyMember }],
  ['register-document', { format: 'ep-register', read: readRegisterDocument }],
  ['cn-patent-document', { format: 'cnipa-xml', read: readChineseDocument }],
  ['PatentDocumentAndRelated', { format: 'cnipa-xml', read: readChineseDocument }],
  ['fulltext-document', { format: 'ops', read: readFulltextDocument }],
])

/**
 * The patents of one document, by what it holds, never by the name of its file. Null for what holds none that is known.
 * A document that is not well-formed gives those of its records that are.
 * @throws XmlError for a file that may not be read
 */
export function readPatents(text: string): FoundPatents | null {
  const ofText = { unused: [], damaged: [], repairs: [] }
  if (/^\s*PATN\s*$/m.test(text.slice(0, 2000))) return { format: 'greenbook', records: readGreenbook(text), ...ofText }
  if (isBrsText(text)) return { format: 'uspto-brs', records: readBrsText(text), ...ofText }
  if (!/^\uFEFF?\s*</.test(text)) return null
  try {
    return patentsIn([readXmlDocument(text)])
  } catch (error) {
    if (!(error instanceof XmlError) || error.isRefused) throw error
    return readDamaged(text, error)
  }
}

type ReadPart = { root: XmlElement; repairs: XmlError[] }

function patentsIn(documents: readonly ReadPart[], damaged: DamagedPatent[] = []): FoundPatents | null {
  const elements = documents.flatMap(({ root }) => recordElements(root))
  const format = READERS.get(elements[0]?.name ?? '')?.format
  if (!format) return null
  return {
    format,
    records: elements.flatMap(recordsOf),
    unused: [...new Set(elements.flatMap(unusedPaths))],
    damaged,
    repairs: documents.flatMap(({ repairs }) => repairs),
  }
}

const recordElements = (root: XmlElement) => (READERS.has(root.name) ? [root] : elementsNamed(root, ...READERS.keys()))
const recordsOf = (element: XmlElement) => [READERS.get(element.name)!.read(element)].flat()

/** Each record is read by itself: one that is not well-formed is damaged, the others are as good as before. */
function readDamaged(text: string, fault: XmlError): FoundPatents | null {
  const { slices, around } = cutElements(text, [...READERS.keys()])
  if (!slices[0]) return null
  const [first] = recordElements(readTolerantly(slices[0].text))
  const format = READERS.get(first?.name ?? '')?.format
  if (!format) throw fault
  const whole: ReadPart[] = []
  const damaged: DamagedPatent[] = []
  slices.forEach((slice, place) => {
    try {
      const { root, repairs } = readXmlDocument(slice.text)
      whole.push({ root, repairs: repairs.map((each) => each.movedBy(slice.linesBefore)) })
    } catch (error) {
      if (!(error instanceof XmlError)) throw error
      damaged.push({ position: place + 1, ...namesOf(slice.text), fault: error.movedBy(slice.linesBefore) })
    }
  })
  const outside = faultOf(around)
  if (outside) damaged.push({ position: null, country: '', number: '', kind: null, title: '', fault: outside })
  return patentsIn(whole, damaged) ?? { format, records: [], unused: [], damaged, repairs: [] }
}

/** What is around the records may be nothing at all, where they follow each other without an element around them. */
function faultOf(around: string): XmlError | null {
  if (around.replaceAll(/<[?!][^>]*>/g, '').trim() === '') return null
  try {
    readXmlDocument(around)
    return null
  } catch (error) {
    if (error instanceof XmlError) return error
    throw error
  }
}

function namesOf(text: string): Pick<DamagedPatent, 'country' | 'number' | 'kind' | 'title'> {
  try {
    const [record] = recordElements(readTolerantly(text)).flatMap(recordsOf)
    const { country = '', number = '', kind = null } = record ?? {}
    return { country, number, kind, title: Object.values(record?.titles ?? {})[0] ?? '' }
  } catch (error) {
    if (error instanceof XmlError) return { country: '', number: '', kind: null, title: '' }
    throw error
  }
}
