import { analyzeMark } from '../analyze.ts'
import type { MarkElement } from '../mark-element.ts'
import type { Severity } from '../registrability/registrability.ts'
import { isCommonSurname } from '../words/surnames.ts'
import { describesGoods, tradeNames } from '../words/weak-kinds.ts'
import * as words from './grounds-words.ts'

export type GroundId =
  | ('A01' | 'A02' | 'A03' | 'A04' | 'A05' | 'A06' | 'A07' | 'A09' | 'A10' | 'A11')
  | ('A14' | 'A15' | 'A17' | 'A18' | 'A19' | 'A20' | 'A21' | 'A22')

/** What may bar a mark whoever files it, and what was found. An assessment by published criteria, not a decision. */
export type AbsoluteGround = { id: GroundId; entry: string; severity: Severity; zh: string; en: string }

/** What the caller knows of the goods and of places: folded words without blanks. */
export type GroundsData = {
  classes: readonly number[]
  /** Names of the goods and their synonyms. */
  genericNames: readonly string[]
  /** Words that describe the goods: contents, purpose, taste. */
  descriptiveWords: readonly string[]
  /** Places at or above the county, full and short. */
  places: readonly string[]
}

type Found = Omit<AbsoluteGround, 'zh' | 'en'>
type Mark = { core: string; han: MarkElement | null; latin: MarkElement | null; words: string[]; data: GroundsData }
type Check = (mark: Mark) => Found | undefined

const sentences: Readonly<Record<GroundId, { zh: string; en: string }>> = {
  A01: { zh: '与我国国家名称相同或近似', en: 'is or resembles the name of the state' },
  A02: { zh: '首字为“国”，易被认为是国家级', en: 'begins with 国, which claims the rank of the state' },
  A03: {
    zh: '与国家标志、中央机关或其所在地名称相同',
    en: 'names a symbol or a central organ of the state, or its seat',
  },
  A04: { zh: '与外国国家名称相同或近似', en: 'is or contains the name of a foreign state' },
  A05: { zh: '与政府间国际组织名称相同', en: 'names an intergovernmental organisation' },
  A06: { zh: '与官方标志、检验印记相同', en: 'names an official sign of control or guarantee' },
  A07: { zh: '与“红十字”“红新月”相同或近似', en: 'is or resembles Red Cross or Red Crescent' },
  A09: { zh: '为县级以上行政区划地名', en: 'is or contains a place at or above the county' },
  A10: { zh: '为公众知晓的外国地名', en: 'is or contains a foreign place that the public knows' },
  A11: { zh: '易使公众对质量等特点产生误认', en: 'may deceive about quality or contents' },
  A14: { zh: '仅为商品的通用名称或型号', en: 'is nothing but a generic name or a model' },
  A15: { zh: '仅直接表示商品的特点', en: 'does nothing but describe the goods' },
  A17: { zh: '过于简单，缺乏显著特征', en: 'is too simple to distinguish anything' },
  A18: { zh: '过于复杂，缺乏显著特征', en: 'is too long to distinguish anything' },
  A19: { zh: '为广告宣传用语或祝颂语', en: 'is an advertising phrase or a wish' },
  A20: { zh: '仅为行业通用的经营场所或渠道用语', en: 'is nothing but a word for a place or a way of trade' },
  A21: { zh: '仅为常见姓氏', en: 'is nothing but a common surname' },
  A22: { zh: '仅为夸赞性文字', en: 'is nothing but praise' },
}

const found = (id: GroundId, entry: string, severity: Severity): Found => ({ id, entry, severity })

/** A word of a list that is at the beginning or the end of the characters, or is one of the words of letters. */
function contained({ han, words: own, core }: Mark, list: readonly string[]): string | undefined {
  const characters = han ? han.text.join('') : ''
  return list.find((word) => {
    if (word === core) return true
    if (/^[a-z0-9]+$/.test(word)) return own.includes(word)
    return characters !== '' && (characters.startsWith(word) || characters.endsWith(word))
  })
}

const whole = ({ core }: Mark, list: readonly string[]) => (list.includes(core) ? core : undefined)

/** Blocked where the whole mark is an entry, else the milder severity. */
const byExtent = (id: GroundId, mark: Mark, list: readonly string[], partly: Severity): Found | undefined => {
  const entry = contained(mark, list)
  return entry === undefined ? undefined : found(id, entry, entry === mark.core ? 'block' : partly)
}

const LONG_HAN = 12
const LONG_WORDS = 7

