import type { MarkAnalysis } from '../analyze.ts'
import { coreCharacters, coreLength, type MarkElement } from '../mark-element.ts'
import { echoOf } from '../echoes.ts'
import * as at from '../kernel/layout.ts'
import type { Finding } from '../score-marks.ts'
import { isNative, type DecidingPair, type Pair, type Step } from './pair.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { addedKind, commonStart, isContained } from './rule.ts'
import { sentences, type Detail, type Reason } from './sentences.ts'

/** A channel that alone would make a middle hit deserves a sentence of its own. */
const WORTH_SAYING = 0.6

/** What is less rare in the register is called common. */
const COMMON = 0.6

/** One to three sentences: why the deciding rule holds, what else speaks for it, and which part is meant. */
export function explain(
  finding: Finding,
  rule: RuleId,
  pair: DecidingPair | null,
  steps: readonly Step[],
  a: MarkAnalysis,
  b: MarkAnalysis,
): Reason[] {
  if (!pair) return [sameMark(finding, rule, a, b)]
  const part = () => sentences.wordPart(pair.a.shown, pair.b.shown)
  if (rule === 'F01' || rule === 'F02') return [part()]
  const reasons = finding.pair >= 3 ? [across(finding, rule, pair)] : sameScript(finding, rule, pair, steps)
  if (finding.lowered) reasons.push(sentences.otherMeaning())
  if (finding.parts) reasons.push(part())
  return reasons
}

function sameMark(finding: Finding, rule: RuleId, a: MarkAnalysis, b: MarkAnalysis): Reason {
  if (finding.identity === 2) {
    const cut = longestCut(a, b)
    const form = rule === 'L04' ? sentences.wordForm(a.text.trim(), b.text.trim()) : undefined
    return form ?? sentences.sameCore(a.han ? a.core : a.core.toUpperCase(), cut)
  }
  if (a.text.trim() === b.text.trim()) return sentences.identical()
  return sentences.sameCharacters(overlooked(rule, a.text, b.text))
}

/** The legal form, domain ending or article that only one of the marks has. */
function longestCut(a: MarkAnalysis, b: MarkAnalysis): string {
  const cuts = [a, b].flatMap(({ han, latin }) =>
    [han, latin].flatMap((element) => {
      if (!element) return []
      const { core, text } = element
      const end = text.slice(core.end).join('')
      const start = text.slice(0, core.start).join('')
      return element.kind === 'han' ? [start, end] : [start.toUpperCase(), end.toUpperCase()]
    }),
  )
  return cuts.toSorted((one, other) => other.length - one.length)[0] ?? ''
}

/** What two identical marks differ in. */
function overlooked(rule: RuleId, a: string, b: string): Detail {
  if (rule === 'C02') return { zh: '繁简或异体字形', en: 'the traditional, simplified or variant form' }
  const [one, other] = [a.normalize('NFKC'), b.normalize('NFKC')]
  if (one.toLowerCase() === other.toLowerCase())
    return one === other ? { zh: '全半角', en: 'the width of the characters' } : { zh: '大小写', en: 'the case' }
  if (rule === 'L02') return { zh: '变音符号或字宽', en: 'an accent or the width of the letters' }
  return { zh: '空格、标点或大小写', en: 'spacing, punctuation or case' }
}

function across(finding: Finding, rule: RuleId, { a, b }: Pair): Reason {
  const [han, latin] = a.kind === 'han' ? [a, b] : [b, a]
  const pinyin = han.pinyin.join(' ')
  if (rule === 'D01') return sentences.sameNumber(han.shown, latin.shown)
  if (rule === 'C25') return sentences.initials(latin.shown, han.shown)
  if (rule === 'C24') return sentences.pinyin(latin.shown, han.shown, pinyin)
  if (rule === 'C27') return sentences.establishedName(han.shown, latin.shown)
  if (rule === 'C20') return sentences.contains(han.shown, latin.shown)
  if (rule === 'L25') return sentences.weakShared(latin.shown)
  const name = finding.cross === at.X_ECHO ? echoOf(han.coreText, han.pinyin) : undefined
  if (name) return sentences.soundsLikeName(han.shown, latin.shown, name)
  if (rule === 'C29' || rule === 'K02') return sentences.translation(han.shown, latin.shown)
  if (rule === 'J05' || rule === 'K01') return sentences.spelling(latin.shown, han.shown, lettersOf(han))
  return sentences.rendering(han.shown, latin.shown, pinyin)
}

