import type { DocumentDraft } from '../complete-document.ts'
import { readStatute } from '../find-statutes.ts'
import { findEnglishNumber, readLevel } from '../find-facts.ts'
import type { LegalParty, NamedMark } from '../legal-document.ts'
import { oneLine, splitParagraphs } from '../paragraphs.ts'
import { readDecisionDay, readStatedDay } from '../read-decision-day.ts'

type CollectedRecord = { fields: Record<string, unknown> }

/** Whether a record is one of a collection of decisions: its facts are in `fields`, its text beside them. */
export const isCollectedRecord = (value: object): value is CollectedRecord =>
  'fields' in value && typeof value.fields === 'object' && value.fields !== null && !Array.isArray(value.fields)

/** The forms of the collections: judgments of Chinese courts, panels on domain names, decisions of the TTAB. */
export function readCollectedRecord(value: CollectedRecord & { text?: unknown; id?: unknown; url_host?: unknown }) {
  const fields: Record<string, unknown> = { ...value.fields, url_host: value.url_host }
  const text = textOf(value.text) ?? ''
  const id = textOf(value.id)?.slice(0, 200) ?? null
  if ('case_number' in fields) return readPanelDecision(fields, text, id)
  if ('type' in fields && 'decision' in fields) return readBoardDecision(fields, text, id)
  return readCourtDecision(fields, text, id)
}

function readCourtDecision(fields: Record<string, unknown>, text: string, id: string | null): DocumentDraft {
  const paragraphs = withoutHeader(splitParagraphs(text))
  const type = lineOf(fields['doc_type'])
  return {
    id,
    number: lineOf(fields['number']),
    title: lineOf(fields['title']),
    forum: lineOf(fields['court']),
    jurisdiction: 'CN',
    kind: 'judgment',
    language: 'zh',
    level: readLevel(lineOf(fields['procedure'])) ?? readLevel(lineOf(fields['case_type'])),
    cause: causeOf(lineOf(fields['cause'])) ?? (type?.includes('行政') ? '行政' : null),
    decidedOn: readStatedDay(lineOf(fields['date'])),
    parties: pairsOf(fields['parties']),
    marks: linesOf(fields['marks_numbers']).map((number): NamedMark => ({ text: null, number, office: 'CN' })),
    statutes: linesOf(fields['statutes']).map(readStatute),
    paragraphs,
    sourceUrl: /原文链接：(https?:\/\/[\w./?=&%-]+)/.exec(text)?.[1] ?? null,
  }
}

/** A cause as a path (知识产权与竞争纠纷> … > 侵害商标权纠纷) is its last step; of several the first. */
const causeOf = (path: string | null): string | null =>
  path?.split(/>\s*/).at(-1)?.split(' ')[0]?.replace(/注$/, '') || null

/** The text as the court wrote it: databases put a header of facts before it and repeat the title after that. */
function withoutHeader(paragraphs: readonly string[]): string[] {
  if (paragraphs[0] !== '北大法宝') return [...paragraphs]
  const title = paragraphs.find((line) => /(?:判决书|裁定书|决定书|通知书)$/.test(line))
  const last = title ? paragraphs.slice(0, 60).lastIndexOf(title) : -1
  return paragraphs.slice(Math.max(0, last))
}

const PROVIDERS: Record<string, string> = {
  'www.wipo.int': 'WIPO Arbitration and Mediation Center',
  'www.adrforum.com': 'Forum',
  'www.adndrc.org': 'Asian Domain Name Dispute Resolution Centre',
  'udrp.adr.eu': 'Czech Arbitration Court',
  'odr.org.cn': 'CIETAC Online Dispute Resolution Center',
  'ciidrc.org': 'Canadian International Internet Dispute Resolution Centre',
}