const checks: readonly Check[] = [
  (mark) => {
    const exception = words.stateNameExceptions.find((word) => mark.core.startsWith(word))
    const entry = contained(mark, words.stateNames)
    if (entry === undefined) return undefined
    return exception ? found('A01', exception, 'possible') : found('A01', entry, 'block')
  },
  ({ core, data }) => {
    const rest = /^国(\p{Script=Han}+)$/u.exec(core)?.[1]
    if (rest === undefined) return undefined
    const claims = /^[酒宴药礼货茶窖]$/.test(rest) || data.genericNames.includes(rest) || words.laudatory.includes(rest)
    return found('A02', `国${rest}`, claims ? 'block' : 'possible')
  },
  (mark) => byExtent('A03', mark, words.stateSymbols, 'block'),
  (mark) => {
    const entry = contained(mark, words.foreignStates)
    if (entry === undefined) return undefined
    const severity = words.stateNameWords.includes(entry) ? 'possible' : entry === mark.core ? 'block' : 'likely'
    return found('A04', entry, severity)
  },
  (mark) => byExtent('A05', mark, words.organisations, 'possible'),
  (mark) => {
    const entry = contained(mark, words.controlSigns)
    return entry === undefined ? undefined : found('A06', entry, 'likely')
  },
  (mark) => byExtent('A07', mark, words.humanitarianSigns, 'block'),
  (mark) => {
    const entry = contained(mark, mark.data.places)
    return entry === undefined ? undefined : found('A09', entry, entry === mark.core ? 'likely' : 'possible')
  },
  (mark) => {
    const entry = contained(mark, words.foreignPlaces)
    return entry === undefined ? undefined : found('A10', entry, entry === mark.core ? 'likely' : 'possible')
  },
  (mark) => {
    const entry = contained(mark, words.claims)
    return entry === undefined ? undefined : found('A11', entry, 'likely')
  },
  (mark) => {
    const entry = whole(mark, mark.data.genericNames)
    if (entry !== undefined) return found('A14', entry, 'block')
    const model = /^[a-z]{1,3}\d{1,4}$/.exec(mark.core)?.[0]
    return model === undefined ? undefined : found('A14', model, 'likely')
  },
  (mark) => {
    const entry = whole(mark, mark.data.descriptiveWords) ?? onlyDescribes(mark)
    return entry === undefined ? undefined : found('A15', entry, 'block')
  },
  ({ core }) => (/^(?:[a-z]{1,2}|\d+)$/.test(core) ? found('A17', core, 'likely') : undefined),
  ({ core, han, words: own }) => {
    const isLong = (han?.units.length ?? 0) >= LONG_HAN || own.length >= LONG_WORDS
    return isLong ? found('A18', core, 'likely') : undefined
  },
  (mark) => {
    const entry =
      whole(mark, words.advertising) ?? words.advertisingBeginnings.find((word) => mark.core.startsWith(word))
    return entry === undefined ? undefined : found('A19', entry, 'likely')
  },
  (mark) => {
    const entry = whole(mark, words.tradeWords)
    return entry === undefined ? undefined : found('A20', entry, 'block')
  },
  ({ core }) => (isCommonSurname(core) ? found('A21', core, 'likely') : undefined),
  (mark) => {
    const entry = whole(mark, words.laudatory)
    return entry === undefined ? undefined : found('A22', entry, 'likely')
  },
]

/** A quantity, or nothing but words for the goods of the classes. */
function onlyDescribes({ core, han, latin, data }: Mark): string | undefined {
  if (/^\d+(?:ml|l|g|kg|mm|cm|w|毫升|升|克|千克|斤)$/.test(core)) return core
  const element = han ?? latin
  if (!element || (han && latin)) return undefined
  const { start, end } = element.core
  const covered = new Set(
    element.weak.flatMap((span) => {
      const trade = tradeNames.find((name) => name === span.kind)
      if (!trade || !describesGoods(trade, data.classes)) return []
      return Array.from({ length: span.end - span.start }, (_, i) => span.start + i)
    }),
  )
  return covered.size > 0 && covered.size === end - start ? core : undefined
}

/**
 * The absolute grounds for refusal of a word mark in mainland China, whoever files it (rule section 4). Grounds that need
 * images, sounds, the applicant or reviewed lists are not checked: A08, A12, A13, A16, A23 to A28.
 */
export function checkAbsoluteGrounds(text: string, data: GroundsData): AbsoluteGround[] {
  const { key, han, latin } = analyzeMark(text)
  if (key === '') return []
  const mark = { core: key, han, latin, words: latin?.words.map(({ letters }) => letters) ?? [], data }
  return checks.flatMap((check) => {
    const hit = check(mark)
    if (!hit) return []
    const { zh, en } = sentences[hit.id]
    return [{ ...hit, zh: `“${hit.entry}”${zh}。`, en: `“${hit.entry}” ${en}.` }]
  })
}
