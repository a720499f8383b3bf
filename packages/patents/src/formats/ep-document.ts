import type { PatentRecord } from '../patent-record.ts'
import { childrenOf, elementAt, elementsAt, textAt, textOf, type XmlElement } from '../xml/xml-tree.ts'
import { emptyPatent } from './empty-patent.ts'
import {
  byLanguage,
  claimsOf,
  docdbParts,
  drawingsOf,
  paragraphsOf,
  stateCodes,
  symbolFromParts,
  symbolText,
} from './st36-parts.ts'
import { epInternational, epRelated } from './related-applications.ts'
import { classificationSymbols, dayOf, languageOf } from './symbols.ts'

/** A publication of the EPO in full text (ep-patent-document 1.0 to 1.5.1), its bibliography by INID code in SDOBI. */
export function readEpDocument(document: XmlElement): PatentRecord {
  const { attributes } = document
  const bibliography = elementAt(document, 'SDOBI')
  const at = (...path: string[]) => textAt(bibliography, ...path)
  const language = languageOf(attributes['lang'])
  return {
    ...emptyPatent(),
    ...docdbParts({
      country: attributes['country'] ?? at('B100', 'B190') ?? 'EP',
      number: attributes['doc-number'] ?? at('B100', 'B110') ?? '',
      kind: attributes['kind'] ?? at('B100', 'B130') ?? null,
    }),
    publishedOn: dayOf(attributes['date-publ'] ?? at('B100', 'B140', 'date')),
    grantedOn: dayOf(at('B400', 'B450', 'date')),
    applicationNumber: at('B200', 'B210') ?? null,
    filedOn: dayOf(at('B200', 'B220', 'date')),
    language,
    titles: pairs(elementAt(bibliography, 'B500', 'B540'), 'B541', 'B542'),
    abstracts: byLanguage(elementsAt(document, 'abstract'), language, textOf),
    applicants: parties(elementsAt(bibliography, 'B700', 'B710', 'B711')),
    assignees: parties(elementsAt(bibliography, 'B700', 'B730', 'B731')),
    inventors: parties(elementsAt(bibliography, 'B700', 'B720', 'B721')),
    agents: parties(elementsAt(bibliography, 'B700', 'B740', 'B741')),
    priorities: prioritiesOf(elementAt(bibliography, 'B300')),
    related: epRelated(bibliography),
    international: epInternational(bibliography),
    designatedStates: stateCodes(elementsAt(bibliography, 'B800', 'B840', 'ctry')),
    ipcs: classificationSymbols([
      ...elementsAt(bibliography, 'B500', 'B510EP', 'classification-ipcr').map(symbolFromParts),
      ...elementsAt(bibliography, 'B500', 'B510', 'B511').map(symbolText),
      ...elementsAt(bibliography, 'B500', 'B510', 'B512').map(symbolText),
    ]),
    cpcs: classificationSymbols(
      elementsAt(bibliography, 'B500', 'B520EP', 'classifications-cpc', 'classification-cpc').map(symbolFromParts),
    ),
    citations: [
      ...elementsAt(bibliography, 'B500', 'B560', 'B561').map((each) => ({ text: textOf(each), category: 'patent' })),
      ...elementsAt(bibliography, 'B500', 'B560', 'B562').map((each) => ({
        text: textOf(each),
        category: 'literature',
      })),
    ].filter(({ text }) => text),
    claims: byLanguage(elementsAt(document, 'claims'), language, claimsOf),
    description: byLanguage(elementsAt(document, 'description'), language, paragraphsOf),
    drawings: drawingsOf(document),
  }
}

/** What follows a language element, by its language. */
function pairs(element: XmlElement | undefined, languageName: string, textName: string): Record<string, string> {
  const found: Record<string, string> = {}
  let language: string | null = null
  for (const child of childrenOf(element)) {
    if (child.name === languageName) language = languageOf(textOf(child))
    else if (child.name === textName && language && textOf(child)) found[language] = textOf(child)
  }
  return found
}

const parties = (elements: readonly XmlElement[]) =>
  elements.flatMap((element) => {
    const name = [textAt(element, 'fnm'), textAt(element, 'snm'), textAt(element, 'sfx')].filter(Boolean).join(' ')
    const country = textAt(element, 'adr', 'ctry')
    const address = [textAt(element, 'adr', 'str'), textAt(element, 'adr', 'city')].filter(Boolean).join(', ')
    return name ? [{ name, ...(country && { country }), ...(address && { address }) }] : []
  })

/** B310, B320 and B330 follow each other for each priority. */
function prioritiesOf(element: XmlElement | undefined): PatentRecord['priorities'] {
  const found: PatentRecord['priorities'] = []
  for (const child of childrenOf(element)) {
    if (child.name === 'B310') found.push({ country: '', number: textOf(child), date: null })
    const last = found.at(-1)
    if (last && child.name === 'B320') last.date = dayOf(textAt(child, 'date'))
    if (last && child.name === 'B330') last.country = textAt(child, 'ctry') ?? ''
  }
  return found.filter(({ country, number }) => country && number)
}
