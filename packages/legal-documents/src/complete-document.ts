import { RecordError } from '@markwright/registers'
import { numberKey } from '@markwright/domain/marks/register-number'
import { legalFaults } from './faults.ts'
import {
  findCaseNumber,
  findChineseParties,
  findCourt,
  findEnglishNumber,
  findJudgmentDay,
  findResult,
  readLevel,
} from './find-facts.ts'
import { distinctMarks, findChineseMarks, findEnglishMarks } from './find-marks.ts'
import { findStatutes } from './find-statutes.ts'
import type { LegalDocument, StatuteCitation } from './legal-document.ts'
import { TEXT_CHARACTERS_MAX } from './paragraphs.ts'

/** What a source says of a document; what it leaves open, or null, is looked for in the text. */
export type DocumentDraft = {
  [Field in keyof Omit<LegalDocument, 'key'>]?: LegalDocument[Field] | null | undefined
} & {
  /** By which the source names it; null where it does not. */
  id: string | null
}

const RULING = /裁定书|裁定|决定书|DECISION|Decision|decision/

/**
 * A document with what its text says beyond its source. What the source says itself is never replaced.
 * @throws RecordError for one without a number, a court or any content
 */
export function completeDocument(draft: DocumentDraft): LegalDocument {
  const paragraphs = draft.paragraphs ?? []
  const text = paragraphs.join('\n')
  if (text.length > TEXT_CHARACTERS_MAX) throw new RecordError(legalFaults.textTooLong(TEXT_CHARACTERS_MAX))
  const language = draft.language ?? languageOf(`${draft.title ?? ''}\n${text}`)
  const isChinese = language === 'zh'
  const head = [draft.title ?? '', ...paragraphs.slice(0, 40)].join('\n')
  const number = draft.number ?? (isChinese ? findCaseNumber(head) : findEnglishNumber(paragraphs))
  if (!number || numberKey(number) === '') throw new RecordError(legalFaults.noNumber)
  const forum = draft.forum ?? (isChinese ? findCourt(paragraphs) : null)
  if (!forum) throw new RecordError(legalFaults.noForum)
  const result = draft.result ?? (isChinese ? findResult(paragraphs) : null)
  if (paragraphs.length === 0 && !result) throw new RecordError(legalFaults.noContent)
  const jurisdiction =
    draft.jurisdiction ?? (/人民法院|知识产权法院|国家知识产权局|商标评审委员会/.test(forum) ? 'CN' : null)
  const decidedOn = draft.decidedOn ?? (isChinese ? findJudgmentDay(paragraphs) : null)
  const named = isChinese ? findChineseMarks(text) : findEnglishMarks(text, jurisdiction === 'US' ? 'US' : null)
  const source = draft.source ?? null
  return {
    key: draft.id ? `${source ?? ''}\n${draft.id}` : `${forum}\n${numberKey(number)}\n${decidedOn ?? ''}`,
    kind: draft.kind ?? (/法院|Court/.test(forum) ? 'judgment' : 'decision'),
    number,
    title: draft.title ?? titleOf(paragraphs, number),
    jurisdiction,
    forum: withoutSeparator(forum),
    level: draft.level ?? (isChinese ? readLevel(`${draft.title ?? ''} ${number}`) : null),
    cause: draft.cause ? withoutSeparator(draft.cause) : null,
    decidedOn,
    result,
    language,
    parties: draft.parties?.length ? draft.parties : isChinese ? findChineseParties(paragraphs) : [],
    marks: distinctMarks([...(draft.marks ?? []), ...named]),
    domains: draft.domains ?? [],
    statutes: distinctStatutes([...findStatutes(text), ...(draft.statutes ?? [])]),
    paragraphs,
    source,
    sourceUrl: draft.sourceUrl ?? null,
  }
}

/** Lists of courts and causes in addresses are separated by semicolons. */
const withoutSeparator = (text: string) => text.replaceAll(/\s*;\s*/g, ', ')

function languageOf(text: string): 'zh' | 'en' {
  const sample = text.slice(0, 4000)
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * 4 > sample.length ? 'zh' : 'en'
}

/** The first line that says what the document is, as the names of collections stand before it. */
const titleOf = (paragraphs: readonly string[], number: string): string =>
  paragraphs.slice(0, 20).find((line) => line.length <= 200 && / v\. |判决书$/.test(line)) ??
  paragraphs.slice(0, 20).find((line) => line.length <= 200 && RULING.test(line)) ??
  number

/** Each once; a law without a provision is left out where one of its provisions is there. */
function distinctStatutes(statutes: readonly StatuteCitation[]): StatuteCitation[] {
  const found = new Map(statutes.map((each) => [`${each.law}\n${each.provision ?? ''}`, each]))
  const laws = new Set(statutes.filter(({ provision }) => provision).map(({ law }) => law))
  return [...found.values()].filter(({ law, provision }) => provision || !laws.has(law))
}
