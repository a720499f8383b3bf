import type { Citation, Claim, Paragraph, PatentRecord } from '../patent-record.ts'
import { blockTextOf, elementAt, elementsAt, elementsNamed, textAt, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { TextInserts } from '../xml/text-inserts.ts'
import { emptyPatent } from './empty-patent.ts'
import { splitClaimNumber } from './claim-references.ts'
import { deepElements, docdbParts, symbolText } from './st36-parts.ts'
import { classificationSymbols, dayOf } from './symbols.ts'

/** A grant of the USPTO from 2001 to 2004 (PATDOC, ST.32): bibliography by INID code in SDOBI, all in English. */
export function readUsptoSt32(document: XmlElement): PatentRecord {
  const bibliography = elementAt(document, 'SDOBI')
  const at = (...path: string[]) => textAt(bibliography, ...path)
  const kind = at('B100', 'B130') ?? null
  const title = at('B500', 'B540')
  const abstract = textOf(elementAt(document, 'SDOAB'))
  const claims = elementsNamed(elementAt(document, 'SDOCL'), 'CLM').flatMap(claimOf)
  const description = elementsNamed(elementAt(document, 'SDODE'), 'H', 'PARA', 'CWU').flatMap(paragraphOf)
  return {
    ...emptyPatent(),
    ...docdbParts({ country: at('B100', 'B190') ?? 'US', number: at('B100', 'B110') ?? '', kind }),
    publishedOn: dayOf(at('B100', 'B140', 'DATE')),
    type: kind?.startsWith('S') ? 'design' : kind?.startsWith('P') ? 'plant' : 'invention',
    applicationNumber: at('B200', 'B210') ?? null,
    filedOn: dayOf(at('B200', 'B220', 'DATE')),
    language: 'en',
    titles: title ? { en: title } : {},
    abstracts: abstract ? { en: abstract } : {},
    assignees: elementsAt(bibliography, 'B700', 'B730', 'B731').flatMap(partiesIn),
    inventors: elementsAt(bibliography, 'B700', 'B720', 'B721').flatMap(partiesIn),
    agents: elementsAt(bibliography, 'B700', 'B740', 'B741').flatMap(partiesIn),
    priorities: elementsAt(bibliography, 'B300').flatMap((priority) => {
      const [country, number] = [textAt(priority, 'B330', 'CTRY'), textAt(priority, 'B310', 'DNUM')]
      return country && number ? [{ country, number, date: dayOf(textAt(priority, 'B320', 'DATE')) }] : []
    }),
    ipcs: classificationSymbols([
      ...elementsAt(bibliography, 'B500', 'B510', 'B511').map(symbolText),
      ...elementsAt(bibliography, 'B500', 'B510', 'B512').map(symbolText),
    ]),
    citations: [
      ...elementsAt(bibliography, 'B500', 'B560', 'B561').map(citedPatent),
      ...elementsAt(bibliography, 'B500', 'B560', 'B562').map((each): Citation => ({ text: textOf(each) })),
    ].filter(({ number, text }) => number || text),
    claims: claims.length > 0 ? { en: claims } : {},
    description: description.length > 0 ? { en: description } : {},
    drawings: elementsAt(document, 'SDODR', 'EMI').flatMap(({ attributes }, place) =>
      attributes['FILE'] ? [{ number: String(place + 1), file: attributes['FILE'] }] : [],
    ),
  }
}

const partiesIn = (element: XmlElement) =>
  elementsNamed(element, 'PARTY-US').flatMap((party) => {
    const first = elementsNamed(party, 'FNM').map(textOf)
    const last = elementsNamed(party, 'SNM', 'ONM').map(textOf)
    const name = [...first, ...last].filter(Boolean).join(' ')
    const address = elementAt(party, 'ADR')
    // No country stands for the office's own.
    const country = textAt(address, 'CTRY') ?? (address ? 'US' : undefined)
    const lines = ['STR', 'CITY', 'STATE', 'PCODE'].map((part) => textAt(address, part)).filter(Boolean)
    return name ? [{ name, ...(country && { country }), ...(lines.length > 0 && { address: lines.join(', ') }) }] : []
  })

function citedPatent(element: XmlElement): Citation {
  const document = elementAt(element, 'PCIT', 'DOC')
  const number = textAt(document, 'DNUM')
  if (!number) return { text: textOf(element) }
  const parts = docdbParts({
    country: textAt(document, 'CTRY') ?? 'US',
    number,
    kind: textAt(document, 'KIND') ?? null,
  })
  const category = elementAt(element, 'CITED-BY-EXAMINER')
    ? 'cited by examiner'
    : elementAt(element, 'CITED-BY-OTHER') && 'cited by other'
  return { number: `${parts.country}${parts.number}${parts.kind ?? ''}`, ...(category && { category }) }
}

function claimOf(element: XmlElement, place: number): Claim[] {
  const inserts = new TextInserts()
  const lines = elementsNamed(element, 'PARA', 'CLMSTEP', 'CWU')
    .map((part) => blockTextOf(part, inserts))
    .filter(Boolean)
  if (lines.length === 0) return []
  const dependsOn = deepElements(element, 'CLREF').flatMap(({ attributes }) => {
    const number = Number(/(\d+)$/.exec(attributes['ID'] ?? '')?.[1])
    return number ? [number] : []
  })
  const { number, text: own } = splitClaimNumber(lines.join('\n'))
  return [
    {
      number: number ?? place + 1,
      ...inserts.read(own),
      dependsOn: [...new Set(dependsOn)].toSorted((a, b) => a - b),
    },
  ]
}

/** CWU, a complex work unit, holds a table, a formula or a structure, within a paragraph or between two. */
function paragraphOf(element: XmlElement): Paragraph[] {
  const inserts = new TextInserts()
  const own = inserts.read(blockTextOf(element, inserts))
  return own.text ? [{ kind: element.name === 'H' ? 'heading' : 'paragraph', ...own }] : []
}
