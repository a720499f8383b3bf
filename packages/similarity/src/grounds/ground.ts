import type { Severity } from '../registrability/registrability.ts'

export type GroundId =
  | ('A01' | 'A02' | 'A03' | 'A04' | 'A05' | 'A06' | 'A07' | 'A08' | 'A09' | 'A10' | 'A11' | 'A12' | 'A13')
  | ('A14' | 'A15' | 'A17' | 'A18' | 'A19' | 'A20' | 'A21' | 'A22' | 'A23' | 'A24' | 'A25')

/** What may bar a mark whoever files it, and what was found. An assessment by published criteria, not a decision. */
export type AbsoluteGround = {
  id: GroundId
  /** The word that was found. */
  entry: string
  severity: Severity
  /** Of the Trademark Law of 2019, such as `10(1)(8)`. */
  article: string
  zh: string
  en: string
}

type Reason = { id: GroundId; article: string; zh: string; en: string }

/** Why a name is refused: the ground, the article of the Trademark Law of 2019, and the predicate of the sentence. */
const reasons = {
  state: {
    id: 'A01',
    article: '10(1)(1)',
    zh: '与我国国家名称相同或近似',
    en: 'is or resembles the name of the state',
  },
  stateRank: {
    id: 'A02',
    article: '10(1)(8)',
    zh: '首字为“国”，易被认为是国家级',
    en: 'begins with 国, which claims the rank of the state',
  },
  stateSymbol: {
    id: 'A03',
    article: '10(1)(1)',
    zh: '与国家标志、中央机关或其所在地名称相同',
    en: 'names a symbol or a central organ of the state, or its seat',
  },
  foreignState: {
    id: 'A04',
    article: '10(1)(2)',
    zh: '与外国国家名称相同或近似',
    en: 'is or contains the name of a foreign state',
  },
  organisation: {
    id: 'A05',
    article: '10(1)(3)',
    zh: '与政府间国际组织名称相同或近似',
    en: 'names an intergovernmental organisation',
  },
  control: {
    id: 'A06',
    article: '10(1)(4)',
    zh: '与官方标志、检验印记相同或近似',
    en: 'names an official sign of control or guarantee',
  },
  redCross: {
    id: 'A07',
    article: '10(1)(5)',
    zh: '与“红十字”“红新月”相同或近似',
    en: 'is or resembles Red Cross or Red Crescent',
  },
  slur: { id: 'A08', article: '10(1)(6)', zh: '带有歧视性', en: 'discriminates against a people or a group' },
  place: {
    id: 'A09',
    article: '10(2)',
    zh: '为县级以上行政区划地名',
    en: 'is or contains a place at or above the county',
  },
  foreignPlace: {
    id: 'A10',
    article: '10(2)',
    zh: '为公众知晓的外国地名',
    en: 'is or contains a foreign place that the public knows',
  },
  claim: {
    id: 'A11',
    article: '10(1)(7)',
    zh: '易使公众对质量、功效、成分等特点产生误认',
    en: 'may deceive about quality, effect or contents',
  },
  origin: {
    id: 'A12',
    article: '10(1)(7)',
    zh: '易使公众对产地产生误认',
    en: 'may deceive about the origin of the goods',
  },
  offensive: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '有害于社会主义道德风尚或有其他不良影响（粗俗、冒犯或违法用语）',
    en: 'offends morality or has another adverse influence, as a vulgar, insulting or criminal expression',
  },
  abuseByKey: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '为粗俗用语的拼音、缩写或谐音，有害于社会主义道德风尚或有其他不良影响',
    en: 'is read as an abusive expression, by pinyin, initials or sound, and offends morality',
  },
  political: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '涉及政治敏感内容，易产生不良影响',
    en: 'is politically delicate and has an adverse influence',
  },
  authority: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '与国家机关名称相同或近似，易产生不良影响',
    en: 'names an authority of the state, which has an adverse influence',
  },
  media: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '与国家媒体名称相同或近似，易产生不良影响',
    en: 'names media of the state, which has an adverse influence',
  },
  army: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '与军队、军事用语相同或近似，易产生不良影响',
    en: 'names armed forces or what belongs to them, which has an adverse influence',
  },
  party: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '与政党、群团组织名称或用语相同或近似，易产生不良影响',
    en: 'names a party or a mass organisation, which has an adverse influence',
  },
  games: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '与奥林匹克标志、赛会等特殊标志相同或近似，易产生不良影响',
    en: 'names Olympic or other protected signs of games and fairs, which has an adverse influence',
  },
  event: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '涉及社会公众事件，易产生不良影响',
    en: 'refers to an event of public concern, which has an adverse influence',
  },
  religion: {
    id: 'A13',
    article: '10(1)(8)',
    zh: '涉及宗教，易伤害宗教感情或产生其他不良影响',
    en: 'refers to a religion, which may hurt religious feelings',
  },
  generic: {
    id: 'A14',
    article: '11(1)(1)',
    zh: '仅为商品的通用名称或型号',
    en: 'is nothing but a generic name or a model',
  },
  descriptive: {
    id: 'A15',
    article: '11(1)(2)',
    zh: '仅直接表示商品的原料、功能、用途等特点',
    en: 'does nothing but describe the goods, their material, function or purpose',
  },
  tooSimple: {
    id: 'A17',
    article: '11(1)(3)',
    zh: '过于简单，缺乏显著特征',
    en: 'is too simple to distinguish anything',
  },
  tooComplex: {
    id: 'A18',
    article: '11(1)(3)',
    zh: '过于复杂，缺乏显著特征',
    en: 'is too long to distinguish anything',
  },
  slogan: {
    id: 'A19',
    article: '11(1)(3)',
    zh: '为广告宣传用语或祝颂语',
    en: 'is an advertising phrase or a wish',
  },
  tradeWord: {
    id: 'A20',
    article: '11(1)(3)',
    zh: '仅为行业通用的经营场所、企业形式或渠道用语',
    en: 'is nothing but a word for a place, a form or a way of trade',
  },
  surname: { id: 'A21', article: '11(1)(3)', zh: '仅为常见姓氏', en: 'is nothing but a common surname' },
  praise: { id: 'A22', article: '11(1)(2)', zh: '仅为夸赞性文字', en: 'is nothing but praise' },
  leader: {
    id: 'A23',
    article: '10(1)(8)',
    zh: '与领导人或政治人物姓名、称谓相同或近似，易产生不良影响',
    en: 'names a leader or a political figure, which has an adverse influence',
  },
  hero: {
    id: 'A23',
    article: '10(1)(8)',
    zh: '与英雄烈士或历史人物姓名相同或近似，易产生不良影响',
    en: 'names a hero, a martyr or a historic figure, which has an adverse influence',
  },
  publicFigure: {
    id: 'A23',
    article: '10(1)(8)',
    zh: '与公众人物姓名相同或近似，易产生不良影响',
    en: 'names a public figure, which has an adverse influence',
  },
  indication: {
    id: 'A24',
    article: '16(1)',
    zh: '很可能为地理标志，易误导公众',
    en: 'is likely a geographical indication and may mislead the public',
  },
  wellKnown: {
    id: 'A25',
    article: '13',
    zh: '与公众熟知的商标相同或近似',
    en: 'is or resembles a mark that the public knows',
  },
} as const satisfies Record<string, Reason>

