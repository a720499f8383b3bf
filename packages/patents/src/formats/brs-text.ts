import { readPatentNumber } from '../numbers/patent-number.ts'
import type { Citation, PatentRecord } from '../patent-record.ts'
import { emptyPatent } from './empty-patent.ts'
import { classificationSymbols, dayOf } from './symbols.ts'
import { claimFromText } from './claim-references.ts'

interface BrsLine {
  tag: string
  text: string
}

export const isBrsText = (text: string) => text.includes('*** BRS DOCUMENT BOUNDARY ***')

/** The patents of an export of the BRS search system that the USPTO's examiners used: a tag before each line. */
export function readBrsText(text: string): PatentRecord[] {
  return text
    .split(/^\*\*\* BRS DOCUMENT BOUNDARY \*\*\*\s*$/m)
    .slice(1)
    .map((document) => recordOf(linesOf(document)))
}

function linesOf(document: string): BrsLine[] {
  const lines: BrsLine[] = []
  for (const line of document.split(/\r?\n/)) {
    const [, tag, content = ''] = /^([A-Z]{2,4})(?: (.*))?$/.exec(line) ?? []
    if (tag) lines.push({ tag, text: content })
    else if (/^\s{3,}/.test(line) && lines.length > 0) lines.at(-1)!.text += ` ${line.trim()}`
  }
  return lines
}

function recordOf(lines: readonly BrsLine[]): PatentRecord {
  const all = (tag: string) => lines.filter((line) => line.tag === tag).map(({ text }) => text.trim())
  const [title, abstract] = [all('TTL')[0], all('ABPR').join('\n')]
  const number = readPatentNumber(all('DID')[0] ?? '')
  const claims = all('CLPR').map(claimFromText)
  const description = lines
    .filter(({ tag }) => ['BSTX', 'DRTX', 'DETX'].includes(tag))
    .map(({ text }) => ({
      kind: text.startsWith(' ') || /[a-z]/.test(text) ? ('paragraph' as const) : ('heading' as const),
      text: text.trim(),
    }))
    .filter(({ text }) => text !== '')
  return {
    ...emptyPatent(),
    ...(typeof number !== 'string' && { country: number.country, number: number.number, kind: number.kind }),
    publishedOn: dayOf(all('GISD')[0]),
    applicationNumber: all('APNR')[0] ?? null,
    filedOn: dayOf(all('AFD')[0]),
    language: 'en',
    titles: title ? { en: title } : {},
    abstracts: abstract ? { en: abstract } : {},
    assignees: all('ASNM')
      .concat(all('ASNM').length > 0 ? [] : all('AANM'))
      .map((name) => ({ name })),
    applicants: all('AANM').map(personOf),
    inventors: all('INNM').map(personOf),
    agents: all('LRFM').map((name) => ({ name })),
    ipcs: classificationSymbols([...all('IPCP'), ...all('IPCS')]),
    cpcs: classificationSymbols([...all('CPOI'), ...all('CPOA')]),
    citations: [...all('URPN').flatMap((cited) => citationOf(`US${cited}`)), ...foreign(all('FRCO'), all('FRPN'))],
    claims: claims.length > 0 ? { en: claims } : {},
    description: description.length > 0 ? { en: description } : {},
  }
}

/** The family name of a person stands first, before a semicolon. */
const personOf = (name: string) => ({ name: name.split(/;\s*/).toReversed().join(' ') })

function citationOf(text: string): Citation[] {
  const cited = readPatentNumber(text)
  return typeof cited === 'string' ? [{ text }] : [{ number: `${cited.country}${cited.number}${cited.kind ?? ''}` }]
}

const foreign = (countries: readonly string[], numbers: readonly string[]) =>
  numbers.flatMap((number, place) => citationOf(`${countries[place] ?? ''}${number}`))