/** How kana or hangul are spelt. */
const lettersOf = ({ nativeLetters }: MarkElement) =>
  nativeLetters.map((letter) => String.fromCharCode(96 + letter)).join('')

/** What differs between two elements. */
type Difference = { a: string; b: string }

function difference({ a, b }: Pair, steps: readonly Step[]): Difference {
  const [ofA, ofB]: [number[], number[]] = [[], []]
  for (const { kind, i, j } of steps) {
    const [inA, inB] = [kind !== 'added', kind !== 'left']
    if (kind === 'same' || (inA && !isInCore(a, i)) || (inB && !isInCore(b, j))) continue
    if (inA) addInOrder(ofA, i)
    if (inB) addInOrder(ofB, j)
  }
  const found = { a: textAt(a, ofA), b: textAt(b, ofB) }
  return a.kind === 'han' ? found : { a: found.a.toUpperCase(), b: found.b.toUpperCase() }
}

/** Of neighbours that have changed places, the later one comes first. */
function addInOrder(places: number[], place: number): void {
  const last = places.at(-1)
  if (last !== undefined && last > place) places.splice(-1, 0, place)
  else places.push(place)
}

function textAt({ text }: MarkElement, places: readonly number[]): string {
  let found = ''
  for (const place of places) found += text[place]!
  return found
}

const isInCore = ({ core }: MarkElement, i: number) => i >= core.start && i < core.end

/** Why two elements of the same script are near, and a second sentence where that has another reason, too. */
function sameScript(finding: Finding, rule: RuleId, pair: DecidingPair, steps: readonly Step[]): Reason[] {
  const changed = difference(pair, steps)
  const main = ruleReason(finding, rule, pair, steps, changed)
  const second = further(finding, main, pair, steps, changed)
  return second ? [main, second] : [main]
}

function ruleReason(
  finding: Finding,
  rule: RuleId,
  pair: DecidingPair,
  steps: readonly Step[],
  changed: Difference,
): Reason {
  const { a, b } = pair
  const [one, other] = [a.shown, b.shown]
  const [shorter, longer] = coreLength(a) <= coreLength(b) ? [one, other] : [other, one]
  const count = Math.max(coreLength(a), coreLength(b))
  const order = { zh: `“${one}”、“${other}”`, en: `“${one}”, “${other}”` }
  if (rule === 'C22' || rule === 'J06' || rule === 'K02') return sentences.sameMeaning(one, other)
  if (rule === 'L21') return sentences.translation(one, other)
  if (rule.startsWith('J')) return sentences.morae(Math.max(a.morae.length, b.morae.length), moraDetail(rule))
  if (rule === 'K01') return sentences.nearSound(lettersOf(a), lettersOf(b))
  if (rule === 'L15' || rule === 'D02') return sentences.soundsAlike(one, other, finding.sound === at.ONE)
  if (rule === 'L25') {
    const weak = sharedWeak(pair)
    return !weak && isCommon(finding.sharedRarity)
      ? sentences.commonShared(shorter)
      : sentences.weakShared(weak || shorter)
  }
  if (rule === 'D03') return sentences.strictDigits({ zh: '个别数字不同', en: 'differ in some digits' })
  if (rule === 'D04') return sentences.strictDigits({ zh: '数字顺序不同', en: 'have the digits in another order' })
  if (rule === 'L27' || rule === 'L08')
    return sentences.shortMark(count, { zh: '字母相同而顺序不同', en: 'the letters are the same in another order' })
  if (rule === 'C07') return firstCharacter(pair, changed)
  if (rule === 'C09' || rule === 'C10') return sentences.sameSound(a.pinyin.join(' '), sharedText(pair, steps))
  if (rule === 'C11') return sentences.nearSound(a.pinyin.join(' '), b.pinyin.join(' '))
  if (rule === 'C12' || rule === 'C13')
    return finding.shape > 0 ? sentences.lookAlike(changed.a, changed.b) : sentences.fewDiffer(changed.a, changed.b)
  if (rule === 'C19' || rule === 'C23') return sentences.exchanged(changed.a, changed.b)
  if (rule === 'C15') return sentences.repeats(longer, shorter)
  if (['C03', 'C04', 'C14', 'L16', 'L19'].includes(rule)) return sentences.otherOrder(order)
  if (['C16', 'C17', 'C18', 'C20', 'L17'].includes(rule))
    return contained(finding, pair, longer, shorter, changed.a || changed.b)
  if (rule === 'L03' || rule === 'L04') return sentences.wordForm(one, other)
  if (rule === 'L12' || rule === 'L13') return sentences.soundsAlike(one, other, finding.sound === at.ONE)
  if (rule === 'L14') return sentences.confusable(changed.a || one, changed.b || other)
  if (rule === 'L18') return sentences.initials(shorter, longer)
  if (rule === 'L07') return sentences.shortMark(count, differing(changed))
  if (rule === 'L10' || rule === 'L20' || rule === 'L23')
    return sentences.sameBeginning(one.slice(0, commonStart(one, other)), changed.a, changed.b)
  if (a.kind !== 'han') return sentences.lettersDiffer(count, changed.a, changed.b)
  const sameLength = coreLength(a) === coreLength(b) && changed.a.length > 0
  return sameLength ? sentences.oneDiffers(count, changed.a, changed.b) : sentences.fewDiffer(changed.a, changed.b)
}

