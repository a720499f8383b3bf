import type { DocumentDraft } from '../complete-document.ts'
import { legalFaults } from '../faults.ts'
import type { LegalParty, NamedMark } from '../legal-document.ts'
import { splitParagraphs } from '../paragraphs.ts'
import { readStatedDay } from '../read-decision-day.ts'
import { nodeAt, nodesAt, RecordError, textAt, type XmlNode } from '@markwright/registers'
import { PROCEEDINGS, TTAB, ttabAddress } from './collected-record.ts'

const ROLES: Record<string, string> = { P: 'Plaintiff', D: 'Defendant' }
const ENDED: Record<string, string> = {
  '9': 'Terminated',
  B: 'Opposition dismissed as a nullity',
  C: 'Cancellation dismissed as a nullity',
  D: 'Concurrent use dissolved as a nullity',
  E: 'Interference dissolved as a nullity',
  L: 'Opposition refused',
}
const DECIDES = /decision|dismiss|sustain|granted|denied|affirm|revers|judgment|terminat/i

/**
 * A proceeding of the TTAB's daily XML (`proceeding-entry`) as the decision that it holds: the event of its history with
 * the text of a decision, or the last one that decides.
 * @throws RecordError for one that is not decided, or has no number
 */
export function readProceeding(node: XmlNode): DocumentDraft {
  const number = textAt(node, 'number')
  if (!number) throw new RecordError(legalFaults.noNumber)
  const events = nodesAt(node, 'prosecution-history', 'event').concat(
    nodesAt(node, 'prosecution-history', 'prosecution-entry'),
  )
  const deciding =
    events.findLast((event) => textAt(event, 'decision-text')) ??
    events.findLast((event) => DECIDES.test(describe(event) ?? ''))
  const ended = ENDED[textAt(node, 'status-code') ?? '']
  if (!deciding && !ended) throw new RecordError(legalFaults.notDecided)
  const parties = nodesAt(node, 'party-information', 'party')
  const named = parties.flatMap((party): LegalParty[] => {
    const name = textAt(party, 'orgname') ?? textAt(party, 'name')
    return name ? [{ role: ROLES[textAt(party, 'role-code') ?? ''] ?? 'Party', name: name.slice(0, 300) }] : []
  })
  const day = deciding
    ? (textAt(deciding, 'event-date') ?? textAt(deciding, 'date'))
    : textAt(node, 'status-update-date')
  const text = deciding && nodeAt(deciding, 'decision-text')?.text
  const [plaintiff, defendant] = ['Plaintiff', 'Defendant'].map((role) => named.find((party) => party.role === role))
  const type = textAt(node, 'type-code') ?? ''
  return {
    id: `ttab ${number}`,
    kind: 'decision',
    language: 'en',
    number,
    title: plaintiff && defendant ? `${plaintiff.name} v. ${defendant.name}` : (named[0]?.name ?? number),
    forum: TTAB,
    jurisdiction: 'US',
    cause: PROCEEDINGS[type],
    decidedOn: readStatedDay(day),
    result: ((deciding && describe(deciding)) ?? ended ?? '').slice(0, 2000),
    parties: named,
    marks: parties.flatMap(marksOf),
    paragraphs: splitParagraphs(text ?? ''),
    source: 'USPTO',
    sourceUrl: ttabAddress(number),
  }
}

const describe = (event: XmlNode) =>
  textAt(event, 'event-description') ?? textAt(event, 'history-text') ?? textAt(event, 'description')

function marksOf(party: XmlNode): NamedMark[] {
  return nodesAt(party, 'property-information', 'property').flatMap((property): NamedMark[] => {
    const text = textAt(property, 'mark-text')?.slice(0, 300) ?? null
    const numbers = ['registration-number', 'serial-number'].flatMap((name) => textAt(property, name) ?? [])
    if (numbers.length > 0) return numbers.map((number) => ({ text, number: number.slice(0, 40), office: 'US' }))
    return text ? [{ text, number: null, office: null }] : []
  })
}

/** An opinion in the form of `ttab-document`. @throws RecordError */
export function readOpinion(node: XmlNode): DocumentDraft {
  const number = textAt(node, 'case-number')
  if (!number) throw new RecordError(legalFaults.noNumber)
  const kind = textAt(node, 'proceeding-type')
  const outcome = textAt(node, 'decision', 'outcome')
  const description = nodeAt(node, 'decision', 'description')?.text ?? ''
  const text = nodeAt(node, 'text')?.text ?? nodeAt(node, 'opinion-text')?.text ?? description
  return {
    id: `ttab ${number}`,
    kind: 'decision',
    language: 'en',
    number,
    title: textAt(node, 'case-title') ?? number,
    forum: TTAB,
    jurisdiction: 'US',
    cause: kind && capital(kind),
    decidedOn: readStatedDay(textAt(node, 'decision-date')),
    result: outcome && capital(outcome),
    parties: nodesAt(node, 'parties', 'party').flatMap((party): LegalParty[] => {
      const name = textAt(party, 'name')
      return name ? [{ role: capital(party.attributes['type'] ?? 'party'), name: name.slice(0, 300) }] : []
    }),
    marks: nodesAt(node, 'trademark-marks', 'mark').flatMap((mark): NamedMark[] => {
      const found = textAt(mark, 'registration-number') ?? textAt(mark, 'application-number') ?? null
      const name = textAt(mark, 'mark-text')?.slice(0, 300) ?? null
      return found || name ? [{ text: name, number: found, office: found ? 'US' : null }] : []
    }),
    paragraphs: splitParagraphs(text),
    source: 'USPTO',
    sourceUrl: ttabAddress(number),
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