function readPanelDecision(fields: Record<string, unknown>, text: string, id: string | null): DocumentDraft {
  const paragraphs = splitParagraphs(text)
  const number = lineOf(fields['case_number']) ?? findEnglishNumber(paragraphs)
  const host = lineOf(fields['url_host'])
  const [complainants, respondents] = [linesOf(fields['complainant']), linesOf(fields['respondent'])]
  return {
    id,
    kind: 'decision',
    language: 'en',
    number,
    title:
      complainants[0] && respondents[0]
        ? `${complainants[0]} v. ${respondents[0]}`
        : (paragraphs.find((line) => / v\. /.test(line))?.slice(0, 300) ?? number),
    forum: (host ? (PROVIDERS[host] ?? host) : null) ?? providerOf(paragraphs),
    cause: 'Domain name dispute (UDRP)',
    // Some providers write 04-11-2008, where nobody can tell the day from the month; it is left open then.
    decidedOn: readDecisionDay(linesOf(fields['pub_date'])[0] ?? ''),
    parties: [
      ...complainants.map((name): LegalParty => ({ role: 'Complainant', name })),
      ...respondents.map((name): LegalParty => ({ role: 'Respondent', name })),
      ...linesOf(fields['panelist']).map((name): LegalParty => ({ role: 'Panelist', name })),
    ],
    marks: linesOf(fields['trademark']).map((mark): NamedMark => ({
      text: mark.slice(0, 300),
      number: null,
      office: null,
    })),
    domains: linesOf(fields['domains']),
    paragraphs,
  }
}

function providerOf(paragraphs: readonly string[]): string {
  const head = paragraphs.slice(0, 30).join('\n')
  if (/WIPO/.test(head)) return PROVIDERS['www.wipo.int']!
  if (/arbitration forum|adrforum|^forum$/im.test(head)) return PROVIDERS['www.adrforum.com']!
  if (/Asian Domain Name/i.test(head)) return PROVIDERS['www.adndrc.org']!
  if (/Czech Arbitration|Arbitration Center for Internet Disputes/i.test(head)) return PROVIDERS['udrp.adr.eu']!
  if (/Canadian International Internet/i.test(head)) return PROVIDERS['ciidrc.org']!
  return 'UDRP'
}

export const PROCEEDINGS: Record<string, string> = {
  OPP: 'Opposition',
  CAN: 'Cancellation',
  EXA: 'Ex parte appeal',
  CNU: 'Concurrent use',
  EXT: 'Extension of time to oppose',
}

/** Where the USPTO shows a proceeding. */
export const ttabAddress = (number: string) => `https://ttabvue.uspto.gov/ttabvue/v?pno=${encodeURIComponent(number)}`

export const TTAB = 'Trademark Trial and Appeal Board'

function readBoardDecision(fields: Record<string, unknown>, text: string, id: string | null): DocumentDraft {
  const number = lineOf(fields['number'])
  const names = lineOf(fields['parties'])
  const [plaintiff, defendant] = names?.split(/\s+v\.\s+/) ?? []
  const grounds = linesOf(fields['grounds']).join(', ')
  const type = lineOf(fields['type'])
  return {
    id,
    kind: 'decision',
    language: 'en',
    number,
    title: names ?? number,
    forum: TTAB,
    jurisdiction: 'US',
    cause: [PROCEEDINGS[type ?? ''] ?? type, grounds].filter(Boolean).join(': ') || null,
    decidedOn: readStatedDay(lineOf(fields['date'])),
    result: lineOf(fields['decision']),
    parties: [
      ...(plaintiff && defendant ? [{ role: 'Plaintiff', name: plaintiff }] : []),
      ...(defendant ? [{ role: 'Defendant', name: defendant }] : []),
    ],
    paragraphs: splitParagraphs(text),
    sourceUrl: number && ttabAddress(number),
  }
}

const LINE_MAX = 500
const LINES_MAX = 300

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const lineOf = (value: unknown): string | null => oneLine(textOf(value) ?? '').slice(0, LINE_MAX) || null
const linesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => lineOf(each) ?? []).slice(0, LINES_MAX)

function pairsOf(value: unknown): LegalParty[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, LINES_MAX).flatMap((pair: unknown) => {
    const [role, name] = Array.isArray(pair) ? pair.map(lineOf) : []
    return role && name ? [{ role: role.slice(0, 100), name: name.slice(0, 300) }] : []
  })
}
