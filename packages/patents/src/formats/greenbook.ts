import type { Citation, Claim, Paragraph, Party, PatentRecord } from '../patent-record.ts'
import { emptyPatent } from './empty-patent.ts'
import { docdbParts } from './st36-parts.ts'
import { claimReferences, splitClaimNumber } from './claim-references.ts'
import { classificationSymbols, dayOf } from './symbols.ts'

/** A group of the file, such as INVT, with its fields in their order. */
interface Group {
  name: string
  fields: { name: string; text: string }[]
}

const TYPES: ReadonlyMap<string, PatentRecord['type']> = new Map([
  ['4', 'design'],
  ['6', 'plant'],
  ['5', 'other'],
  ['7', 'other'],
])

/** The patents of a file of the USPTO from 1976 to 2001 (greenbook, APS): one begins at each PATN. */
export function readGreenbook(text: string): PatentRecord[] {
  const patents: Group[][] = []
  for (const line of text.split(/\r?\n/)) {
    const groups = patents.at(-1)
    const name = /^[A-Z]{3,4}\d?(?=\s|$)/.exec(line)?.[0]
    const content = line.slice(5).trimEnd()
    if (name === 'PATN') patents.push([{ name, fields: [] }])
    else if (!groups) continue
    else if (name && content === '' && name.length === 4) groups.push({ name, fields: [] })
    else if (name) groups.at(-1)!.fields.push({ name, text: content.trim() })
    else {
      const last = groups.at(-1)!.fields.at(-1)
      if (last) last.text = `${last.text} ${line.trim()}`.trim()
    }
  }
  return patents.map(readPatent)
}

function readPatent(groups: readonly Group[]): PatentRecord {
  const named = (name: string) => groups.filter((group) => group.name === name)
  const [head] = named('PATN')
  const title = valueOf(head, 'TTL')
  const abstract = named('ABST').flatMap(paragraphTexts).join('\n')
  const claims = named('CLMS').concat(named('DCLM')).flatMap(claimsIn)
  const description = groups.filter(({ name }) => DESCRIPTION.includes(name)).flatMap(paragraphsIn)
  return {
    ...emptyPatent(),
    ...numberOf(valueOf(head, 'WKU') ?? ''),
    publishedOn: dayOf(valueOf(head, 'ISD')),
    type: TYPES.get(valueOf(head, 'APT') ?? '1') ?? 'invention',
    applicationNumber: applicationOf(head),
    filedOn: dayOf(valueOf(head, 'APD')),
    language: 'en',
    titles: title ? { en: title } : {},
    abstracts: abstract ? { en: abstract } : {},
    assignees: named('ASSG').flatMap(partyOf),
    inventors: named('INVT').flatMap(partyOf),
    agents: named('LREP').flatMap(({ fields }) =>
      fields
        .filter(({ name }) => name === 'FRM' || name === 'ATT' || name === 'AAT')
        .map(({ text }) => ({ name: text })),
    ),
    priorities: named('PRIR').flatMap((group) => {
      const [country, number] = [countryOf(valueOf(group, 'CNT')), valueOf(group, 'APN')]
      return country && number ? [{ country, number, date: dayOf(valueOf(group, 'APD')) }] : []
    }),
    ipcs: classificationSymbols(
      named('CLAS').flatMap(({ fields }) => fields.filter(({ name }) => name === 'ICL').map(({ text }) => text)),
    ),
    citations: [
      ...named('UREF').flatMap((group) => citationOf('US', group)),
      ...named('FREF').flatMap((group) => citationOf(countryOf(valueOf(group, 'CNT')), group)),
      ...named('OREF')
        .flatMap(paragraphTexts)
        .map((text) => ({ text })),
    ],
    claims: claims.length > 0 ? { en: claims } : {},
    description: description.length > 0 ? { en: description } : {},
  }
}

const DESCRIPTION = ['PARN', 'GOVT', 'BSUM', 'DRWD', 'DETD', 'DCLM']
const PARAGRAPHS = ['PAR', 'PAL', 'PA0', 'PA1', 'PA2', 'PA3', 'PA4', 'PA5', 'TBL', 'EQU']

const valueOf = (group: Group | undefined, name: string) => group?.fields.find((field) => field.name === name)?.text

const paragraphTexts = ({ fields }: Group) =>
  fields.filter(({ name, text }) => PARAGRAPHS.includes(name) && text).map(({ text }) => text)

const paragraphsIn = ({ fields }: Group): Paragraph[] =>
  fields.flatMap(({ name, text }): Paragraph[] => {
    if (!text) return []
    if (name === 'PAC') return [{ kind: 'heading', text }]
    return PARAGRAPHS.includes(name) ? [{ kind: 'paragraph', text }] : []
  })

/** Eight digits of the number and a check digit, or letters of a series among them. */
function numberOf(wku: string) {
  const match = /^([A-Z]{0,2})0*(\d+)/.exec(wku.slice(0, 8))
  const series = match?.[1] ?? ''
  const kind = series === 'D' ? 'S' : series === 'PP' ? 'P' : series === 'RE' ? 'E' : 'A'
  return docdbParts({ country: 'US', number: `${series}${match?.[2] ?? ''}`, kind })
}

/** Six digits after the check digit has been cut off; the series is in a field of its own. */
function applicationOf(head: Group | undefined): string | null {
  const number = valueOf(head, 'APN')
  if (!number) return null
  const series = valueOf(head, 'SRC')
  return `${series ? series.padStart(2, '0') : ''}${number.slice(0, 6)}`
}

const partyOf = (group: Group): Party[] => {
  const name = valueOf(group, 'NAM')?.split(/;\s*/).toReversed().join(' ').trim()
  const country = countryOf(valueOf(group, 'CNT')) ?? 'US'
  const address = ['STR', 'CTY', 'STA', 'ZIP'].map((field) => valueOf(group, field)).filter(Boolean)
  return name ? [{ name, country, ...(address.length > 0 && { address: address.join(', ') }) }] : []
}

/** Three letters: the code of the country and one of its history. */
const countryOf = (text: string | undefined) => /^[A-Z]{2}/.exec(text ?? '')?.[0]

function citationOf(country: string | undefined, group: Group): Citation[] {
  const number = valueOf(group, 'PNO')
  if (!number || !country) return []
  const parts = docdbParts({ country, number: number.replaceAll(/[\s,]/g, ''), kind: null })
  return [{ number: `${parts.country}${parts.number}` }]
}

function claimsIn({ fields }: Group): Claim[] {
  const claims: { number: number; lines: string[] }[] = []
  for (const { name, text } of fields) {
    if (name === 'NUM') claims.push({ number: Number.parseInt(text, 10), lines: [] })
    else if (PARAGRAPHS.includes(name) && text) {
      // A design has one claim without a number.
      if (claims.length === 0) claims.push({ number: 1, lines: [] })
      claims.at(-1)!.lines.push(text)
    }
  }
  return claims.flatMap(({ number, lines }) => {
    const text = splitClaimNumber(lines.join('\n')).text
    return number > 0 && text ? [{ number, text, dependsOn: claimReferences(text, number) }] : []
  })
}
