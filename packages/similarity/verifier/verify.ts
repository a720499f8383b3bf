// Decides from the two names alone whether what is said of a hit is true. It shares no code with what says it.
import { checkFigures } from './figures.ts'
import { isQuotedFrom, type Explanation, type Hit } from './hit.ts'
import { checkRule } from './rules.ts'
import { checkSpans } from './spans.ts'
import { areSame, lettersOf } from './names.ts'
import { readSlots, type Slots, type Template, type Verdict } from './template.ts'
import { templates } from './templates.ts'

/** A statement that is false, or that nothing at hand decides. */
export type Problem = {
  isFalse: boolean
  /** What is concerned: `sentence E6`, `rule C08`, `figure text`, `span sound`. */
  what: string
  rule: string
  statement: string
  why: string
}

/** How many statements an explanation makes: sentences in either language, spans, figures and the rule. */
export const statementCount = ({ reasons, spans, components }: Explanation) =>
  2 * reasons.length + spans.length + Object.keys(components).length + 3

/** Every statement of a hit that is not known to be true. */
export function verifyHit(hit: Hit, known: readonly Template<Hit>[] = templates): Problem[] {
  const { reasons, rule } = hit.explanation
  const problems: Problem[] = []
  const add = (what: string, statement: string, verdict: Verdict) => {
    if (verdict !== null)
      problems.push({ isFalse: verdict !== undefined, what, rule, statement, why: verdict ?? 'nothing decides it' })
  }
  const compared = narrowedTo(hit)
  if (reasons.length === 0) add('sentence', '', 'no sentence says why')
  for (const reason of reasons)
    add(
      `sentence ${reason.code}`,
      `${reason.zh} / ${reason.en}`,
      checkReason(reason, NARROWS.test(reason.zh) ? hit : compared, known),
    )
  for (const [statement, why] of contradictions(reasons)) add('sentence contradiction', statement, why)
  const isSamePart = compared !== hit && areSame(lettersOf(compared.query), lettersOf(compared.name))
  add(`rule ${rule}`, rule, isSamePart && /^(?:C18|L17)$/.test(rule) ? null : checkRule(compared))
  for (const { what, verdict } of checkFigures(compared))
    add(`figure ${what}`, JSON.stringify(hit.explanation.components), verdict)
  for (const { what, verdict } of checkSpans(hit)) add(`span ${what}`, JSON.stringify(hit.explanation.spans), verdict)
  return problems
}

/** What a sentence says that names the distinctive part of a mark: the mark, and the part that was compared. */
const NARROWS = /^“([^“”]+)”中的.*比较的是其显著部分“([^“”]+)”。$/

/** A hit with the parts in place of the names, where sentences say that parts were compared. */
function narrowedTo(hit: Hit): Hit {
  let { query, name } = hit
  const narrowed = new Set<string>()
  for (const { zh } of hit.explanation.reasons) {
    const [, mark, part] = NARROWS.exec(zh) ?? []
    if (!mark || !part) continue
    if (isQuotedFrom(mark, query) && !narrowed.has('query')) {
      query = part
      narrowed.add('query')
    } else name = part
  }
  return query === hit.query && name === hit.name ? hit : { ...hit, query, name }
}

type Reason = Explanation['reasons'][number]

function checkReason(reason: Reason, hit: Hit, known: readonly Template<Hit>[]): Verdict {
  let verdict: Verdict = 'the sentence is of no known form'
  if (/“”|undefined|null|NaN/.test(reason.zh + reason.en)) return 'a quotation is empty'
  for (const template of known) {
    if (template.code !== reason.code) continue
    const [zh, en] = [readSlots(template.zh, reason.zh), readSlots(template.en, reason.en)]
    if (!zh && !en) continue
    if (!zh || !en) {
      verdict = 'the languages say different things'
      continue
    }
    const own = saySame(zh, en) ?? areLiteral(zh, hit) ?? template.check(zh, en, hit)
    if (own === null) return null
    verdict = own
  }
  return verdict
}

/** Slots that are free text are in the language of the sentence, but for pinyin, which has none. */
function saySame(zh: Slots, en: Slots): string | null {
  for (const [name, texts] of Object.entries(zh)) {
    const isFree = name === 'd_text' || name === 'k_text'
    if (!isFree && en[name]?.join('\n') !== texts.join('\n')) return 'the languages say different things'
  }
  return null
}

/** Every quotation is in one of the names as it is printed. */
function areLiteral(slots: Slots, { query, name }: Hit): string | null {
  for (const [slot, texts] of Object.entries(slots)) {
    const quotations = slot.endsWith('_text')
      ? Array.from(texts[0]!.matchAll(/“([^“”]+)”/g), ([, text]) => text!)
      : texts
    for (const text of quotations)
      if (
        !/^\d+$/.test(text) &&
        !slot.match(/^[nm]$/) &&
        !isFreeText(slot, texts) &&
        !isQuotedFrom(text, query) &&
        !isQuotedFrom(text, name)
      )
        return `“${text}” stands in neither name`
  }
  return null
}
const isFreeText = (slot: string, texts: readonly string[]) => slot.endsWith('_text') && !texts[0]!.includes('“')

const pairsThatContradict: readonly (readonly [RegExp, RegExp])[] = [
  [/读音(?:均|明显)?不同/, /读音相[同近]|拼音相[同近]/],
  [/字形.*(?:均不同|明显不同)/, /字形相近/],
  [/拼音相同/, /拼音相近|个音节相同/],
  [/完全相同/, /不同|相近|仅/],
  [/含义不同|不同含义/, /含义相同|相同的含义|含义对应/],
]

function contradictions(reasons: readonly Reason[]): [string, string][] {
  const found: [string, string][] = []
  const codes = reasons.map(({ zh }) => zh)
  if (new Set(codes).size < codes.length) found.push([codes.join(' '), 'a sentence is said twice'])
  for (const one of codes)
    for (const other of codes)
      if (one !== other && pairsThatContradict.some(([a, b]) => a.test(one) && b.test(other)))
        found.push([`${one} ${other}`, 'two sentences contradict each other'])
  return found
}