export type ReasonId = keyof typeof reasons

/** What was found, before it is put into words. */
export type Found = { reason: ReasonId; entry: string; severity: Severity }

export const found = (reason: ReasonId, entry: string, severity: Severity): Found => ({ reason, entry, severity })

/** The ground that a reason belongs to. */
export const groundOf = (reason: ReasonId): GroundId => reasons[reason].id

const numerals = [
  '',
  '一',
  '二',
  '三',
  '四',
  '五',
  '六',
  '七',
  '八',
  '九',
  '十',
  '十一',
  '十二',
  '十三',
  '十四',
  '十五',
  '十六',
]

/** `10(1)(8)` as 第十条第一款第八项. */
function articleInChinese(article: string): string {
  const [number = '', paragraph, item] = article.split(/[()]+/).filter(Boolean)
  const numeral = (text: string) => numerals[Number(text)] ?? text
  return `第${numeral(number)}条${paragraph ? `第${numeral(paragraph)}款` : ''}${item ? `第${numeral(item)}项` : ''}`
}

/** A ground in words, with its article in both languages. */
export function phraseGround({ reason, entry, severity }: Found): AbsoluteGround {
  const { id, article, zh, en } = reasons[reason]
  return {
    id,
    entry,
    severity,
    article,
    zh: `“${entry}”${zh}（《商标法》${articleInChinese(article)}）。`,
    en: `“${entry}” ${en} (Trademark Law, Article ${article}).`,
  }
}