function firstCharacter({ a, b }: Pair, changed: Difference): Reason {
  const [one, other] = [coreCharacters(a)[0], coreCharacters(b)[0]]
  if (one === undefined || other === undefined || one === other) return sentences.fewDiffer(changed.a, changed.b)
  return sentences.firstDiffers(one, other)
}

function contained(finding: Finding, pair: Pair, longer: string, shorter: string, added: string): Reason {
  if (!isContained(pair.a, pair.b)) return sentences.contains(longer, shorter)
  const kind = addedKind(finding, pair)
  if (kind !== 'coined') return sentences.addsWeak(longer, shorter, added, kind)
  return isCommon(finding.addedRarity)
    ? sentences.addsCommon(longer, shorter, added)
    : sentences.contains(longer, shorter)
}

const isCommon = (rarity: number) => rarity > 0 && rarity < COMMON * at.ONE

/** Characters that both have in the same order. */
function sharedText({ a }: Pair, steps: readonly Step[]): string {
  return steps
    .filter(({ kind }) => kind === 'same')
    .map(({ i }) => a.text[i])
    .join('')
}

function sharedWeak({ a, b }: Pair): string {
  const words = (element: MarkElement) => element.weak.map(({ start, end }) => element.text.slice(start, end).join(''))
  const others = new Set(words(b))
  const shared = words(a).filter((word) => others.has(word))
  return a.kind === 'han' ? shared.join('、') : shared.join(' ').toUpperCase()
}

/** A second sentence where another channel says something of its own. */
function further(
  finding: Finding,
  main: Reason,
  pair: DecidingPair,
  steps: readonly Step[],
  changed: Difference,
): Reason | undefined {
  const { a, b, channels } = pair
  if (finding.bound === at.B_CAP_WEAK) return undefined
  if (main.code === 'E10' && isCommon(finding.sharedRarity))
    return sentences.commonShared((coreLength(a) < coreLength(b) ? a : b).shown)
  const second = channels[1]
  if (!second || second.share < WORTH_SAYING) return undefined
  if (second.channel === 'shape' && main.code !== 'E6' && main.code !== 'E21' && changed.a && changed.b)
    return a.kind === 'han' ? sentences.lookAlike(changed.a, changed.b) : sentences.confusable(changed.a, changed.b)
  if (second.channel !== 'sound' || ['E4', 'E5', 'E8', 'E10', 'E16', 'E20'].includes(main.code)) return undefined
  if (a.kind !== 'han') return sentences.soundsAlike(a.shown, b.shown, finding.sound === at.ONE)
  if (isNative(a) || isNative(b)) return undefined
  const [one, other] = [a.pinyin.join(' '), b.pinyin.join(' ')]
  if (finding.sound === at.ONE) return sentences.sameSound(one, sharedText(pair, steps))
  return finding.sound >= 0.9 * at.ONE ? sentences.nearSound(one, other) : undefined
}

const moraDetails: Readonly<Record<string, Detail>> = {
  J01: { zh: '仅有一音不同', en: 'one differs' },
  J02: { zh: '仅有清浊之别', en: 'one differs in voice alone' },
  J03: { zh: '仅多或少一音', en: 'one is added or missing' },
  J04: { zh: '有两音不同', en: 'two differ' },
}
const moraDetail = (rule: RuleId) => moraDetails[rule]!

function differing({ a, b }: Difference): Detail {
  if (!a || !b) return { zh: `仅多或少“${a || b}”`, en: `“${a || b}” is added or missing` }
  return { zh: `“${a}”与“${b}”不同`, en: `“${a}” and “${b}” differ` }
}
